import { better, suiting } from './ahead.ts';
import { whenAllMet } from './by-head-to-head.ts';
import { outerBound, whenVoid } from './by-spread.ts';
import { whenTwoEach } from './by-two-each.ts';
import { type Ahead, type End, endOf, type Race, type Side } from './race.ts';
import { type View, viewer } from './view.ts';

/**
 * The best or worst final place of a player of a Scrabble formula whose last round is drawn. Exact, unless more results
 * have to be looked at than are: then a bound.
 */
export function scrabbleEnds(race: Race): (target: number, side: Side) => End {
  const views = viewer(race);
  return (target, side) => endOf(side, differing(views(target, side)).map(aheadIn));
}

/** While his opponent is not level with him, nothing but the spread is moved by how their table ended. */
function differing(views: readonly View[]): readonly View[] {
  return views.filter((view, i) => {
    const { meeting, level, own, settledAhead } = view;
    if (level.some(({ place }) => place === meeting?.opponent)) return true;
    return !views.some((other, j) => {
      if (i === j || other.settledAhead !== settledAhead || other.level.length !== level.length) return false;
      const further = suiting(view) * (own.spread - other.own.spread);
      return further > 0 || (further === 0 && j < i);
    });
  });
}

function aheadIn(view: View): Ahead {
  switch (view.race.rule) {
    case 'unmet-two-each':
      return whenTwoEach(view);
    case 'if-all-met':
      return ifAllMet(view);
  }
}

function ifAllMet(view: View): Ahead {
  const bound = outerBound(view);
  const level = whenVoid(view);
  if (level === bound) return { ahead: bound, exact: true };
  const counted = whenAllMet(view);
  const reached = better(view.side, level, counted.ahead);
  return counted.whole && reached !== null
    ? { ahead: reached, exact: true }
    : { ahead: bound, exact: reached === bound };
}
