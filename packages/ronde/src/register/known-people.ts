import type { KnownPerson, RegisterCard, RegisterEntry, RegisterGame } from '@ronde/contract/http/register';
import { isNamed, meantIn, wordsTyped } from '@ronde/contract/lists/name-search';
import {
  identityOf,
  licenceKey,
  licenceNumber,
  sameLicence,
  sameName,
  toldApart,
} from '@ronde/contract/lists/who-is-who';
import { gameOf } from '@ronde/contract/values/game';
import { lastDayOf, type Player } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Store, TournamentHead } from '../store/store.ts';
import { newRatingsOf } from './carry-ratings.ts';
import { lookedUp } from './search.ts';

/** As many as a list beside a field shows. */
const mostShown = 20;
/** The latest of the reader's own tournaments whose people are looked at. */
const mostTournaments = 100;

export interface PersonSearch {
  readonly db: Kysely<Tables>;
  readonly store: Store;
  /** Ids of the tournaments where the reader has a role; null: all. */
  readonly mine: ReadonlyMap<string, unknown> | null;
}

/**
 * Whom this house knows by what was typed, the best first: those of the register, then people of the reader's own
 * tournaments who are in no list. Nothing of these is copied, so whoever is erased there is gone here too.
 */
export async function knownPeople(
  looking: PersonSearch,
  typed: string,
  game: RegisterGame,
): Promise<readonly KnownPerson[]> {
  const [listed, met] = await Promise.all([lookedUp(looking.db, typed, game), metBefore(looking, typed, game)]);
  const all = new Map([...met, ...listed].map((person) => [identityOf(person), person]));
  return [...all.values()].sort(bestFirst(typed)).slice(0, mostShown);
}

/** Those whose whole surname or name is typed, then those who begin so, then the alphabet. */
function bestFirst(typed: string) {
  const key = frenchKey(typed);
  const grade = (person: KnownPerson): number => {
    const name = frenchKey(person.name);
    if (person.licence !== undefined && licenceKey(person.licence) === licenceKey(typed)) return 0;
    if (person.licence !== undefined && licenceNumber(person.licence) === licenceNumber(typed)) return 1;
    if (name === key) return 2;
    if (name.startsWith(`${key} `)) return 3;
    if (name.startsWith(key)) return 4;
    // With the slips of what was typed, the name has none of its words.
    return isNamed(name, wordsTyped(typed)) ? 5 : 6;
  };
  return (a: KnownPerson, b: KnownPerson): number => grade(a) - grade(b) || frenchOrder(a.name, b.name);
}

async function metBefore(
  { db, store, mine }: PersonSearch,
  typed: string,
  game: RegisterGame,
): Promise<readonly KnownPerson[]> {
  const own = (await store.heads()).filter(({ id, shelf }) => shelf !== 'removed' && (mine === null || mine.has(id)));
  const heads = own.toSorted(latestFirst).slice(0, mostTournaments);
  if (heads.length === 0 || typed.trim() === '') return [];
  const ids = heads.map(({ id }) => id);
  const rows = await db
    .selectFrom('people')
    .select(['tournament', 'player', 'name', 'licence'])
    .where('tournament', 'in', ids)
    .execute();
  const meant = meantIn(
    rows.map(({ licence, ...row }) => ({ ...row, licence: licence ?? undefined })),
    typed,
  );
  const found = new Map<string, KnownPerson>();
  // The latest tournament comes first, and says the most.
  for (const head of heads) {
    const here = meant.filter(({ tournament }) => tournament === head.id);
    if (here.length === 0 || found.size >= mostShown) continue;
    const stored = await store.load(head.id);
    // Invented people are nobody whom another tournament meets.
    if (stored?.tournament.practice) continue;
    // What a tournament made of their rating is what they come with, whether or not a register keeps it.
    const after = new Map((stored && newRatingsOf(stored))?.map((one) => [one.player, one.after]));
    for (const player of stored?.tournament.players ?? []) {
      const person = here.some((one) => one.player === player.id) && stored?.people.get(player.id);
      if (!person) continue;
      const known = metAs(person, withNew(player, after.get(player.id)), head, game);
      if (!found.has(identityOf(known))) found.set(identityOf(known), known);
    }
  }
  return [...found.values()];
}

function withNew(player: Player, after: number | undefined): Player {
  if (after === undefined) return player;
  const { provisional: _, ...rest } = player;
  return { ...rest, rating: after };
}

/** By their last days: what was entered or imported late is put in date order (rules: classement PL, "inactivity"). */
const latestFirst = (a: TournamentHead, b: TournamentHead): number => lastDayOf(b).localeCompare(lastDayOf(a));

/** A rating of the other game says nothing here. */
function metAs(
  { name, licence, federation, birthYear }: Omit<KnownPerson, 'rating'>,
  { rating, provisional, duplicateSeries, club, category }: Player,
  head: TournamentHead,
  game: RegisterGame,
): KnownPerson {
  const own = gameOf(head.format) === game;
  return {
    name,
    ...(licence !== undefined && { licence }),
    ...(federation !== undefined && { federation }),
    ...(birthYear !== undefined && { birthYear }),
    ...(club !== undefined && { club }),
    ...(category !== undefined && own && { category }),
    ...(rating !== undefined && own && { rating }),
    ...(provisional !== undefined && own && { provisional }),
    ...(duplicateSeries !== undefined && own && { duplicateSeries }),
    ...(head.status === 'closed' && own && { lastEvent: lastDayOf(head) }),
    seenIn: head.name,
  };
}

type SeenIn = RegisterCard['seen'];

/** The tournaments of the house where somebody is registered, the latest first: by licence, without one by name. */
export async function seenIn(db: Kysely<Tables>, store: Store, entry: RegisterEntry): Promise<SeenIn> {
  const people = await db
    .selectFrom('people')
    .select(['tournament', 'number', 'name', 'licence', 'federation'])
    .execute();
  const numbers = new Map(people.filter(isThem(entry)).map(({ tournament, number }) => [tournament, number]));
  return (await store.heads()).toSorted(latestFirst).flatMap(({ id, slug, name, date, shelf }) => {
    const number = numbers.get(id);
    return number === undefined || shelf === 'removed' ? [] : [{ slug, name, date, number }];
  });
}

function isThem(entry: RegisterEntry) {
  return ({ name, licence, federation }: Row): boolean => {
    const row = { name, licence: licence ?? undefined, federation: federation ?? undefined };
    return sameLicence(row, entry) || (sameName(row, entry) && !toldApart(row, entry));
  };
}

interface Row {
  readonly name: string;
  readonly licence: string | null;
  readonly federation: string | null;
}
