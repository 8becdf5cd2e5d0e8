import { frenchKey } from '@ronde/engine/base/french-order';
import type { Store, Stored, TournamentHead } from '../store/store.ts';
import type { Current } from './current.ts';
import type { PublicView } from './view.ts';

/** Of what an event’s name and days tell. */
type Dated = Pick<TournamentHead, 'date' | 'endDate'> & { readonly event?: string };

/** Both say the same event, in whatever letters. */
export const sameEvent = (a: Pick<Dated, 'event'>, b: Pick<Dated, 'event'>): boolean =>
  a.event !== undefined && b.event !== undefined && frenchKey(a.event) === frenchKey(b.event);

/** Somebody cannot be in both. */
export const sameDays = (a: Dated, b: Dated): boolean =>
  a.date <= (b.endDate ?? b.date) && b.date <= (a.endDate ?? a.date);

const week = 7 * 24 * 60 * 60 * 1000;

/** Pools of one weekend may have a day each; next year’s event of the same name is another one. */
export const aroundThen = (a: Pick<Dated, 'date'>, b: Pick<Dated, 'date'>): boolean =>
  Math.abs(Date.parse(a.date) - Date.parse(b.date)) <= week;

/** The pools of an event that the public may see, this one among them, by their names. */
export async function poolsOfEvent(
  store: Pick<Store, 'heads'>,
  current: Current,
  { tournament, slug }: PublicView,
): Promise<readonly PublicView[]> {
  const near = (await store.heads()).filter(
    (head) => head.open && (head.slug === slug || aroundThen(head, tournament)),
  );
  const views = await Promise.all(near.map((head) => current.view(head.slug)));
  const named = ({ tournament: { pool = '', name } }: PublicView) => `${pool} ${name}`;
  return views
    .flatMap((view) => (view && sameEvent(view.tournament, tournament) ? [view] : []))
    .toSorted((a, b) => (named(a) < named(b) ? -1 : 1));
}

/** The other pools of an event on the same days, as far as `may` says. */
export async function poolsBeside(
  store: Pick<Store, 'heads' | 'load'>,
  { id, tournament }: Stored,
  may: (head: TournamentHead) => Promise<boolean>,
): Promise<readonly Stored[]> {
  if (tournament.event === undefined) return [];
  const near = (await store.heads()).filter(
    (head) => head.id !== id && head.shelf === undefined && sameDays(head, tournament),
  );
  const found = await Promise.all(
    near.map(async (head) => {
      const stored = (await may(head)) ? await store.load(head.id) : null;
      return stored && sameEvent(stored.tournament, tournament) ? [stored] : [];
    }),
  );
  return found.flat();
}
