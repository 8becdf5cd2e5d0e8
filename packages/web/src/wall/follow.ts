import type { SessionView } from '@ronde/contract/http/accounts';
import type { DeskHall } from '@ronde/contract/http/hall';
import type { PublicOutcome } from '@ronde/contract/http/public';
import { standingsSent } from '@ronde/contract/http/standing-lines';
import { type AnswerAt, type GivenTo, pathOf, type RouteAddress } from '@ronde/contract/routes/client';
import type { Final } from '@ronde/engine';
import { steadyNow } from '../core/clock.ts';
import { external } from '../core/external.ts';
import type { Asked } from './address.ts';
import { keep, keptState, type Screen, type State } from './wall-state.ts';

export const screen = external<Screen>({ state: null, link: 'linked', ahead: 0 });

/** A stream is tried again, and a state read again without one, after this. */
const retryAfter = 3000;
/** Where nobody may look yet; with a key that opens nothing, the server counts how often it is tried. */
const knockAfter = (key: string | null): number => (key === null ? 5000 : 30_000);
/** A network that drops everything ends no stream: the state is read again all the same, and its absence is said. */
const anyway = 10_000;
/** A cache in front may still hold the version before the one that was told. */
const onceMore = 2500;

/** Keeps `screen` what the server says, from now on; what was kept here is shown until it answers. */
export async function follow(given: Asked): Promise<void> {
  const kept = keptState(given);
  if (kept) screen.set({ ...screen.get(), state: kept });
  const asked = { ...given, key: given.key ?? (await ownKey(given.t)) };
  const read = readerOf(asked);
  listen(asked, read);
  setInterval(() => void read(), anyway);
  for (const event of ['online', 'visibilitychange', 'pageshow']) addEventListener(event, () => void read());
  addEventListener('offline', () => screen.set({ ...screen.get(), link: 'cut' }));
}

/** `version`: that was told, and has to be reached. */
type Reading = (version?: number) => Promise<void>;

/** One reading at a time; what is told meanwhile is read after it. */
function readerOf(asked: Asked): Reading {
  let told = 0;
  let again = false;
  let running: Promise<void> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  const once = async () => {
    do {
      again = false;
      await take(asked);
    } while (again);
    const { state, link } = screen.get();
    const behind = state !== null && state.head.version < told;
    clearTimeout(later);
    if (link !== 'linked') later = setTimeout(() => void read(), waitFor(asked));
    else if (behind) later = setTimeout(() => void read(), onceMore);
  };
  const read: Reading = (version = 0) => {
    told = Math.max(told, version);
    again = running !== undefined;
    running ??= once().finally(() => {
      running = undefined;
    });
    return running;
  };
  return read;
}

const waitFor = ({ key }: Asked): number => (screen.get().link === 'private' ? knockAfter(key) : retryAfter);

async function take(asked: Asked): Promise<void> {
  const read = await readState(asked);
  const before = screen.get();
  if (read.kind === 'later') return;
  if (read.kind !== 'state') {
    screen.set({ ...before, link: read.kind === 'away' ? 'cut' : 'private' });
    return;
  }
  const { state } = read;
  screen.set({ state, link: 'linked', ahead: state.readAt - steadyNow() });
  // A frozen screen goes on from what it showed, after a reload too.
  if (!state.hall.frozen || asked.pin !== null || !before.state) keep(asked, state);
}

function listen(asked: Asked, read: Reading): void {
  const source = new EventSource(publicPath('GET /api/public/{t}/live', { t: asked.t }, asked));
  source.onopen = () => void read();
  source.onmessage = ({ lastEventId }) => void read(Number(lastEventId) || 0);
  source.addEventListener('hall', () => void read());
  // The browser's own retry gives up after an HTTP error: ours is steady.
  source.onerror = () => {
    source.close();
    void read().then(() => setTimeout(() => listen(asked, read), waitFor(asked)));
  };
}

const patience = 4000;

/** The screens' key, where somebody who may have it is signed in in this browser: then no address needs to bring it. */
async function ownKey(t: string): Promise<string | null> {
  try {
    const wait = { signal: AbortSignal.timeout(patience) };
    const { account } = (await (await fetch(pathOf('GET /api/session', {}), wait)).json()) as SessionView;
    if (!account) return null;
    const hall = await fetch(pathOf('GET /api/tournaments/{t}/hall', { t }), wait);
    return hall.ok ? (((await hall.json()) as DeskHall).key ?? null) : null;
  } catch {
    return null;
  }
}

/** `private`: nobody may see it here. `later`: asked too often. `away`: nobody answers, or nothing that makes sense. */
type Not = 'private' | 'later' | 'away';

type Read = { readonly kind: 'state'; readonly state: State } | { readonly kind: Not };

type Answer<T> = { readonly kind: 'here'; readonly value: T } | { readonly kind: Not };

const askPatience = 5000;

/** The tournament's public address, with the key where there is one. */
function publicPath<A extends RouteAddress>(address: A, given: Given<A>, { key }: Pick<Asked, 'key'>): string {
  const path = pathOf(address, given);
  return key === null ? path : `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
}

type Given<A extends RouteAddress> = Omit<GivenTo<A>, 'body'>;

/** Everything at once, as it stands on the server. */
export async function readState(asked: Asked): Promise<Read> {
  const { t } = asked;
  const [head, hall] = await Promise.all([
    get(asked, 'GET /api/public/{t}', { t }),
    get(asked, 'GET /api/public/{t}/hall', { t }),
  ]);
  if (head.kind !== 'here') return head;
  if (hall.kind !== 'here') return hall;
  const { rounds } = head.value;
  const closed = rounds.findLast(({ status }) => status === 'closed')?.round;
  const [round, standings, outcome] = await Promise.all([
    rounds.length > 0 ? get(asked, 'GET /api/public/{t}/rounds/{round}', { t, round: rounds.length }) : nothing,
    closed ? get(asked, 'GET /api/public/{t}/standings', { t, query: { after: closed } }) : nothing,
    rounds.at(-1)?.status === 'closed' ? get(asked, 'GET /api/public/{t}/outcome', { t }) : nothing,
  ]);
  if (round.kind !== 'here') return round;
  if (standings.kind !== 'here') return standings;
  if (outcome.kind !== 'here') return outcome;
  return {
    kind: 'state',
    state: {
      head: head.value,
      hall: hall.value,
      round: round.value,
      standings: standings.value && standingsSent(standings.value.standings),
      final: outcome.value && finalIn(outcome.value),
      readAt: hall.value.now,
    },
  };
}

const finalIn = ({ final, scores }: PublicOutcome): State['final'] => final && { ...(final as Final), scores };

const nothing = { kind: 'here', value: null } as const;

/** Its own, not core's exchange: the wall's first load has no room for what it would not use. */
async function get<A extends RouteAddress>(asked: Asked, address: A, given: Given<A>): Promise<Answer<AnswerAt<A>>> {
  try {
    const answer = await fetch(publicPath(address, given, asked), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(askPatience),
    });
    if (answer.ok) return { kind: 'here', value: (await answer.json()) as AnswerAt<A> };
    const { code } = (await answer.json()) as { readonly code?: string };
    return { kind: code === 'unknown-tournament' ? 'private' : code === 'try-later' ? 'later' : 'away' };
  } catch {
    return { kind: 'away' };
  }
}
