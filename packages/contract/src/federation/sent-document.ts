import { ok, type Result, refused, whyNotOver } from '@ronde/engine';
import type { FederationDocument, ListDocument, TournamentDocument } from '@ronde/engine/federation/document';
import type { Expectation } from '@ronde/language';
import type * as z from 'zod';
import { problemsOf } from '../file/from-zod.ts';
import { parseFile, waiting } from '../file/parse-file.ts';
import { foundOf, pathText } from '../file/path.ts';
import type { FileRefusal } from '../file/problems.ts';
import { sentDocumentSchema, sentListSchema } from '../http/federation/documents.ts';
import { sentGamesSchema } from '../http/federation/games.ts';
import { licenceKey, sameLicence } from '../lists/who-is-who.ts';
import { dayBeside } from '../values/days.ts';
import { documentOf, type FederationGame, formatsOf, systemOf } from './archive.ts';
import { fileOfGames } from './small-event.ts';

/** In bytes: ten times what the largest tournament takes. */
export const largestDocument = 4_000_000;

/** A document as it came, and what a federation keeps of it. */
export interface ReadDocument {
  readonly document: FederationDocument;
  /** The tournament file, or the list, as it stood in what was sent. */
  readonly file: unknown;
  readonly note: string | null;
}

/** What a document is held against. */
interface ReadingOf {
  /** Today, a civil date: nothing has been played tomorrow. */
  readonly today: string;
  readonly game: FederationGame;
  /** Of a file as it was sent, to be compared with the one that the sender says. */
  readonly digestOf: (file: unknown) => string;
}

/**
 * Reads a closed tournament, games or a list that was sent. Refused with where, found, expected: what is no such thing,
 * a file that is none or of another game, a day that has not come, a digest or places that are not those of the file.
 */
export function readSent(sent: unknown, against: ReadingOf): Result<ReadDocument, readonly FileRefusal[]> {
  if (isKind(sent, 'games')) return readGames(sent, against);
  if (isKind(sent, 'list')) return readList(sent, against);
  const kind = typeof sent === 'object' && sent !== null && 'kind' in sent ? sent.kind : undefined;
  const known = kind === undefined || kind === 'closed-tournament';
  return known ? readTournament(sent, against) : refused([wrong('kind', kind, { kind: 'one-of', values: kinds })]);
}

const kinds = ['closed-tournament', 'games', 'list'] as const;

/** A tournament file by itself, as it is handed over, is read as its house would have sent it; a list as it is. */
export function readHanded(
  { file, note }: { readonly file: unknown; readonly note?: string },
  against: ReadingOf,
): Result<ReadDocument, readonly FileRefusal[]> {
  const beside = note === undefined ? {} : { note };
  if (isKind(file, 'list')) return readList({ ...file, ...beside }, against);
  if (isKind(file, 'games')) return readGames({ ...file, ...beside }, against);
  const read = tournamentIn(file, '', against);
  return read.ok ? ok({ document: read.value, file, note: note ?? null }) : read;
}

const isKind = (sent: unknown, kind: 'list' | 'games'): sent is object =>
  typeof sent === 'object' && sent !== null && 'kind' in sent && sent.kind === kind;

/** Games outside a tournament, kept as the file of one. */
function readGames(sent: unknown, against: ReadingOf): Result<ReadDocument, readonly FileRefusal[]> {
  const shape = sentGamesSchema.safeParse(sent);
  if (!shape.success) return refused(problemsOf(shape.error.issues, sent, sentGamesSchema));
  const { event, note } = shape.data;
  const file = fileOfGames(shape.data);
  if (!file.ok) return file;
  const read = tournamentIn(file.value, '', against);
  return read.ok ? ok({ document: { ...read.value, event }, file: file.value, note: note ?? null }) : read;
}

function readTournament(sent: unknown, against: ReadingOf): Result<ReadDocument, readonly FileRefusal[]> {
  const shape = sentDocumentSchema.safeParse(sent);
  if (!shape.success) return refused(problemsOf(shape.error.issues, sent, sentDocumentSchema));
  const { file, tournament, revision, note } = shape.data;
  const read = tournamentIn(file, 'file', against);
  if (!read.ok) return read;
  // A file without id or revision is what its sender says.
  const document = { ...read.value, id: tournament, revision };
  const lies = [
    ...otherThanFile(shape.data),
    ...wrongClosing(shape.data, document, against),
    ...wrongDigest(shape.data, against),
    ...wrongPlaces(shape.data, document),
  ];
  return lies.length > 0 ? refused(lies) : ok({ document, file, note: note ?? null });
}

function tournamentIn(
  file: unknown,
  at: string,
  { today, game }: ReadingOf,
): Result<TournamentDocument, readonly FileRefusal[]> {
  const parsed = parseFile(file);
  if (!parsed.ok) return refused(parsed.refusal.map((problem) => ({ ...problem, path: below(at, problem.path) })));
  if (parsed.value.tournament.practice)
    return refused([wrong(below(at, 'practice'), true, { kind: 'one-of', values: ['false'] })]);
  const open = whyNotOver(parsed.value.tournament);
  if (open) return refused([{ code: 'not-over', path: below(at, 'closed'), ...waiting(open) }]);
  const document = documentOf(parsed.value);
  const { format, lastDay, rated } = document;
  if (rated !== null && systemOf(game) !== rated.system)
    return refused([wrong(below(at, 'format'), format, { kind: 'one-of', values: formatsOf(game) })]);
  if (lastDay > today) {
    const key = parsed.value.file.endDate === undefined ? 'date' : 'endDate';
    return refused([wrong(below(at, key), lastDay, { kind: 'until', date: today })]);
  }
  return ok(document);
}

type SentTournament = z.infer<typeof sentDocumentSchema>;

/** Revisions of one tournament are told by its id, and which of them counts by its number: both are the file's. */
function otherThanFile({ file, tournament, revision }: SentTournament): readonly FileRefusal[] {
  const own = file as { readonly id?: string; readonly revision?: number };
  return [
    ...(own.id === undefined || own.id === tournament
      ? []
      : [wrong('tournament', tournament, { kind: 'one-of', values: [own.id] })]),
    ...(own.revision === undefined || own.revision === revision
      ? []
      : [wrong('revision', revision, { kind: 'integer', min: own.revision, max: own.revision })]),
  ];
}

/**
 * Closed after it began and not after today, a day of another clock allowed; '' where a house does not know when: what
 * it took in was closed elsewhere.
 */
function wrongClosing(
  { closedAt }: SentTournament,
  { firstDay }: TournamentDocument,
  { today }: ReadingOf,
): readonly FileRefusal[] {
  if (closedAt === '') return [];
  const isInstant = instant.test(closedAt) && !Number.isNaN(Date.parse(closedAt));
  const day = closedAt.slice(0, 10);
  return isInstant && day >= dayBeside(firstDay, -1) && day <= dayBeside(today, 1)
    ? []
    : [wrong('closedAt', closedAt, { kind: 'instant', from: firstDay, to: today })];
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/u;

function wrongDigest({ digest, file }: SentTournament, { digestOf }: ReadingOf): readonly FileRefusal[] {
  if (digest === undefined) return [];
  const own = digestOf(file);
  return digest === own ? [] : [wrong('digest', digest, { kind: 'one-of', values: [own] })];
}

/** Of two lines with one licence, the second: two people have none together, and which of them it is nothing says. */
function licencesTwice({ people }: SentList): readonly FileRefusal[] {
  const seen = new Map<string, SentList['people']>();
  return people.flatMap((one, i) => {
    if (one.licence === undefined) return [];
    const key = licenceKey(one.licence);
    const before = seen.get(key) ?? [];
    seen.set(key, [...before, one]);
    return before.some((other) => sameLicence(other, one))
      ? [wrong(pathText(['people', i, 'licence']), one.licence, { kind: 'unique' })]
      : [];
  });
}

/** Every place that the sender counted is the one that the games give; who was left out is no fault. */
function wrongPlaces({ places = {} }: SentTournament, document: TournamentDocument): readonly FileRefusal[] {
  const own = placesIn(document);
  return Object.entries(places).flatMap(([player, place]): FileRefusal[] => {
    const at = pathText(['places', player]);
    const counted = own.get(player);
    if (counted === undefined) return [wrong(at, player, { kind: 'player' })];
    return counted === place ? [] : [wrong(at, place, { kind: 'integer', min: counted, max: counted })];
  });
}

/** The place of each ranked player, by the document's own games; of a tournament that no system rates none. */
export function placesIn({ rated }: TournamentDocument): ReadonlyMap<string, number> {
  const entries = rated === null ? [] : rated.system === 'pl' ? rated.event.entries : rated.entries;
  return new Map(entries.flatMap(({ player, place }) => (place === null ? [] : [[player, place] as const])));
}

function readList(sent: unknown, { today }: ReadingOf): Result<ReadDocument, readonly FileRefusal[]> {
  const shape = sentListSchema.safeParse(sent);
  if (!shape.success) return refused(problemsOf(shape.error.issues, sent, sentListSchema));
  const { note, ...list } = shape.data;
  if (list.date > today) return refused([wrong('date', list.date, { kind: 'until', date: today })]);
  const late = list.people.flatMap(({ lastEvent = list.date }, i) =>
    lastEvent > list.date ? [wrong(`people[${i}].lastEvent`, lastEvent, { kind: 'until', date: list.date })] : [],
  );
  const wrongs = [...late, ...licencesTwice(shape.data)];
  if (wrongs.length > 0) return refused(wrongs);
  return ok({ document: listDocument(list), file: list, note: note ?? null });
}

/** Ratings that another federation published, as a document. */
export function listDocument({ id, revision, name, date, people }: Omit<SentList, 'note'>): ListDocument {
  const rows = people.map((row, i) => [`${i + 1}`, row] as const);
  return {
    kind: 'list',
    id,
    revision,
    name,
    firstDay: date,
    lastDay: date,
    people: new Map(
      rows.map(([player, { name: bearer, licence, federation }]) => [
        player,
        { name: bearer, ...(licence !== undefined && { licence }), ...(federation !== undefined && { federation }) },
      ]),
    ),
    ratings: new Map(rows.map(([player, { rating, lastEvent = date }]) => [player, { rating, active: lastEvent }])),
  };
}

type SentList = z.infer<typeof sentListSchema>;

const wrong = (path: string, found: unknown, expected: Expectation): FileRefusal => ({
  code: 'wrong-value',
  path,
  found: foundOf(found),
  expected,
});

const below = (at: string, path: string): string => (at === '' || path === '' ? at + path : `${at}.${path}`);
