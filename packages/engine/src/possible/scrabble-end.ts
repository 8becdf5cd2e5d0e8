import { better } from './ahead.ts';
import { outerBound, spreadAlone, whenVoid } from './level.ts';
import { type Race, type Side, type View, viewsOf } from './race.ts';
import { whenCounted } from './tied-sets.ts';

/** The place at one end, and whether some results lead to it. */
export interface End {
  readonly place: number;
  readonly exact: boolean;
}

/**
 * The best or worst final place of a player of a Scrabble formula whose last round is drawn. Exact, unless more sets of
 * players tied with him are possible than are looked at: then a bound.
 */
export function scrabbleEnd(race: Race, target: number, side: Side): End {
  const ends = viewsOf(race, target, side).map(aheadIn);
  const ahead = ends.reduce<number | null>((found, end) => better(side, found, end.ahead), null);
  return { place: 1 + (ahead ?? 0), exact: ends.some((end) => end.exact && end.ahead === ahead) };
}

function aheadIn(view: View): { readonly ahead: number; readonly exact: boolean } {
  if (view.race.rule === 'none') return { ahead: spreadAlone(view), exact: true };
  const bound = outerBound(view);
  const level = view.race.rule === 'if-all-met' ? whenVoid(view) : null;
  if (level === bound) return { ahead: bound, exact: true };
  const counted = whenCounted(view);
  const reached = better(view.side, level, counted.ahead);
  return counted.whole && reached !== null
    ? { ahead: reached, exact: true }
    : { ahead: bound, exact: reached === bound };
}
