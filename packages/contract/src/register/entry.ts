import { lastDayOf, playsWargame, type StartProposal, seasonOf, startProposal, type Tournament } from '@ronde/engine';
import type { KnownPerson, ListedRating, RegisterEntry } from '../http/register.ts';

/**
 * Two entries of one person as one: what `kept` says stays, what it leaves out comes from `gone`; of two ratings of one
 * game the newer list's counts.
 */
export function mergedEntry(kept: RegisterEntry, gone: RegisterEntry): RegisterEntry {
  const games = [...new Set([...kept.ratings, ...gone.ratings].map(({ game }) => game))];
  const clubs = clubsOf(kept, gone);
  return {
    ...gone,
    ...kept,
    ...(clubs.length > 0 && { clubs }),
    ratings: games.flatMap((game) => newest(game, kept, gone)),
  };
}

/** In the order of their dates; of two of one day the club of the entry that stays. */
function clubsOf(kept: RegisterEntry, gone: RegisterEntry): NonNullable<RegisterEntry['clubs']> {
  const byDay = new Map([...(gone.clubs ?? []), ...(kept.clubs ?? [])].map((one) => [one.since, one]));
  return [...byDay.values()].toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

function newest(game: ListedRating['game'], ...entries: readonly RegisterEntry[]): readonly ListedRating[] {
  const said = entries.flatMap(({ ratings }) => ratings.filter((one) => one.game === game));
  const [first] = said.toSorted((a, b) => (a.listedOn < b.listedOn ? 1 : a.listedOn > b.listedOn ? -1 : 0));
  return first ? [first] : [];
}

/**
 * The rating to start a tournament with where the rules of the PL give another than the known one (classement PL §3,
 * §9). Whoever keeps no date of a last event was at least not known to play after the list they stand in.
 */
export function proposalIn(
  tournament: Tournament,
  known: Pick<KnownPerson, 'rating' | 'duplicateSeries' | 'licence' | 'lastEvent' | 'listedOn'>,
): StartProposal | null {
  if (playsWargame(tournament)) return null;
  const { listedOn, lastEvent = listedOn, ...facts } = known;
  const last = lastEvent === undefined ? {} : { lastEvent };
  return startProposal({ ...facts, ...last }, lastDayOf(tournament), seasonOf(tournament));
}
