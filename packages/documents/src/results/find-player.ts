import { slipsInName } from '@ronde/contract/lists/name-search';
import { licenceKey, nameKey } from '@ronde/contract/lists/who-is-who';
import type { People, PlayerId, Tournament } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { SaidPlayer } from './file-game.ts';

/** `sure`: false where a name that is not quite theirs was taken for the only one it is near to. */
export type FoundPlayer =
  | { readonly code: 'found'; readonly player: PlayerId; readonly sure: boolean }
  | { readonly code: 'unknown-player'; readonly found: string; readonly near: readonly PlayerId[] }
  | { readonly code: 'several-players'; readonly found: string; readonly players: readonly PlayerId[] };

export type FindPlayer = (said: SaidPlayer) => FoundPlayer;

/**
 * By licence, then by the number of their badge, then by name, whatever the order of its words; by a surname that
 * nobody else has; at last by the only name that is one slip away, which is asked about.
 */
export function finderOf(tournament: Tournament, people: People): FindPlayer {
  const byLicence = new Map<string, PlayerId[]>();
  const byName = new Map<string, PlayerId[]>();
  const byWord = new Map<string, PlayerId[]>();
  const keys = new Map<PlayerId, string>();
  const add = (map: Map<string, PlayerId[]>, key: string, id: PlayerId) => map.set(key, [...(map.get(key) ?? []), id]);
  for (const { id, number } of tournament.players) {
    const person = people.get(id);
    if (person?.licence !== undefined) add(byLicence, licenceKey(person.licence), id);
    add(byLicence, id.toLowerCase(), id);
    add(byLicence, `#${number}`, id);
    if (!person) continue;
    add(byName, nameKey(person.name), id);
    keys.set(id, frenchKey(person.name));
    for (const word of nameKey(person.name).split(' ')) if (word.length > 2) add(byWord, word, id);
  }
  const numbered = (text: string) => byLicence.get(`#${Number(text)}`) ?? [];
  const known = ({ name, licence }: SaidPlayer): readonly PlayerId[] => {
    const said = licence ?? '';
    const licensed =
      said === '' ? [] : (byLicence.get(licenceKey(said)) ?? (/^\d{1,5}$/u.test(said) ? numbered(said) : []));
    const named = name === '' ? [] : (byName.get(nameKey(name)) ?? []);
    // A licence and a name of two people are both said, and neither is taken.
    const apart = licensed.length > 0 && named.length > 0 && !licensed.some((id) => named.includes(id));
    const found = apart ? [...licensed, ...named] : licensed.length > 0 ? licensed : named;
    return [...new Set(found.length === 0 && /^\d{1,5}$/u.test(name) ? numbered(name) : found)];
  };
  const near = (name: string): readonly PlayerId[] => {
    const words = nameKey(name).split(' ').filter(Boolean);
    const slipped = [...keys].filter(([, key]) => slipsInName(key, words) <= 1).map(([id]) => id);
    return slipped.length > 0 ? slipped : [...new Set(words.flatMap((word) => byWord.get(word) ?? []))];
  };
  const asked = new Map<string, FoundPlayer>();
  const find: FindPlayer = (said) => {
    const shown = said.name || (said.licence ?? '');
    const [only, ...more] = known(said);
    if (only !== undefined)
      return more.length === 0
        ? { code: 'found', player: only, sure: true }
        : { code: 'several-players', found: shown, players: [only, ...more] };
    if (said.name === '') return { code: 'unknown-player', found: shown, near: [] };
    const words = nameKey(said.name).split(' ');
    const every = words.map((word) => byWord.get(word) ?? []);
    // « LEFÈVRE » or « Lefèvre Z. » alone: nobody else has the word.
    const [first = []] = every.filter((ids) => ids.length > 0);
    if (first.length === 1 && first[0] !== undefined && words.length === 1)
      return { code: 'found', player: first[0], sure: true };
    const others = near(said.name);
    return others.length === 1 && others[0] !== undefined && slipsInName(keys.get(others[0]) ?? '', words) <= 1
      ? { code: 'found', player: others[0], sure: false }
      : { code: 'unknown-player', found: shown, near: others.slice(0, 3) };
  };
  return (said) => {
    const key = `${said.licence ?? ''}\u0000${said.name}`;
    const before = asked.get(key) ?? find(said);
    asked.set(key, before);
    return before;
  };
}
