import type { PointsRace } from './points-race.ts';
import type { View } from './view.ts';

/**
 * By how much the opponents' total of another player can exceed his own in the end, at the least and at the most, with
 * the two on the same points: common opponents cancel out, and each open table is decided for itself.
 */
export function totalsBetween(view: View<PointsRace>, other: number): readonly [least: number, most: number] {
  const { race, own, meeting } = view;
  const times = new Map<number, number>();
  const count = (place: number, one: 1 | -1): Map<number, number> => times.set(place, (times.get(place) ?? 0) + one);
  for (const place of race.opponents[other] ?? []) count(place, 1);
  for (const place of race.opponents[own.place] ?? []) count(place, -1);
  const weight = (place: number): number => times.get(place) ?? 0;
  let fixed = 0;
  for (const [place, weighs] of times) fixed += weighs * (race.points[place] ?? 0);
  if (meeting) fixed += weight(own.place) * meeting.points[0] + weight(meeting.opponent) * meeting.points[1];
  let [least, most] = [fixed, fixed];
  for (const { players, options } of [...view.near, ...view.far]) {
    const [a, b] = players;
    if (weight(a) === 0 && weight(b) === 0) continue;
    const moved = options
      .filter(({ points }) => players.every((place, seat) => place !== other || onHisPoints(view, place, points[seat])))
      .map(({ points }) => weight(a) * points[0] + weight(b) * points[1]);
    if (moved.length === 0) continue;
    least += Math.min(...moved);
    most += Math.max(...moved);
  }
  return [least, most];
}

function onHisPoints({ race, own }: View<PointsRace>, place: number, gained = 0): boolean {
  return (race.points[place] ?? 0) + gained === own.points;
}
