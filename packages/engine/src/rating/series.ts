import type { Bars } from './season.ts';

export type Series = 'Joker' | 'A' | 'B' | 'C';

/** The series of a rating (§3); it can change after each event. */
export function seriesOf(rating: number, bars: Bars): Series {
  return rating >= bars.joker ? 'Joker' : rating >= bars.a ? 'A' : rating >= bars.b ? 'B' : 'C';
}
