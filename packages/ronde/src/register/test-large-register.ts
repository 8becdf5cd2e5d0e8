// A register of 200,000 people, for the trial of its search and for the bench.
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Data } from '../store/data-port.ts';

const people = 200_000;
const surnames = ['LE GALL', 'MARTIN', 'ANDRÉ-GALLE', 'LEFÈVRE', 'DUPONT', 'KIEFFER', 'DE LA TOUR', 'N’GUYEN'];
const given = ['Zoé', 'Marc', 'Ana', 'Luc', 'Jean-Pierre', 'Ève', 'Yann', 'Colette', 'Théo', 'Odile'];
const syllables = ['ba', 'ré', 'lo', 'mi', 'du', 'kan', 'ver', 'sol', 'tin', 'gal', 'mon', 'pré', 'chau', 'leu', 'ro'];
const at = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** Every two hundredth has a surname of the list above, the others one of some thousands. */
function nameOf(n: number): string {
  const made = `${at(syllables, n)}${at(syllables, Math.floor(n / 15))}${at(syllables, Math.floor(n / 225))}`;
  return `${n % 200 === 0 ? at(surnames, n / 200) : made.toUpperCase()} ${at(given, Math.floor(n / 7))}`;
}

/** The same data, with these people in its register. */
export async function filled(data: Data): Promise<Data> {
  const rows = Array.from({ length: people }, (_, n) => {
    const name = nameOf(n);
    const facts = { federation: 'FR', club: `P${n % 300}`, category: null, birth_year: null };
    const empty = { nationality: null, pseudonym: null };
    return { id: `id-${n}`, name, name_key: ` ${frenchKey(name)}`, licence: String(1_000_000 + n), ...facts, ...empty };
  });
  for (let from = 0; from < people; from += 2000) {
    const some = rows.slice(from, from + 2000);
    await data.db.insertInto('register_people').values(some).execute();
    const ratings = some.map(({ id }, n) => ({
      person: id,
      game: 'scrabble' as const,
      rating: 1000 + (n % 900),
      provisional: 0,
      series: '4C',
      listed_on: '2026-09-01',
      last_event: null,
    }));
    await data.db.insertInto('register_ratings').values(ratings).execute();
  }
  return data;
}
