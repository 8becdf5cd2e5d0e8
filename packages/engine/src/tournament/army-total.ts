import type { People } from './people.ts';
import type { PlayerId, Tournament } from './state.ts';

/**
 * The cohesion of a player's army, as it was last typed in another round, else as their list says (`people`); null
 * where nobody has said it.
 */
export function armyTotal(
  { rounds }: Tournament,
  player: PlayerId,
  round: number,
  people: People = new Map(),
): number | null {
  const known = rounds.flatMap(({ matches }, i) =>
    i + 1 === round
      ? []
      : matches.flatMap(({ players, result }) => {
          const seat = (players as readonly PlayerId[]).indexOf(player);
          return result?.kind === 'losses' && (seat === 0 || seat === 1) ? [result.cohesion[seat].total] : [];
        }),
  );
  return known.at(-1) ?? people.get(player)?.marks?.cohesion ?? null;
}
