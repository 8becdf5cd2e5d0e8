import type { View } from './view.ts';

/** Before this round, or (he himself and his opponent) in it; meetings at other open tables apart. */
export function hasMet({ race, own, meeting }: View, one: number, other: number): boolean {
  if (race.taken[one]?.has(other)) return true;
  return meeting?.met === true && [one, other].includes(own.place) && [one, other].includes(meeting.opponent);
}
