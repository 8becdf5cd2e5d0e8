import type { Settings } from '../tournament/settings.ts';
import type { FormatId } from '../tournament/state.ts';
import type { FinalCommand } from './commands/final.ts';
import type { PoolsCommand } from './commands/pools.ts';
import type { RegistrationCommand } from './commands/registration.ts';
import type { ResultCommand } from './commands/result.ts';
import type { RoundCommand } from './commands/round.ts';
import type { TournamentCommand } from './commands/tournament.ts';
import type { UmpireCommand } from './commands/umpire.ts';

export type { Fixed } from './commands/round.ts';
export type { ChosenSettings } from './commands/tournament.ts';

/**
 * What somebody asks for. A command carries what its author saw of its own subject; only that subject's change is a
 * conflict. `decide` answers with events or a refusal.
 */
export type Command =
  | TournamentCommand
  | RegistrationCommand
  | PoolsCommand
  | RoundCommand
  | ResultCommand
  | UmpireCommand
  | FinalCommand;

/** What creating a tournament needs. */
export interface Creation {
  readonly id: string;
  readonly name: string;
  readonly format: FormatId;
  readonly date: string;
  readonly endDate?: string;
  readonly place?: string;
  readonly theme?: string;
  readonly seed: number;
  readonly settings: Settings;
}
