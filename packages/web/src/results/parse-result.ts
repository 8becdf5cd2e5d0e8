import type { GameScore, Loss, TypedResult } from '@ronde/engine';
import { decidedSum, wargameScales } from '@ronde/engine/criteria/wargame-score';
import { inSeatOrder, needsSecondLook, type Seats } from '@ronde/language';
import {
  type Length,
  mostGames,
  type Typed,
  type TypedPair,
  typedThrough,
  winnerByLosses,
  winnerByPoints,
} from './result-fields.ts';
import { figure, gamesAt, type Slot, type SlotSide, sides, total, typedPoints } from './slots.ts';

/** Asked before it is saved: an unlikely score, as typed; two scores of a won game that do not add up. */
export type Ask =
  | { readonly kind: 'score'; readonly game: GameScore }
  | { readonly kind: 'sum'; readonly points: readonly [number, number] };

/** What the strip amounts to. `missing`: one figure is there, another not; an empty field is never zero. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing'; readonly slot: Slot }
  | { readonly kind: 'result'; readonly result: TypedResult; readonly ask: Ask | null };

export function readTyped(typed: Typed, seats: Seats, length: Length): Reading {
  const { mode, away, granted, standing, pairs } = typed;
  if (standing) return { kind: 'result', result: standing, ask: null };
  if (away[0] || away[1]) return readForfeit(typed, seats, length);
  if (mode === 'games' && granted !== null)
    return { kind: 'result', result: { kind: 'decided', winner: playerOf(granted, seats) }, ask: null };
  if (mode === 'games') return readGames(pairs.slice(0, mostGames(length)), seats, length);
  return mode === 'losses' ? readLosses(typed, seats) : readPoints(typed, seats);
}

const playerOf = (side: SlotSide | 'draw' | null, { players }: Seats): string | null =>
  side === null || side === 'draw' ? null : players[side];

/** The games played stay; no score is invented. */
function readForfeit({ away, pairs }: Typed, seats: Seats, { bestOf }: Length): Reading {
  const by = away[0] && away[1] ? 'both' : seats.players[away[0] ? 0 : 1];
  const games = bestOf === 1 ? [] : pairs.map(whole).filter((game) => game !== null);
  return {
    kind: 'result',
    result: { kind: 'forfeit', by, games: games.map((game) => inSeatOrder(seats, game)) },
    ask: null,
  };
}

/** Both figures of a pair; null where one is not there. */
function whole([left, right]: TypedPair): readonly [number, number] | null {
  const [a, b] = [typedPoints(left), typedPoints(right)];
  return a === null || b === null ? null : [a, b];
}

function readGames(pairs: readonly TypedPair[], seats: Seats, length: Length): Reading {
  if (pairs.every(isEmpty)) return { kind: 'empty' };
  const games: GameScore[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (typedThrough(games, length)) break;
    const game = whole(pair);
    if (!game) return { kind: 'missing', slot: figure(gamesAt[i] ?? 0, typedPoints(pair[0]) === null ? 0 : 1) };
    games.push(game);
  }
  const doubtful = games.find(needsSecondLook);
  return {
    kind: 'result',
    result: { kind: 'games', games: games.map((game) => inSeatOrder(seats, game)) },
    ask: doubtful ? { kind: 'score', game: doubtful } : null,
  };
}

const isEmpty = ([left, right]: TypedPair): boolean => typedPoints(left) === null && typedPoints(right) === null;

function readLosses({ pairs: [lost], totals, granted }: Typed, seats: Seats): Reading {
  if (isEmpty(lost)) return granted === null ? { kind: 'empty' } : { kind: 'missing', slot: figure(0, 0) };
  const gap = sides.flatMap((side): readonly Slot[] => {
    if (typedPoints(lost[side]) === null) return [figure(0, side)];
    return (typedPoints(totals[side]) ?? 0) < 1 ? [total(side)] : [];
  })[0];
  if (gap) return { kind: 'missing', slot: gap };
  const loss = (side: SlotSide): Loss => ({
    lost: typedPoints(lost[side]) ?? 0,
    total: typedPoints(totals[side]) ?? 0,
  });
  const cohesion = [loss(0), loss(1)] as const;
  const winner = playerOf(granted ?? winnerByLosses(cohesion), seats);
  return {
    kind: 'result',
    result: { kind: 'losses', winner, cohesion: inSeatOrder(seats, cohesion) },
    ask: null,
  };
}

function readPoints({ pairs: [pair], granted }: Typed, seats: Seats): Reading {
  if (isEmpty(pair)) return granted === null ? { kind: 'empty' } : { kind: 'missing', slot: figure(0, 0) };
  const typed = whole(pair);
  if (!typed) return { kind: 'missing', slot: figure(0, typedPoints(pair[0]) === null ? 0 : 1) };
  const winner = playerOf(granted ?? winnerByPoints(typed), seats);
  return {
    kind: 'result',
    result: { kind: 'points', winner, points: inSeatOrder(seats, typed) },
    ask: winner !== null && typed[0] + typed[1] !== sumOfAWonGame ? { kind: 'sum', points: typed } : null,
  };
}

/** Whatever was lost. */
const sumOfAWonGame = decidedSum(wargameScales.seed);
