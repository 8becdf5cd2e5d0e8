import { type OrganisersFile, organisersFileSchema } from '@ronde/contract/http/federation/lists';
import { type Cell, toCsv } from '@ronde/documents';
import { askFederation, type Federation } from './deliver.ts';

/** The federation's list for organisers, as a file that the register reads like any other. */
export interface OrganisersList {
  readonly name: string;
  readonly game: OrganisersFile['game'];
  /** Civil date of the list. */
  readonly date: string;
  readonly people: number;
  /** CSV. */
  readonly text: string;
}

/** Room for 200,000 people. */
const wantedList = { schema: organisersFileSchema, most: 40_000_000 };

/** Asks the federation for everybody with their last rating, by this sender's code; null: nobody answers, or no list. */
export async function askList(federation: Federation): Promise<OrganisersList | null> {
  const file = await askFederation(federation.url.replace(/\/documents\/*$/, '/list'), federation, wantedList);
  return file && listOf(file);
}

type Listed = OrganisersFile['people'][number];

/** The columns, by the headers that every list of people is read by. */
const columns: readonly (readonly [header: string, cell: (person: Listed) => Cell | undefined])[] = [
  ['Nom et prénom', ({ name }) => name],
  ['Licence', ({ licence }) => licence],
  ['Fédération', ({ federation }) => federation],
  ['Année de naissance', ({ birthYear }) => birthYear],
  ['Club', ({ club }) => club],
  ['Série', ({ duplicateSeries }) => duplicateSeries],
  ['Cote', ({ rating }) => Math.round(10 * rating) / 10],
  ['Dernier tournoi', ({ lastEvent }) => lastEvent],
];

function listOf({ name, game, date, people }: OrganisersFile): OrganisersList {
  const text = toCsv({
    lang: 'fr',
    title: name,
    subtitle: date,
    caption: name,
    columns: columns.map(([header]) => ({ key: header, header, kind: 'text' })),
    rowHeader: 'Nom et prénom',
    rows: people.map((person) => columns.map(([, cell]) => cell(person) ?? null)),
    notes: [],
  });
  return { name, game, date, people: people.length, text };
}
