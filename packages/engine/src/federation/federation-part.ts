import { adgChampionship, type ChampionshipMethod } from '../rating/championship.ts';
import { type Season, seasons } from '../rating/season.ts';
import type { PersonId } from './document.ts';
import { pairOf } from './document-part.ts';
import { type ErasedFact, erasedPlayers } from './erasure.ts';
import type { FederationDecision } from './facts.ts';

/** What the decisions about no document add up to. */
export interface FederationPart {
  /** Who is merged → whom they are; never in a circle, and never two steps long. */
  readonly merged: ReadonlyMap<PersonId, PersonId>;
  /** By first day. */
  readonly seasons: readonly [Season, ...Season[]];
  /** By first day. */
  readonly championships: readonly [ChampionshipMethod, ...ChampionshipMethod[]];
  /** By date. */
  readonly publications: ReadonlyMap<string, Publication>;
  /** Entries of whoever was erased. */
  readonly erased: ReadonlySet<PersonId>;
  /** Players of receipts, `receipt player` → whom they are, though nothing says so any more. */
  readonly erasedPlayers: ReadonlyMap<string, PersonId>;
  /** Two entries that were said to be two people, as `pairOf`. */
  readonly toldApart: readonly string[];
}

export interface Publication {
  readonly date: string;
  readonly digest: string;
  readonly by: string;
  readonly at: string;
  /** Null: it stands. */
  readonly retired: { readonly because: string; readonly by: string; readonly at: string } | null;
}

/** What the decisions about no document add up to: those that count, oldest first. */
export function addFederation(decisions: readonly FederationDecision[]): FederationPart {
  const merged = new Map<PersonId, PersonId>();
  const publications = new Map<string, Publication>();
  const opened = [...seasons];
  const methods = [adgChampionship];
  const erasures: ErasedFact[] = [];
  const toldApart: string[] = [];
  for (const { fact, by, at } of decisions) {
    // Two undos given back in another order could close a circle: the second one then says nothing new.
    if (fact.kind === 'merged' && keptFor(fact.kept, merged) !== fact.gone) merged.set(fact.gone, fact.kept);
    if (fact.kind === 'erased') erasures.push(fact);
    if (fact.kind === 'told-apart') toldApart.push(pairOf(...fact.persons));
    if (fact.kind === 'season-opened') opened.push(fact.season);
    if (fact.kind === 'championship-set') methods.push(fact.method);
    if (fact.kind === 'published')
      publications.set(fact.date, { date: fact.date, digest: fact.digest, by, at, retired: null });
    const published = fact.kind === 'retired' ? publications.get(fact.date) : undefined;
    if (fact.kind === 'retired' && published)
      publications.set(fact.date, { ...published, retired: { because: fact.because, by, at } });
  }
  return {
    merged: new Map([...merged.keys()].map((gone) => [gone, keptFor(gone, merged)])),
    seasons: byFirstDay(lastOfName(opened)),
    championships: byFirstDay(methods),
    publications,
    erased: new Set(erasures.flatMap(({ persons }) => persons)),
    erasedPlayers: erasedPlayers(erasures),
    toldApart,
  };
}

/** Whom a person is after all merges. */
function keptFor(person: PersonId, merged: ReadonlyMap<PersonId, PersonId>): PersonId {
  const kept = merged.get(person);
  return kept === undefined ? person : keptFor(kept, merged);
}

/** A season opened again under its name is that season, whatever day it begins on now. */
const lastOfName = (opened: readonly Season[]): readonly Season[] =>
  opened.filter(({ name }, i) => opened.findLastIndex((other) => other.name === name) === i);

/** Of those that begin on one day, the one said last. */
function byFirstDay<T extends { readonly from: string }>(said: readonly T[]): readonly [T, ...T[]] {
  const byDay = new Map(said.map((one) => [one.from, one]));
  return [...byDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1)) as [T, ...T[]];
}
