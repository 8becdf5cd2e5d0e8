import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { external, useExternal } from '../core/external.ts';
import { loaded, reloadOnce } from '../core/script.ts';
import { ClockPage } from './clock-page.tsx';
import { MissingPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { MessagePage, StopPage } from './message-page.tsx';
import type { ShownPage } from './shown-page.ts';
import { useWall } from './wall-context.ts';

/** What must be said whatever has come: these are in the first script. */
const atOnce = { clock: ClockPage, missing: MissingPage, message: MessagePage, stop: StopPage } satisfies Partial<
  Record<ShownPage, ComponentType>
>;

type Later = Exclude<ShownPage, keyof typeof atOnce>;

const coming = () => import('./before-round-1.ts');
const tables = () => import('./tables-page.tsx');
const over = () => import('./after-the-rounds.ts');

/** What comes after the first picture: the one that is wanted first, then all, so that a network that goes takes none. */
const later: Record<Later, () => Promise<ComponentType>> = {
  'tables-turn': async () => (await tables()).TablesInTurn,
  'tables-name': async () => (await tables()).TablesByName,
  tables: async () => (await tables()).TablesByNumber,
  standings: async () => (await import('./standings-page.tsx')).WallStandings,
  registration: async () => (await coming()).WallRegistration,
  pools: async () => (await coming()).WallPools,
  prizes: async () => (await over()).WallPrizes,
  final: async () => (await over()).WallFinal,
  closing: async () => (await over()).ClosingPage,
};

const scenes = external<Partial<Record<ShownPage, ComponentType>>>(atOnce);
const wanted = Object.keys(later) as readonly Later[];

/** One after the other: what is asked for first is not slowed down by the rest. */
async function fetchScenes(first: ShownPage): Promise<void> {
  const order = [...wanted.filter((name) => name === first), ...wanted.filter((name) => name !== first)];
  for (const name of order) if (!scenes.get()[name]) scenes.set({ ...scenes.get(), [name]: await loaded(later[name]) });
}

const betweenTries = 20_000;
let renewing = false;

/** A script that does not come is an older version's: the page is loaded anew, and until then shows what it has. */
async function renew(): Promise<void> {
  if (renewing) return;
  renewing = true;
  while (!(await reloadOnce())) await new Promise((resolve) => setTimeout(resolve, betweenTries));
}

/** The scene of the moment; while it is not there, the one before it, and at the very first the frame alone. */
export function Scene({ page }: { readonly page: ShownPage }): ReactNode {
  const here = useExternal(scenes);
  const last = useRef<ShownPage>(page);
  const { state } = useWall();
  useEffect(() => {
    fetchScenes(page).catch(renew);
  }, [page]);
  if (here[page]) last.current = page;
  const Shown = here[last.current];
  return Shown ? (
    <Shown />
  ) : (
    <Frame title={state.head.name} name="none">
      {null}
    </Frame>
  );
}
