import { type Match, never, outcome, type PlayerId, type Settings, type TableRef, type Waiting } from '@ronde/engine';
import { type Margins, margins } from '../margins.ts';
import type { Names } from '../names.ts';
import { score, signed } from '../numbers.ts';
import { counted } from '../plural.ts';
import type { Echo } from '../words.ts';
import { nouns } from './nouns.ts';

const pm = (points: number): string => `${points} PM`;

/** What a result means, in words, while it is typed and after. */
export function echo(match: Match, settings: Settings, bestOf: 1 | 3, names: Names): Echo | null {
  const sums = margins(match, settings, bestOf, outcome(match, settings, bestOf));
  if (!sums) return null;
  if (sums.players.length === 1)
    return { said: 'Bye this round.', points: `${pm(sums.first.pm)}, ${signed(sums.first.pdep)}` };
  const { result } = match;
  switch (result?.kind) {
    case 'games':
      return played(sums, bestOf, names);
    case 'forfeit':
      return forfeit(sums, result.by, names);
    case 'awarded':
      return { said: `Match awarded to ${names.short(result.to)} by the arbiters.`, points: `${both(sums, names)}.` };
    case undefined:
      return null;
    default:
      return never(result);
  }
}

/** `first` is the winner, or who starts when nobody wins. */
function played(sums: Margins, bestOf: 1 | 3, names: Names): Echo {
  const { first, second } = sums;
  if (!sums.won) {
    const spread = first.pdep === 0 ? '' : `, ${signed(first.pdep)} for ${names.short(first.player)}`;
    return { said: 'Draw.', points: `${pm(first.pm)} each${spread}.` };
  }
  const how = bestOf === 1 ? ` by ${byPoints(sums.raw)}` : `, ${sums.games[0]} games to ${sums.games[1]}`;
  const capped = sums.capped ? ` (spread ${Math.abs(sums.raw)}, capped)` : '';
  return {
    said: `${names.short(first.player)} wins${how}.`,
    points: `${pm(first.pm)}, ${signed(first.pdep)}${capped} to ${pm(second.pm)}, ${signed(second.pdep)}`,
  };
}

const byPoints = (margin: number): string => (margin === 1 ? 'one point' : counted('en', margin, nouns.point));

function forfeit(sums: Margins, by: PlayerId | 'both', names: Names): Echo {
  if (by === 'both') return { said: 'Nobody at the table.', points: `${pm(0)} each.` };
  const games = sums.games[0] + sums.games[1] + sums.games[2];
  const kept =
    games === 0 ? 'No game played.' : games === 1 ? 'The game played counts.' : `The ${games} games played count.`;
  return { said: `Forfeit by ${names.short(by)}.`, points: `${both(sums, names)}. ${kept}` };
}

function both({ first, second }: Margins, names: Names): string {
  return [first, second].map((s) => `${names.short(s.player)} ${pm(s.pm)}, ${signed(s.pdep)}`).join('; ');
}

/** Asked before an unlikely score is saved. */
export function secondLook(game: readonly [number, number]): string {
  return `${score(game)}: is that right? Enter to confirm, Esc to correct.`;
}

export function missingScore(player: PlayerId, names: Names): string {
  return `The score of ${names.short(player)} is missing.`;
}

/** Which tables have no result yet. */
export function missing(refs: readonly TableRef[], tables: number): string {
  const n = refs.length;
  if (n === 0) return `${tables} of ${counted('en', tables, nouns.table)}`;
  return `${n} of ${tables} ${tables === 1 ? 'table' : 'tables'} missing: ${refs.map((ref) => ref.table).join(', ')}`;
}

/** The next act of the day. */
export function nextAct(waiting: Waiting): string {
  switch (waiting.kind) {
    case 'registration':
      return 'Draw round 1';
    case 'draw':
      return `Draw round ${waiting.round}`;
    case 'publish':
      return `Publish round ${waiting.round}`;
    case 'results':
    case 'close-round':
      return `Close round ${waiting.round}`;
    case 'close':
      return 'Close the tournament';
    case 'closed':
      return 'Reopen the tournament';
    default:
      return never(waiting);
  }
}
