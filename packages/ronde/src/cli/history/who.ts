import type { PlayerId } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { ReadFile } from '../read-tournament.ts';

/** Who somebody is through many tournaments. */
export interface Somebody {
  readonly key: string;
  readonly name: string;
  readonly licence?: string;
}

/**
 * Who the players of a tournament are: by licence, else by name (case, marks and hyphens aside). Two of one
 * tournament are never one person: homonyms without licence are followed nowhere.
 */
export function whoIsWho({ people, tournament }: ReadFile): ReadonlyMap<PlayerId, Somebody> {
  const all = tournament.players.map(({ id }): readonly [PlayerId, Somebody] => {
    const { name, licence } = people.get(id) ?? { name: id };
    const key = licence === undefined ? `name ${frenchKey(name)}` : `licence ${licence}`;
    return [id, { key, name, ...(licence === undefined ? {} : { licence }) }];
  });
  const counts = new Map<string, number>();
  for (const [, { key }] of all) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map(
    all.map(([id, who]) =>
      counts.get(who.key) === 1 ? [id, who] : [id, { ...who, key: `${who.key} ${tournament.id} ${id}` }],
    ),
  );
}
