import type { AdgEntry } from '../rating/adg.ts';
import type { AdgEvent } from '../rating/adg-event.ts';
import type { RatedGame } from '../rating/elo.ts';
import type { Held } from '../rating/held.ts';
import type { PlEvent } from '../rating/pl-event.ts';
import { type NotOfficial, notOfficial } from '../rating/validity.ts';
import { eloEvent } from '../rating-of/elo-of.ts';
import { lastDayOf, plEvent } from '../rating-of/pl-of.ts';
import { ratingSystemOf } from '../rating-of/rating-of.ts';
import type { People, Person } from '../tournament/people.ts';
import type { FormatId, PlayerId, Tournament } from '../tournament/state.ts';

/** A person in all documents of a federation. */
export type PersonId = string;

/**
 * What a federation keeps of a document that it received: who was there, and what ratings are computed from. It is a
 * function of the file, so the file can be read again; whoever is who is decided beside it.
 */
export type FederationDocument = TournamentDocument | ListDocument;

interface Document {
  /** The id of the tournament, or of the list: revisions of one have the same. */
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  /** Civil dates. Documents count by last day, then first day, then id. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly people: ReadonlyMap<PlayerId, Presented>;
}

export interface TournamentDocument extends Document {
  readonly kind: 'tournament';
  readonly format: FormatId;
  /** Games outside a tournament: CLAP and PAP give points (classement international §1). */
  readonly event?: 'clap' | 'pap' | 'other';
  /** Null: no system rates it. Players stand under the ids of the document. */
  readonly rated: { readonly system: 'pl'; readonly event: PlEvent } | EloOfDocument | null;
}

/** What the Elo of the wargame is computed from, in columns: a federation keeps millions of games. */
export interface EloOfDocument {
  readonly system: 'elo';
  readonly entries: readonly AdgEntry[];
  /** Those ranked or spare first, in the order of `entries`. */
  readonly players: readonly PlayerId[];
  /** Those that were played, by round; both players as places in `players`, the score of the first: 1, ½, 0. */
  readonly games: {
    readonly round: readonly number[];
    readonly first: readonly number[];
    readonly second: readonly number[];
    readonly score: readonly RatedGame['score'][];
  };
  /** As the document says; missing: true. */
  readonly approved?: boolean;
}

/** Ratings that another federation computed, taken in as they stand on a day. */
export interface ListDocument extends Document {
  readonly kind: 'list';
  readonly ratings: ReadonlyMap<PlayerId, Held>;
}

/** Somebody as a document presents them: results keep the name that they came with. */
export type Presented = Omit<Person, 'marks'> & {
  readonly club?: string;
  readonly duplicateSeries?: string;
  /** Whoever it was is forgotten (`erasure.ts`): nobody is found by this face. */
  readonly erased?: true;
};

/** A tournament as a federation keeps it. `revision`: of the file, 0 where it says none. */
export function tournamentDocument(tournament: Tournament, people: People, revision: number): TournamentDocument {
  return {
    kind: 'tournament',
    id: tournament.id,
    revision,
    name: tournament.name,
    format: tournament.format,
    firstDay: tournament.date,
    lastDay: lastDayOf(tournament),
    people: new Map(
      tournament.players.map(({ id, club, duplicateSeries }) => {
        const { marks: _, ...person } = people.get(id) ?? { name: id };
        return [
          id,
          { ...person, ...(club !== undefined && { club }), ...(duplicateSeries !== undefined && { duplicateSeries }) },
        ];
      }),
    ),
    rated: ratedBy(tournament, people),
  };
}

function ratedBy(tournament: Tournament, people: People): TournamentDocument['rated'] {
  const asInFile = (player: PlayerId): string => player;
  const system = ratingSystemOf(tournament);
  switch (system) {
    case 'pl': {
      // The federation's seasons count, not the one that a closed tournament wrote down for itself.
      const { season: _, ...event } = plEvent(tournament, people, asInFile);
      return { system, event };
    }
    case 'elo':
      return inColumns(eloEvent(tournament, people, asInFile));
    case null:
      return null;
  }
}

export function inColumns({
  entries,
  games,
  approved,
}: Pick<AdgEvent, 'entries' | 'games' | 'approved'>): EloOfDocument {
  const ordered = games.toSorted((a, b) => a.round - b.round);
  const players = [...new Set([...entries.map(({ player }) => player), ...ordered.flatMap((game) => game.players)])];
  const at = new Map(players.map((player, i) => [player, i]));
  const placeOf = (player: PlayerId): number => at.get(player) ?? 0;
  return {
    system: 'elo',
    entries,
    players,
    games: {
      round: ordered.map(({ round }) => round),
      first: ordered.map((game) => placeOf(game.players[0])),
      second: ordered.map((game) => placeOf(game.players[1])),
      score: ordered.map(({ score }) => score),
    },
    ...(approved !== undefined && { approved }),
  };
}

/** Why it is not official, by the players and clubs of those who played; no rating makes a difference to it. */
export function whyNotOfficial({ entries, players, games, approved }: EloOfDocument): readonly NotOfficial[] {
  const played = new Set([...games.first, ...games.second].map((at) => players[at]));
  const counting = entries.filter(({ player, place }) => place !== null && played.has(player));
  return notOfficial(
    counting.map(({ club }) => club),
    approved,
  );
}

/** Of each of its players whether they played a game. A federation asks thousands of events. */
export function playedIn({ players, games }: Pick<EloOfDocument, 'players' | 'games'>): Uint8Array {
  const there = new Uint8Array(players.length);
  for (const at of games.first) there[at] = 1;
  for (const at of games.second) there[at] = 1;
  return there;
}

/** The entry of its i-th player; entries come first and in the same order, unless another program wrote the file. */
export function entryOf({ entries, players }: Pick<EloOfDocument, 'entries' | 'players'>, i: number) {
  const [player, entry] = [players[i], entries[i]];
  return entry?.player === player ? entry : entries.find((one) => one.player === player);
}
