import { type GameScore, type Loss, type MatchResult, wargameScales } from '@ronde/engine';
import {
  countText,
  gameOfSlot,
  gamesAt,
  type Mode,
  type Slot,
  type SlotSide,
  scoreText,
  sideOf,
  sides,
} from './slots.ts';

export type TypedPair = readonly [string, string];

/** As many as the longest match has games. */
type Pairs = readonly [TypedPair, TypedPair, TypedPair, TypedPair, TypedPair];

/** What stands in the strip for one table, as typed. */
export interface Typed {
  readonly mode: Mode;
  /** Left and right, a pair a game; losses and points have the first alone. */
  readonly pairs: Pairs;
  /** Cohesion of the two armies. */
  readonly totals: TypedPair;
  /** Who forfeits. */
  readonly away: readonly [boolean, boolean];
  /** `V`: said to have won, or that nobody has; null: the figures say it. */
  readonly granted: SlotSide | 'draw' | null;
  /** A result that no field shows (a match that was awarded). It stands until something is typed. */
  readonly standing: MatchResult | null;
}

const none: TypedPair = ['', ''];

export function blank(mode: Mode = 'games', totals: TypedPair = none): Typed {
  return { mode, pairs: [none, none, none, none, none], totals, away: [false, false], granted: null, standing: null };
}

export function sameTyped(a: Typed, b: Typed): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a field shows. */
export function textIn({ pairs, totals }: Typed, slot: Slot): string {
  const game = gameOfSlot(slot);
  return (game === null ? totals : pairs[game])[sideOf(slot)];
}

export function withText(typed: Typed, slot: Slot, text: string): Typed {
  const [game, side] = [gameOfSlot(slot), sideOf(slot)];
  if (game === null) return { ...typed, totals: replaced(typed.totals, side, countText(text)), standing: null };
  const clean = typed.mode === 'losses' ? countText(text) : scoreText(text);
  const pairs = typed.pairs.map((pair, i) => (i === game ? replaced(pair, side, clean) : pair));
  return {
    ...typed,
    pairs: whole(pairs),
    away: replaced(typed.away, side, false),
    // The scores of games say who won.
    granted: typed.mode === 'games' ? null : typed.granted,
    standing: null,
  };
}

/** `F`: this player did not come; again: they did. A forfeit has no score, but for the games that were played. */
export function withForfeit(typed: Typed, side: SlotSide, bestOf: 1 | 3 | 5): Typed {
  const away = replaced(typed.away, side, !typed.away[side]);
  const kept = bestOf > 1 || !away.some(Boolean) ? typed.pairs : blank().pairs;
  return { ...typed, pairs: kept, away, granted: null, standing: null };
}

/** `V`: this player has won, whatever was said before; again: nobody has, which the figures may say by themselves. */
export function withVictory(typed: Typed, side: SlotSide): Typed {
  const granted = typed.granted !== side ? side : drawnBySelf(typed) ? null : 'draw';
  const pairs = typed.mode === 'games' ? blank().pairs : typed.pairs;
  return { ...typed, pairs, away: [false, false], granted, standing: null };
}

/** No winner in the figures of a wargame. A result without figures says nothing by itself. */
function drawnBySelf({ mode, pairs: [[a, b]], totals: [ofA, ofB] }: Typed): boolean {
  if (mode === 'games') return false;
  const loss = (lost: string, total: string): Loss => ({ lost: figureIn(lost), total: figureIn(total) || Infinity });
  const points = mode === 'points';
  return (points ? winnerByPoints([figureIn(a), figureIn(b)]) : winnerByLosses([loss(a, ofA), loss(b, ofB)])) === null;
}

/** `P`: the next way to type it. What was typed in another way goes. */
export function inNextMode(typed: Typed, modes: readonly Mode[]): Typed {
  const mode = modes[(modes.indexOf(typed.mode) + 1) % modes.length] ?? typed.mode;
  return mode === typed.mode ? typed : { ...blank(mode, typed.totals), granted: null };
}

/** How long a match may be: its games, and the one that it began with (a final that counts a game of the rounds). */
export interface Length {
  readonly bestOf: 1 | 3 | 5;
  /** Told by who won it, who stands first on the left. */
  readonly carried?: GameScore | null;
}

/** Games that may still be typed. */
export const mostGames = ({ bestOf, carried }: Length): number => bestOf - (carried ? 1 : 0);

/** What a game that is typed is called in its match, from 1: one of the rounds that counts came before. */
export const gameNumber = ({ carried }: Length, game: number): number => game + (carried ? 2 : 1);

/** Whether these games, left and right, end the match: won, or no game is left. */
export function typedThrough(games: readonly GameScore[], length: Length): boolean {
  const all = [...(length.carried ? [length.carried] : []), ...games];
  const won = (side: SlotSide): number => all.filter((game) => game[side] > game[side === 0 ? 1 : 0]).length;
  return games.length >= mostGames(length) || sides.some((side) => won(side) > length.bestOf / 2);
}

/** The fields that are seen, in the order of typing: one more game while those typed have not settled the match. */
export function slotsOf(typed: Typed, length: Length): readonly Slot[] {
  if (typed.mode === 'losses') return ['0.0', 'total.0', '0.1', 'total.1'];
  const games = typed.mode === 'points' ? 1 : gamesShown(typed, length);
  return gamesAt.slice(0, games).flatMap((game) => sides.map((side): Slot => `${game}.${side}`));
}

function gamesShown({ pairs }: Typed, length: Length): number {
  const fewest = Math.max(1, (length.bestOf + 1) / 2 - Math.max(...(length.carried ?? [0])));
  let shown = Math.max(fewest, 1 + pairs.findLastIndex((pair) => pair.some((text) => text !== '')));
  const full = (): boolean => pairs.slice(0, shown).every(([left, right]) => left !== '' && right !== '');
  const games = (): readonly GameScore[] =>
    pairs.slice(0, shown).map(([left, right]) => [figureIn(left), figureIn(right)]);
  while (shown < mostGames(length) && full() && !typedThrough(games(), length)) shown++;
  return Math.min(shown, mostGames(length));
}

const figureIn = (text: string): number => Number(text.replace('−', '-')) || 0;

/** Where Enter, Space and Tab go on to; a total that is known is passed over. Null: the last field. */
export function nextSlot(typed: Typed, length: Length, from: Slot): Slot | null {
  const order = slotsOf(typed, length).filter(
    (slot) => slot === from || gameOfSlot(slot) !== null || textIn(typed, slot) === '',
  );
  return order[order.indexOf(from) + 1] ?? null;
}

function replaced<T>(pair: readonly [T, T], side: SlotSide, value: T): readonly [T, T] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}

/** Pairs in their places, with empty ones after them. */
export function whole(pairs: readonly TypedPair[]): Pairs {
  const [a = none, b = none, c = none, d = none, e = none] = pairs;
  return [a, b, c, d, e];
}

/** A broken army has lost; where neither is, or both are, nobody has won (rules: score). */
export function winnerByLosses([left, right]: readonly [Loss, Loss]): SlotSide | null {
  const broken = ({ lost, total }: Loss): boolean => lost >= total;
  if (broken(left) === broken(right)) return null;
  return broken(left) ? 1 : 0;
}

const { draw, inflicted, lossPoints } = wargameScales.seed;
/** No draw gives more: whoever has more has won. */
const mostOfADraw = draw + inflicted * lossPoints;

/** Two typed scores say who won: a winner has more than any draw can give. */
export function winnerByPoints([left, right]: readonly [number, number]): SlotSide | null {
  if (left === right || Math.max(left, right) <= mostOfADraw) return null;
  return left > right ? 0 : 1;
}
