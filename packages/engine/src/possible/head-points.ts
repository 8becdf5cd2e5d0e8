import type { Option } from './options.ts';
import type { OpenTable } from './race.ts';
import type { View } from './view.ts';

/** An open table that ends in a given way. */
export interface AtTable {
  readonly table: OpenTable;
  readonly option: Option;
}

/** Match points of a pair that has not met, where the rule counts them (Belgium, final standings). */
export const unmetPoints = 2;

/** What a player takes from another over all their meetings; `at`: his open table as it ends. */
export function takenFrom({ race, own, meeting }: View, place: number, other: number, at: AtTable | null): number {
  const before = race.taken[place]?.get(other);
  let now: number | null = null;
  if (at?.table.players.includes(other))
    now = at.option.met ? at.option.points[at.table.players[0] === place ? 0 : 1] : null;
  else if (meeting?.met && place === own.place && other === meeting.opponent) now = meeting.points[0];
  else if (meeting?.met && other === own.place && place === meeting.opponent) now = meeting.points[1];
  return before === undefined && now === null ? unmetPoints : (before ?? 0) + (now ?? 0);
}

/** PPM of somebody in a set. */
export function headPoints(view: View, set: ReadonlySet<number>): (place: number, at: AtTable | null) => number {
  return (place, at) => {
    let sum = 0;
    for (const other of set) if (other !== place) sum += takenFrom(view, place, other, at);
    return sum;
  };
}
