import type { Person, Player, PlayerFacts, PlayerId, Tournament } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';

/** One person's card, as it was and as it becomes. */
export interface CategoryChange {
  readonly player: PlayerId;
  readonly saw: PlayerFacts;
  readonly to: PlayerFacts;
}

/** The cards that a category given to these people changes; empty takes theirs away, another case is the same one. */
export function categoryChanges(
  { players }: Pick<Tournament, 'players'>,
  chosen: ReadonlySet<PlayerId>,
  typed: string,
): readonly CategoryChange[] {
  const category = typed.trim();
  return players
    .filter((player) => chosen.has(player.id) && frenchKey(player.category ?? '') !== frenchKey(category))
    .map((player) => ({
      player: player.id,
      saw: player.category === undefined ? {} : { category: player.category },
      to: category === '' ? {} : { category },
    }));
}

/** Youngest first: a category is given to neighbours; whose year is not known comes last, by name. */
export function byBirth(
  players: readonly Player[],
  people: ReadonlyMap<PlayerId, Person>,
  name: (id: PlayerId) => string,
): readonly Player[] {
  const year = ({ id }: Player) => people.get(id)?.birthYear ?? 0;
  return players.toSorted((a, b) => year(b) - year(a) || frenchOrder(name(a.id), name(b.id)));
}
