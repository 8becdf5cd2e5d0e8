import type { Current } from '../public/current.ts';
import type { Head, Store } from '../store/store.ts';

/** What a stranger may know of a tournament from a list. */
export interface Listed extends Pick<Head, 'slug' | 'name' | 'format' | 'date' | 'endDate' | 'place' | 'players'> {
  readonly when: 'live' | 'coming' | 'past';
}

/** More of those that are over would be a list for nobody. */
const mostPast = 200;

/** The public tournaments: in play, then coming (the nearest first), then past (the newest first). */
export async function listedTournaments(store: Store, current: Current): Promise<readonly Listed[]> {
  const open = (await store.heads()).filter((head) => head.open);
  const listed = await Promise.all(
    open.map(async (head): Promise<Listed> => ({ ...head, when: await whenOf(head, current) })),
  );
  const byDate = listed.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const past = byDate.filter(({ when }) => when === 'past').reverse();
  return [...byDate.filter(({ when }) => when !== 'past'), ...past.slice(0, mostPast)];
}

async function whenOf({ slug, status, rounds }: Head, current: Current): Promise<Listed['when']> {
  if (status === 'closed') return 'past';
  if (rounds !== 1) return rounds > 1 ? 'live' : 'coming';
  // The only round may be a draft, which nobody may know of.
  const view = await current.view(slug);
  return view && view.tournament.rounds.length > 0 ? 'live' : 'coming';
}
