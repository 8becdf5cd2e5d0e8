import type { Listed } from '@ronde/contract/http/federation/lists';
import { eloTitle, seasonAt, shownElo } from '@ronde/engine';
import { standingOn } from '@ronde/engine/federation/ratings';
import { listAt } from '@ronde/engine/rating/list';
import { lru } from '../machine/lru.ts';
import { type FederationSnapshot, faceOf, once, systemIn } from './snapshot.ts';

/** `published`: with an event in two years (classement PL §9); `organisers`: everybody ever. */
type ListKind = 'published' | 'organisers';

/** `open`: names as everybody reads them. */
interface ListWanted {
  readonly at: string;
  readonly of: ListKind;
  readonly open: boolean;
}

const lists = once((_: FederationSnapshot) => lru<readonly Listed[]>(mostKept));
const mostKept = 12;

/** The list of a date, highest first; worked out once, as long as nothing is decided. An Elo is the whole number shown. */
export function ratingListAt(snapshot: FederationSnapshot, wanted: ListWanted): readonly Listed[] {
  const { at, of, open } = wanted;
  const key = `${at} ${of} ${open}`;
  const known = lists(snapshot).get(key) ?? listOf(snapshot, wanted);
  lists(snapshot).set(key, known);
  return known;
}

function listOf(snapshot: FederationSnapshot, { at, of, open }: ListWanted): readonly Listed[] {
  const { held: holding, rated } = standingOn(snapshot.ratings, at);
  const { bars } = seasonAt(at, snapshot.state.seasons);
  const elo = systemIn(snapshot) === 'elo';
  return listAt({ held: holding, date: at, bars, of }).map(({ rank, player, rating, series }) => {
    const face = faceOf(snapshot, player);
    const { name, club, federation } = open ? face.shown : face;
    // Key by key, not spread: a page has thousands of these.
    const row: WrittenListed = { person: player, name } as WrittenListed;
    if (club !== undefined) row.club = club;
    if (federation !== undefined) row.federation = federation;
    row.rank = rank;
    row.rating = elo ? shownElo(rating) : rating;
    row.series = elo ? eloTitle(rating) : series;
    row.events = rated.get(player) ?? 0;
    row.lastEvent = holding.get(player)?.active ?? '';
    return row;
  });
}

type WrittenListed = { -readonly [K in keyof Listed]: Listed[K] };

/** The series or title of a rating at a date. */
export function seriesAt(snapshot: FederationSnapshot, rating: number, at: string): string {
  if (systemIn(snapshot) === 'elo') return eloTitle(rating);
  const { bars } = seasonAt(at, snapshot.state.seasons);
  return rating >= bars.joker ? 'Joker' : rating >= bars.a ? 'A' : rating >= bars.b ? 'B' : 'C';
}

/** Whose rating of a date's list is of another series under other bars. */
export function regradedBetween(before: FederationSnapshot, after: FederationSnapshot, at: string) {
  if (systemIn(after) === 'elo') return [];
  const [was, is] = [before, after].map((snapshot) => seasonAt(at, snapshot.state.seasons).bars);
  if (was === is) return [];
  const old = new Map(ratingListAt(before, { at, of: 'published', open: false }).map((row) => [row.person, row]));
  return ratingListAt(after, { at, of: 'published', open: false }).flatMap(({ person, name, club, rating, series }) => {
    const then = old.get(person);
    if (then?.rating !== rating || then.series === series) return [];
    return [{ person, name, ...(club !== undefined && { club }), rating, before: then.series, after: series }];
  });
}
