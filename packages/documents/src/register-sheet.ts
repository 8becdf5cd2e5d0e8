import type { KnownPerson, RegisterGame } from '@ronde/contract/http/register';
import { type Dictionary, date, type Lang } from '@ronde/language';
import type { DataSheet, SheetColumn } from './sheet.ts';

type Field = 'name' | 'licence' | 'federation' | 'club' | 'birthYear' | 'category' | 'nationality' | 'pseudonym';
type Told = Field | 'rating' | 'duplicateSeries' | 'lastEvent';

/** The register as a table whose headers are those that lists are read by. */
export function registerSheet(
  people: readonly KnownPerson[],
  { game, today }: { readonly game: RegisterGame; readonly today: string },
  lang: Lang,
): DataSheet {
  const { title, headers } = sentences[lang];
  const fields = (Object.keys(headers) as Told[]).filter((one) => one !== 'duplicateSeries' || game === 'scrabble');
  const kindOf = (field: Told): SheetColumn['kind'] =>
    field === 'rating' || field === 'birthYear' ? 'number' : field === 'lastEvent' ? 'date' : 'text';
  const header = (field: Told): string => (field === 'rating' && game === 'art-de-la-guerre' ? 'Elo' : headers[field]);
  return {
    lang,
    title,
    subtitle: date(lang, today),
    caption: title,
    columns: fields.map((field) => ({ key: field, header: header(field), kind: kindOf(field) })),
    rowHeader: 'name',
    rows: people.map((person) => fields.map((field) => cellOf(person, field))),
    notes: [],
  };
}

/** A provisional rating has its star, as lists have it. */
const cellOf = (person: KnownPerson, field: Told): string | number | null =>
  field === 'rating' && person.provisional && person.rating !== undefined
    ? `${person.rating}*`
    : (person[field] ?? null);

const fr = {
  title: 'Registre',
  headers: {
    name: 'Nom et prénom',
    licence: 'Licence',
    federation: 'Fédération',
    club: 'Club',
    birthYear: 'Naissance',
    category: 'Catégorie',
    nationality: 'Nationalité',
    pseudonym: 'Pseudonyme',
    rating: 'Cote',
    duplicateSeries: 'Série en duplicate',
    lastEvent: 'Dernier tournoi',
  } satisfies Record<Told, string> as Readonly<Record<Told, string>>,
};

const sentences: Dictionary<typeof fr> = {
  fr,
  en: {
    title: 'Register',
    headers: {
      name: 'Full name',
      licence: 'Licence',
      federation: 'Federation',
      club: 'Club',
      birthYear: 'Birth year',
      category: 'Category',
      nationality: 'Nationality',
      pseudonym: 'Pseudonym',
      rating: 'Rating',
      duplicateSeries: 'Duplicate series',
      lastEvent: 'Last tournament',
    },
  },
};
