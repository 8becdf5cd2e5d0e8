import { isNamed, wordsTyped } from '@ronde/contract/lists/name-search';
import type { Player } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';
import type { Desk } from '../../shell/desk.tsx';

/** One line of the list: the player with the name that it is sorted and found by. */
export interface ListedPlayer {
  readonly player: Player;
  readonly name: string;
  /** The name without what tells two namesakes apart. */
  readonly bare: string;
  readonly licence: string;
  readonly federation?: string | undefined;
}

/** Everybody registered, in French alphabetical order. */
export function listedPlayers({
  tournament,
  people,
  names,
}: Pick<Desk, 'tournament' | 'people' | 'names'>): readonly ListedPlayer[] {
  return tournament.players
    .map((player) => {
      const name = names.full(player.id);
      const { name: bare = name, licence = '', federation } = people.get(player.id) ?? {};
      // The place in the alphabet is worked out once a name, not once a comparison.
      return { line: { player, name, bare, licence, federation }, key: frenchKey(name) };
    })
    .sort((a, b) => (a.key === b.key ? frenchOrder(a.line.name, b.line.name) : a.key < b.key ? -1 : 1))
    .map(({ line }) => line);
}

/** Those whose name or club has words beginning with each typed word, as everybody is searched; or whose licence holds it. */
export function matching(list: readonly ListedPlayer[], typed: string): readonly ListedPlayer[] {
  const wanted = wordsTyped(typed);
  if (wanted.length === 0) return list;
  return list.filter(({ name, licence, player }) => {
    const key = frenchKey(`${name} ${player.club ?? ''}`);
    return wanted.every((word) => licence.includes(word) || isNamed(key, [word])) || isNamed(key, wanted);
  });
}
