import { randomUUID } from 'node:crypto';
import type { CarryLine, CarryUndone } from '@ronde/contract/http/closing';
import type { KnownPerson, ListedRating, RegisterEntry, RegisterGame } from '@ronde/contract/http/register';
import { meantBy, sameName, toldApart } from '@ronde/contract/lists/who-is-who';
import { lastDayOf, type Person, type Player, type PlayerId, ratingFor, type Tournament } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';
import { deleteEntries, entriesOf, saveEntries } from './entries.ts';
import { type Carried, carriedIn, undone } from './rating-carries.ts';
import { allKnown, type Registered } from './register.ts';
import type { RegisterCarryRow } from './tables.ts';
import { registerTurn } from './turn.ts';

type Db = Kysely<Tables>;

/** A rating that a tournament gives, in full precision. */
interface NewRating {
  readonly player: PlayerId;
  readonly after: number;
}

/**
 * What a tournament gives to the register, in the order of places, always from the ratings of its start. Null: it is
 * not closed, of invented people, or rates nobody (not approved, not official, no rating system).
 */
export function newRatingsOf({
  tournament,
  people,
}: Pick<Stored, 'tournament' | 'people'>): readonly NewRating[] | null {
  if (tournament.status !== 'closed' || tournament.practice) return null;
  const rating = ratingFor(tournament, people);
  if (!rating.ok) return null;
  if (rating.value.system === 'pl') return rating.value.approved ? rating.value.players : null;
  return rating.value.official ? rating.value.players.filter(({ games }) => games > 0) : null;
}

/** Each new rating beside the register; nothing is written. */
export async function carryLines(db: Db, game: RegisterGame, stored: Stored): Promise<readonly CarryLine[] | null> {
  const given = newRatingsOf(stored);
  return given && linesBeside(given, stored, await allKnown(db, game));
}

function linesBeside(
  given: readonly NewRating[],
  { tournament, people }: Stored,
  known: readonly Registered[],
): readonly CarryLine[] {
  return given.flatMap(({ player, after }): readonly CarryLine[] => {
    const person = people.get(player);
    if (!person) return [];
    const line = { player, name: person.name, after };
    const [found, ...more] = whoIs(person, known);
    if (!found) return [{ ...line, kind: 'new' }];
    if (more.length > 0) return [{ ...line, kind: 'doubtful' }];
    const { id, rating, provisional } = found;
    const before = { ...(rating !== undefined && { rating }), ...(provisional !== undefined && { provisional }) };
    return [{ ...line, person: id, before, kind: kindOf(found, after, lastDayOf(tournament)) }];
  });
}

/** By licence within the federation; without one on either side, by a name that nothing tells apart. */
function whoIs(person: Person, known: readonly Registered[]): readonly Registered[] {
  const meant = meantBy(person, known);
  if (meant.length > 0) return meant;
  return known.filter((one) => sameName(one, person) && !toldApart(one, person));
}

function kindOf(
  { rating, provisional, lastEvent, listedOn }: KnownPerson,
  after: number,
  lastDay: string,
): CarryLine['kind'] {
  if (rating === after && !provisional && lastEvent === lastDay) return 'same';
  return (lastEvent ?? '') > lastDay || (listedOn ?? '') > lastDay ? 'newer' : 'changed';
}

interface Asked {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly game: RegisterGame;
  readonly players: ReadonlySet<PlayerId>;
}

/**
 * Carries the ratings of these players to the register as one act: said again, or carried again without a correction in
 * between, nothing more is done. Its id said again for other people, or of another tournament, is refused. Null: the
 * tournament gives none.
 */
export async function carryRatings(db: Db, stored: Stored, asked: Asked): Promise<number | 'id-reused' | null> {
  return await registerTurn(db, async (writing) => {
    const lines = await carryLines(writing, asked.game, stored);
    if (!lines) return null;
    const already = writing.selectFrom('register_carries').selectAll().where('id', '=', asked.id);
    const earlier = await already.executeTakeFirst();
    const wanted = lines.filter(
      ({ player, kind }) => asked.players.has(player) && kind !== 'same' && kind !== 'doubtful',
    );
    if (earlier) return earlier.tournament === stored.id && isWithin(earlier, wanted) ? 0 : 'id-reused';
    if (wanted.length === 0) return 0;
    const now = await entriesOf(
      writing,
      wanted.flatMap(({ person }) => person ?? []),
    );
    const byId = new Map(now.map((entry) => [entry.id, entry]));
    const carried = wanted.map((line): Carried => {
      const before = byId.get(line.person ?? '') ?? null;
      return { before, after: entryAfter(before, line, stored, asked.game) };
    });
    await saveEntries(
      writing,
      carried.map(({ after }) => after),
    );
    // As they are read again, to be compared with.
    const saved = new Map(
      (
        await entriesOf(
          writing,
          carried.map(({ after }) => after.id),
        )
      ).map((one) => [one.id, one]),
    );
    const entries = JSON.stringify(carried.map((one) => ({ ...one, after: saved.get(one.after.id) ?? one.after })));
    const { id, at, by } = asked;
    await writing.insertInto('register_carries').values({ id, at, by, tournament: stored.id, entries }).execute();
    return carried.length;
  });
}

/** Whoever would be carried now was carried then; of an act that was undone nobody knows any more. */
function isWithin(earlier: RegisterCarryRow, wanted: readonly CarryLine[]): boolean {
  const then = new Set(carriedIn(earlier).map(({ after }) => after.id));
  return earlier.entries === undone || wanted.every(({ person = '' }) => then.has(person));
}

/** The entry with its new rating, without a star; whoever is new comes with what the tournament knows of them. */
function entryAfter(
  before: RegisterEntry | null,
  { player, after }: CarryLine,
  stored: Stored,
  game: RegisterGame,
): RegisterEntry {
  const { tournament, people } = stored;
  const facts = tournament.players.find(({ id }) => id === player);
  const entry = before ?? newEntry(people.get(player), facts);
  const own = entry.ratings.find((one) => one.game === game);
  const series = own?.duplicateSeries ?? facts?.duplicateSeries;
  const lastDay = lastDayOf(tournament);
  const rating: ListedRating = {
    game,
    rating: after,
    ...(series !== undefined && game === 'scrabble' && { duplicateSeries: series }),
    listedOn: lastDay,
    lastEvent: lastDay,
  };
  const licence = entry.licence ?? people.get(player)?.licence;
  return {
    ...entry,
    ...(licence !== undefined && { licence }),
    ratings: [...entry.ratings.filter((one) => one.game !== game), rating],
  };
}

function newEntry(person: Person | undefined, facts: Player | undefined): RegisterEntry {
  const { name = '', licence, federation, birthYear } = person ?? {};
  const { club, category } = facts ?? {};
  return {
    id: randomUUID(),
    name,
    ...(licence !== undefined && { licence }),
    ...(federation !== undefined && { federation }),
    ...(birthYear !== undefined && { birthYear }),
    ...(club !== undefined && { club }),
    ...(category !== undefined && { category }),
    ratings: [],
  };
}

/**
 * The register as it was before the act; an entry that has changed since stays, and is named. Said again, nothing more
 * is done. Null: there is no such act of this tournament.
 */
export async function undoCarry(db: Db, tournament: Tournament['id'], id: string): Promise<CarryUndone | null> {
  return await registerTurn(db, async (writing) => {
    const all = writing.selectFrom('register_carries').selectAll().where('tournament', '=', tournament);
    const row = await all.where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const carried = carriedIn(row);
    const now = await entriesOf(
      writing,
      carried.map(({ after }) => after.id),
    );
    const said = new Map(now.map((entry) => [entry.id, JSON.stringify(entry)]));
    const untouched = carried.filter(({ after }) => said.get(after.id) === JSON.stringify(after));
    await deleteEntries(
      writing,
      untouched.flatMap(({ before, after }) => (before ? [] : after.id)),
    );
    const back = untouched.flatMap(({ before }) => before ?? []);
    if (back.length > 0) await saveEntries(writing, back);
    await writing.updateTable('register_carries').set({ entries: undone }).where('id', '=', id).execute();
    const kept = carried.filter((one) => !untouched.includes(one)).map(({ after }) => after.name);
    return { people: untouched.length, kept };
  });
}
