import { isGranted, type Match, type MatchResult, never, type PlayerId } from '@ronde/engine';
import type { Names } from '../names.ts';
import { number, score } from '../numbers.ts';
import { inSeatOrder, seatsOf } from '../seats.ts';
import { namedScores, type WargameSide, type WargameSides, wargameScore, wargameSides } from '../wargame-echo.ts';
import type { Echo } from '../words.ts';

/** A result of L’Art de la Guerre in words: who wins, then both scores and how they are made. */
export function wargameEcho(match: Match, result: MatchResult, names: Names, own?: PlayerId): Echo | null {
  switch (result.kind) {
    case 'losses':
    case 'points': {
      const sides = wargameSides(match, result);
      return sides && (sides.won ? won(match, result, sides, names, own) : drawn(match, result, sides, names, own));
    }
    case 'awarded':
      return { said: `Game awarded to ${names.short(result.to)}.`, points: '90 – 0' };
    case 'forfeit':
      return forfeit(match, result, names);
    case 'decided':
      return { said: result.winner === null ? 'Draw.' : `${names.short(result.winner)} wins.`, points: '' };
    case 'games':
      return null;
    default:
      return never(result);
  }
}

function won(match: Match, result: MatchResult, { first, second }: WargameSides, names: Names, own?: PlayerId): Echo {
  const winner = names.short(first.player);
  const loser = names.short(second.player);
  const rout = second.broken ? `: the army of ${loser} is broken` : '';
  const points = first.parts
    ? `${winner} ${made(first)}, ${loser} ${made(second)}`
    : namedScores(match, wargameScore(match, result) ?? [0, 0], names, own);
  const said = isGranted(match, result) ? `Win granted to ${winner}.` : `${winner} wins${rout}.`;
  return { said, points: followed(points, beyond(first, second)) };
}

/** “96: 100 − 4” */
function made({ points, parts }: WargameSide): string {
  const [base, ...rest] = parts ?? [];
  if (base === undefined) return String(points);
  return `${points}: ${base.n}${rest.map(({ sign, n }) => ` ${sign} ${n}`).join('')}`;
}

const followed = (points: string, notes: readonly string[]): string =>
  notes.length === 0 ? points : `${points}. ${notes.join(' ')}`;

/** Losses above the total count as the total. */
function beyond(...sides: readonly WargameSide[]): readonly string[] {
  return sides.flatMap(({ over }) =>
    over ? [`A loss of ${number(over.lost)} of ${over.total} counts as ${over.total}.`] : [],
  );
}

function drawn(match: Match, result: MatchResult, { first, second }: WargameSides, names: Names, own?: PlayerId): Echo {
  const scores = wargameScore(match, result) ?? [first.points, second.points];
  const broken = [first, second].filter((side) => side.broken);
  const rout =
    broken.length === 2
      ? ['Both armies are broken.']
      : broken.map(({ player }) => `The army of ${names.short(player)} is broken: note why the game is drawn.`);
  const notes = [...beyond(first, second), ...rout];
  if (own !== undefined) return { said: 'Draw:', points: followed(namedScores(match, scores, names, own), notes) };
  const seats = seatsOf(match);
  return { said: 'Draw.', points: followed(score(seats ? inSeatOrder(seats, scores) : scores), notes) };
}

function forfeit({ players }: Match, { by }: Extract<MatchResult, { kind: 'forfeit' }>, names: Names): Echo {
  if (by === 'both')
    return { said: 'Nobody at the table.', points: '10 each, or 0 without coming back for a later round.' };
  const stayed = players.find((player) => player !== by) ?? by;
  return {
    said: `Forfeit by ${names.short(by)}.`,
    points: `${names.short(stayed)} 90. ${names.short(by)} 10, or 0 without coming back for a later round.`,
  };
}

/** Asked before two typed scores of a decided game are kept; null where they add up, or nobody won. */
export function oddSum([a, b]: readonly [number, number]): string | null {
  return a + b === 110 ? null : `${a} + ${b} = ${a + b}; a decided game adds up to 110. Enter to keep it.`;
}

/** “87 (97 − 10, list handed in late)”: the malus stands apart from the result. */
export function malus(points: number, off: number, reason?: string): string {
  return `${number(points - off)} (${points} − ${off}${reason ? `, ${reason}` : ''})`;
}
