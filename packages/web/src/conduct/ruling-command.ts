import type { SentCommand } from '@ronde/contract/http/command';
import { gamesIn, type Match, type PlayerId, type TypedResult } from '@ronde/engine';
import type { Ruled } from '@ronde/engine/game/ruled';

/**
 * What a decision changes in the tournament, as a command; null where nothing does: points are in the score that
 * counts, clocks are on the table, an appeal leaves what was decided or is decided anew.
 */
export function commandOfRuling(
  { effect, article }: Ruled,
  match: Match,
  against: PlayerId,
  round: number,
): SentCommand | null {
  const [first, second] = match.players;
  if (second === undefined) return null;
  const table = { round, players: [first, second] as const, saw: match.result ?? null };
  const record = (result: TypedResult): SentCommand => ({ kind: 'record', ...table, result });
  switch (effect.kind) {
    case 'warning':
    case 'exclusion':
      return { kind: 'sanction', round, player: against, sanction: effect.kind, article };
    case 'lost':
      return record({ kind: 'awarded', to: against === first ? second : first, games: gamesIn(match.result), article });
    case 'forfeit':
      return record({ kind: 'forfeit', by: against, games: [], article });
    default:
      return null;
  }
}
