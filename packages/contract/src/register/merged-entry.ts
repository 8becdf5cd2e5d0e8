import type { ListedRating, RegisterEntry } from '../http/register-card.ts';

/**
 * Two entries of one person as one: what `kept` says stays, what it leaves out comes from `gone`; of two ratings of one
 * game the newer list's counts.
 */
export function mergedEntry(kept: RegisterEntry, gone: RegisterEntry): RegisterEntry {
  const games = [...new Set([...kept.ratings, ...gone.ratings].map(({ game }) => game))];
  return { ...gone, ...kept, ratings: games.flatMap((game) => newest(game, kept, gone)) };
}

function newest(game: ListedRating['game'], ...entries: readonly RegisterEntry[]): readonly ListedRating[] {
  const said = entries.flatMap(({ ratings }) => ratings.filter((one) => one.game === game));
  const [first] = said.toSorted((a, b) => (a.listedOn < b.listedOn ? 1 : a.listedOn > b.listedOn ? -1 : 0));
  return first ? [first] : [];
}
