import type { Game, Loss, TypedResult } from '@ronde/engine';
import { inSeatOrder, needsSecondLook, type Seats } from '@ronde/language';
import { figure, gamesAt, points, type Side, type Slot, sides, total } from './slots.ts';
import { type Length, mostGames, type Pair, settled, type Typed, winnerByLosses, winnerByPoints } from './typed.ts';

/** Asked before it is saved: an unlikely score, as typed; two scores of a won game that do not add up. */
export type Ask =
  | { readonly kind: 'score'; readonly game: Game }
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

const playerOf = (side: Side | 'draw' | null, { players }: Seats): string | null =>
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
function whole([left, right]: Pair): readonly [number, number] | null {
  const [a, b] = [points(left), points(right)];
  return a === null || b === null ? null : [a, b];
}

function readGames(pairs: readonly Pair[], seats: Seats, length: Length): Reading {
  if (pairs.every(isEmpty)) return { kind: 'empty' };
  const games: Game[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (settled(games, length)) break;
    const game = whole(pair);
    if (!game) return { kind: 'missing', slot: figure(gamesAt[i] ?? 0, points(pair[0]) === null ? 0 : 1) };
    games.push(game);
  }
  const doubtful = games.find(needsSecondLook);
  return {
    kind: 'result',
    result: { kind: 'games', games: games.map((game) => inSeatOrder(seats, game)) },
    ask: doubtful ? { kind: 'score', game: doubtful } : null,
  };
}

const isEmpty = ([left, right]: Pair): boolean => points(left) === null && points(right) === null;

function readLosses({ pairs: [lost], totals, granted }: Typed, seats: Seats): Reading {
  if (isEmpty(lost)) return granted === null ? { kind: 'empty' } : { kind: 'missing', slot: figure(0, 0) };
  const gap = sides.flatMap((side): readonly Slot[] => {
    if (points(lost[side]) === null) return [figure(0, side)];
    return (points(totals[side]) ?? 0) < 1 ? [total(side)] : [];
  })[0];
  if (gap) return { kind: 'missing', slot: gap };
  const loss = (side: Side): Loss => ({ lost: points(lost[side]) ?? 0, total: points(totals[side]) ?? 0 });
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
  if (!typed) return { kind: 'missing', slot: figure(0, points(pair[0]) === null ? 0 : 1) };
  const winner = playerOf(granted ?? winnerByPoints(typed), seats);
  return {
    kind: 'result',
    result: { kind: 'points', winner, points: inSeatOrder(seats, typed) },
    ask: winner !== null && typed[0] + typed[1] !== sumOfAWonGame ? { kind: 'sum', points: typed } : null,
  };
}

/** 100 and 10 of the text, whatever was lost. */
const sumOfAWonGame = 110;
