import type { SentCommand } from '@ronde/contract/http/command';
import { gamesIn, type Match, never, type PlayerId, type TypedResult } from '@ronde/engine';
import type { Ruled } from '@ronde/engine/game/ruled';

/**
 * A decision as a command: what it changes of a match, else the line that it leaves. Points are in the score that
 * counts, clocks are on the table, an appeal leaves what was decided or is decided anew. Null: nobody sits opposite.
 */
export function commandOfRuling(
  { effect, article, ruling, choice, points }: Ruled,
  match: Match,
  against: PlayerId,
  round: number,
): SentCommand | null {
  const [first, second] = match.players;
  if (second === undefined) return null;
  const table = { round, players: [first, second] as const, saw: match.result ?? null };
  const record = (result: TypedResult): SentCommand => ({ kind: 'record', ...table, result });
  const line = { kind: 'sanction', round, player: against, ruling, choice, article } as const;
  switch (effect.kind) {
    case 'exclusion':
      return { kind: 'sanction', round, player: against, sanction: 'exclusion', article };
    case 'warning':
      return { ...line, sanction: 'warning' };
    case 'points':
      return { ...line, sanction: 'penalty', points };
    case 'lost':
      return record({ kind: 'awarded', to: against === first ? second : first, games: gamesIn(match.result), article });
    case 'forfeit':
      return record({ kind: 'forfeit', by: against, games: [], article });
    case 'none':
    case 'clock':
    case 'score':
    case 'appeal':
      return { ...line, sanction: 'ruling' };
    default:
      return never(effect);
  }
}
