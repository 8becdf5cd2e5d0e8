import type { Match, PlayerId } from '@ronde/engine';

/** Two people of different tables of a draft, and what their tables become; null while there are not two. */
export interface Swap {
  readonly players: readonly [PlayerId, PlayerId];
  /** Who sits at the table of each, as it is read here. */
  readonly saw: readonly [PlayerId[], PlayerId[]];
  readonly after: readonly (readonly PlayerId[])[];
}

export function swapOf(matches: readonly Match[], one: PlayerId | null, other: PlayerId | null): Swap | null {
  if (one === null || other === null) return null;
  const [first, second] = [seatsAt(matches, one), seatsAt(matches, other)];
  if (!first || !second || first.includes(other)) return null;
  const put = (seats: readonly PlayerId[], from: PlayerId, to: PlayerId) => seats.map((id) => (id === from ? to : id));
  return { players: [one, other], saw: [first, second], after: [put(first, one, other), put(second, other, one)] };
}

function seatsAt(matches: readonly Match[], player: PlayerId): PlayerId[] | undefined {
  const match = matches.find(({ players }) => players.some((id) => id === player));
  return match && [...match.players];
}
