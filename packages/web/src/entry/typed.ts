import type { MatchResult } from '@ronde/engine';
import { countText, scoreText } from './figures-typed.ts';
import { gameOf, type Mode, type Side, type Slot, sideOf, sides } from './slots.ts';

export type Pair = readonly [string, string];

/** What stands in the strip for one table, as typed. */
export interface Typed {
  readonly mode: Mode;
  /** Left and right, a pair a game; losses and points have the first alone. */
  readonly pairs: readonly [Pair, Pair, Pair];
  /** Cohesion of the two armies. */
  readonly totals: Pair;
  /** Who forfeits. */
  readonly away: readonly [boolean, boolean];
  /** `V`: said to have won, or that nobody has; null: the figures say it. */
  readonly granted: Side | 'draw' | null;
  /** A result that no field shows (a match that was awarded). It stands until something is typed. */
  readonly standing: MatchResult | null;
}

const none: Pair = ['', ''];

export function blank(mode: Mode = 'games', totals: Pair = none): Typed {
  return { mode, pairs: [none, none, none], totals, away: [false, false], granted: null, standing: null };
}

export function sameTyped(a: Typed, b: Typed): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a field shows. */
export function textIn({ pairs, totals }: Typed, slot: Slot): string {
  const game = gameOf(slot);
  return (game === null ? totals : pairs[game])[sideOf(slot)];
}

export function withText(typed: Typed, slot: Slot, text: string): Typed {
  const [game, side] = [gameOf(slot), sideOf(slot)];
  if (game === null) return { ...typed, totals: replaced(typed.totals, side, countText(text)), standing: null };
  const clean = typed.mode === 'losses' ? countText(text) : scoreText(text);
  const pairs = typed.pairs.map((pair, i) => (i === game ? replaced(pair, side, clean) : pair));
  return {
    ...typed,
    pairs: three(pairs),
    away: replaced(typed.away, side, false),
    // The scores of games say who won.
    granted: typed.mode === 'games' ? null : typed.granted,
    standing: null,
  };
}

/** `F`: this player did not come; again: they did. A forfeit has no score, but for the games that were played. */
export function withForfeit(typed: Typed, side: Side, bestOf: 1 | 3): Typed {
  const away = replaced(typed.away, side, !typed.away[side]);
  const kept = bestOf === 3 || !away.some(Boolean) ? typed.pairs : blank().pairs;
  return { ...typed, pairs: kept, away, granted: null, standing: null };
}

/** `V`: this player has won; again: nobody has; again: as the figures say. */
export function withVictory(typed: Typed, side: Side): Typed {
  const granted = typed.granted === side ? 'draw' : typed.granted === 'draw' ? null : side;
  const pairs = typed.mode === 'games' ? blank().pairs : typed.pairs;
  return { ...typed, pairs, away: [false, false], granted, standing: null };
}

/** `P`: the next way to type it. What was typed in another way goes. */
export function inNextMode(typed: Typed, modes: readonly Mode[]): Typed {
  const mode = modes[(modes.indexOf(typed.mode) + 1) % modes.length] ?? typed.mode;
  return mode === typed.mode ? typed : { ...blank(mode, typed.totals), granted: null };
}

/** The fields that are seen, in the order of typing: a third game where two have not settled the match. */
export function slotsOf(typed: Typed, bestOf: 1 | 3): readonly Slot[] {
  if (typed.mode === 'losses') return ['0.0', 'total.0', '0.1', 'total.1'];
  const games = typed.mode === 'points' || bestOf === 1 ? 1 : wantsThird(typed) ? 3 : 2;
  return ([0, 1, 2] as const).slice(0, games).flatMap((game) => sides.map((side): Slot => `${game}.${side}`));
}

function wantsThird({ pairs: [first, second, third] }: Typed): boolean {
  if (third.some((text) => text !== '')) return true;
  const ahead = [first, second].map(([left, right]) =>
    left === '' || right === '' ? null : Math.sign(Number(left.replace('−', '-')) - Number(right.replace('−', '-'))),
  );
  return ahead.every((sign) => sign !== null) && Math.abs((ahead[0] ?? 0) + (ahead[1] ?? 0)) < 2;
}

/** Where Enter, Space and Tab go on to; a total that is known is passed over. Null: the last field. */
export function nextSlot(typed: Typed, bestOf: 1 | 3, from: Slot): Slot | null {
  const order = slotsOf(typed, bestOf).filter(
    (slot) => slot === from || gameOf(slot) !== null || textIn(typed, slot) === '',
  );
  return order[order.indexOf(from) + 1] ?? null;
}

function replaced<T>(pair: readonly [T, T], side: Side, value: T): readonly [T, T] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}

export function three<T>([a, b, c]: readonly T[]): readonly [T, T, T] {
  if (a === undefined || b === undefined || c === undefined) throw new Error('A match has at most three games.');
  return [a, b, c];
}
