import type { PostView, DeskView as Sent } from '@ronde/contract/http/desk';
import type { LogLine } from '@ronde/contract/http/events';
import type { PublicOptions } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import { apply, type Decision, type Person } from '@ronde/engine';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { external } from './external.ts';
import { load } from './http.ts';

export const deskKey = (t: string) => ['desk', t] as const;
export const isDeskKey = (key: readonly unknown[]): key is ReturnType<typeof deskKey> => key[0] === 'desk';
export const logKey = (t: string) => ['log', t] as const;
export const hallKey = (t: string) => ['hall', t] as const;
export const tournamentsKey = ['tournaments'] as const;

export function useDeskQuery(t: string) {
  return useQuery({ queryKey: deskKey(t), queryFn: ({ client }) => readDesk(client, t) });
}

/** A decision of this desk that was applied while the view was on its way is not taken off the screen again. */
async function readDesk(client: QueryClient, t: string): Promise<DeskData> {
  const fresh = await load('GET /api/tournaments/{t}', { t });
  const held = client.getQueryData<DeskData>(deskKey(t));
  return held && held.version > fresh.version ? held : fresh;
}

export type DeskData = Frozen<Sent>;

/** What the server answers to an accepted command. */
export interface Accepted {
  readonly version: number;
  readonly decision: Decision;
}

/**
 * Brings the cached desk up to an accepted decision without asking for it again: the rules run here too.
 * When something else happened in between, the whole desk is read again.
 */
export function take(client: QueryClient, t: string, accepted: Accepted, person?: Person): void {
  const view = client.getQueryData<DeskData>(deskKey(t));
  if (view && accepted.version === view.version + 1 && !person) {
    client.setQueryData<DeskData>(deskKey(t), {
      ...view,
      version: accepted.version,
      tournament: accepted.decision.events.reduce(apply, view.tournament),
    });
    void client.invalidateQueries({ queryKey: logKey(t) }, { cancelRefetch: false });
  } else if (!view || accepted.version > view.version) catchUp(client, t, accepted.version);
}

/** The newest version of each tournament that this page has heard of: older than that, a view is not up to date. */
export const newest = external<ReadonlyMap<string, number>>(new Map());

const readings = new Map<string, Promise<void>>();

/**
 * Reads the desk until it shows this version. A reading under way is never cut short by news, which on a slow link
 * would begin it again for ever: it ends, is shown, and one more follows.
 */
export function catchUp(client: QueryClient, t: string, version: number): void {
  newest.set(new Map(newest.get()).set(t, Math.max(version, newest.get().get(t) ?? 0)));
  if (readings.has(t)) return;
  readings.set(
    t,
    readOn(client, t).finally(() => readings.delete(t)),
  );
}

async function readOn(client: QueryClient, t: string): Promise<void> {
  const state = () => client.getQueryState<DeskData>(deskKey(t));
  for (;;) {
    const before = state()?.dataUpdateCount;
    await client.invalidateQueries({ queryKey: deskKey(t) }, { cancelRefetch: false });
    void client.invalidateQueries({ queryKey: logKey(t) }, { cancelRefetch: false });
    const now = state();
    // Nobody looks at it, or nobody answered: the next news ask again.
    if (!now?.data || now.dataUpdateCount === before) return;
    if (now.data.version >= (newest.get().get(t) ?? 0)) return;
  }
}

/** Acts of this desk that await their answer, and the newest version that the stream has said meanwhile. */
const underWay = new Map<string, { acts: number; heard: number }>();

/**
 * Runs an act of this desk. The stream's news wait for its answer: it may be the act's own, and the page would move
 * under the very act that leads on.
 */
export async function ownAct<T>(client: QueryClient, t: string, act: () => Promise<T>): Promise<T> {
  const mine = underWay.get(t) ?? { acts: 0, heard: 0 };
  mine.acts++;
  underWay.set(t, mine);
  try {
    return await act();
  } finally {
    if (--mine.acts === 0) {
      underWay.delete(t);
      hear(client, t, mine.heard);
    }
  }
}

/** The live stream says that there is a newer version. */
export function hear(client: QueryClient, t: string, version: number): void {
  const mine = underWay.get(t);
  if (mine) {
    mine.heard = Math.max(mine.heard, version);
    return;
  }
  const view = client.getQueryData<DeskData>(deskKey(t));
  if (!view || view.version < version) catchUp(client, t, version);
}

export type { LogLine };

/** Newest first. */
export function useLog(t: string) {
  return useQuery({ queryKey: logKey(t), queryFn: () => load('GET /api/tournaments/{t}/log', { t }) });
}

export const postsKey = (t: string) => ['posts', t] as const;

/** Who else is at this desk now; the live stream says when to ask again. */
export function useOtherPosts(t: string): readonly PostView[] {
  const queryFn = () => load('GET /api/tournaments/{t}/posts', { t });
  const { data = [] } = useQuery({ queryKey: postsKey(t), queryFn });
  return data.filter(({ mine }) => !mine);
}

export const optionsKey = (t: string) => ['options', t] as const;

/** What visitors and players may do; undefined until it is known. */
export function useOptions(t: string): PublicOptions | undefined {
  return useQuery({
    queryKey: optionsKey(t),
    queryFn: () => load('GET /api/tournaments/{t}/options', { t }),
    staleTime: 0,
  }).data;
}
