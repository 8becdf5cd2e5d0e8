import type {
  ChosenSettings,
  Consequences,
  Creation,
  Event,
  Match,
  MatchResult,
  Person,
  Player,
  Round,
  Settings,
  Step,
  Tournament,
  Waiting,
} from '@ronde/engine';
import type { SheetLine } from '@ronde/engine/game/score-sheet';
import type * as z from 'zod';
import type { Same } from '../values/same-type.ts';
import type { stepSchema } from '../values/steps.ts';
import type { commandSchema, consequencesSchema, SentCommand } from './command.ts';
import type { resultSchema } from './commands/results.ts';
import type { CreationBody, settingsSchema } from './creation.ts';
import type { waitingSchema } from './desk.ts';
import type { eventSchema } from './events.ts';
import type { personSchema } from './person.ts';
import type { sheetLineSchema } from './player.ts';
import type { SentStandings } from './standing-lines.ts';
import type { standingsSchema } from './standings.ts';
import type { playerSchema, roundSchema, sentMatchSchema, tournamentSchema } from './state.ts';

type SentCreation = Omit<Creation, 'id' | 'seed' | 'settings'> & { readonly settings?: ChosenSettings } & Partial<
    Pick<Creation, 'seed'>
  >;

/** Each schema is held against the engine's type: where they part, this line does not compile. */
export const held: {
  command: Same<z.infer<typeof commandSchema>, SentCommand>;
  consequences: Same<z.infer<typeof consequencesSchema>, Consequences>;
  creation: Same<Omit<CreationBody, 'command' | 'expected'>, SentCreation>;
  event: Same<z.infer<typeof eventSchema>, Event>;
  match: Same<z.infer<typeof sentMatchSchema>, Match>;
  person: Same<z.infer<typeof personSchema>, Person>;
  player: Same<z.infer<typeof playerSchema>, Player>;
  result: Same<z.infer<typeof resultSchema>, MatchResult>;
  round: Same<z.infer<typeof roundSchema>, Round>;
  sheetLine: Same<z.infer<typeof sheetLineSchema>, SheetLine>;
  settings: Same<z.infer<typeof settingsSchema>, Settings>;
  standings: Same<z.infer<typeof standingsSchema>, SentStandings>;
  step: Same<z.infer<typeof stepSchema>, Step>;
  tournament: Same<z.infer<typeof tournamentSchema>, Tournament>;
  waiting: Same<z.infer<typeof waitingSchema>, Waiting>;
} = {
  command: true,
  consequences: true,
  creation: true,
  event: true,
  match: true,
  person: true,
  player: true,
  result: true,
  round: true,
  sheetLine: true,
  settings: true,
  standings: true,
  step: true,
  tournament: true,
  waiting: true,
};
