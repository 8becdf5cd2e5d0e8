import type { PublicOutcome } from '@ronde/contract/http/public';
import { standingsSent } from '@ronde/contract/http/standing-lines';
import { type AnswerAt, type GivenTo, pathOf, type RouteAddress } from '@ronde/contract/routes/client';
import { steadyNow } from '../core/clock.ts';
import { exchange, type ProblemAnswer } from '../core/exchange.ts';
import { external } from '../core/external.ts';
import { listenTo, onReturn, readings } from '../core/live.ts';
import type { WallAddress } from './address.ts';
import { keepState, keptState, type State, type WallScreen } from './wall-state.ts';

export const screen = external<WallScreen>({ state: null, link: 'linked', ahead: 0 });

/** A stream is tried again, and a state read again without one, after this. */
const retryAfter = 3000;
/** A network that drops everything ends no stream: the state is read again all the same, and its absence is said. */
const anyway = 10_000;
/** A cache in front may still hold the version before the one that was told. */
const onceMore = 2500;

/** Keeps `screen` what the server says, from now on; what was kept here is shown where it does not answer. */
export async function follow(given: WallAddress): Promise<void> {
  const asked = { ...given, key: given.key ?? (await ownKey(given)) };
  let newest = 0;
  // Where nobody may look yet; with a key that opens nothing, the server counts how often it is tried.
  const knock = asked.key === null ? 5000 : 30_000;
  const retry = () => (screen.get().link === 'private' ? knock : retryAfter);
  const { now } = readings(async () => {
    await take(asked);
    const { state, link } = screen.get();
    if (link !== 'linked') return retry();
    return state && state.head.version < newest ? onceMore : anyway;
  });
  const read = () => void now();
  listenTo(publicPath('GET /api/public/{t}/live', { t: asked.t }, asked), {
    opened: read,
    told: (version) => {
      newest = version;
      read();
    },
    said: { hall: read },
    lost: () => now().then(retry),
  });
  onReturn(read, () => show({ link: 'cut' }));
}

async function take(asked: WallAddress): Promise<void> {
  const state = await readState(asked);
  // An older picture is for a house that is away, and what a frozen screen goes on from.
  if (!screen.get().state && (isNot(state) || state.hall.frozen)) {
    show({ state: keptState(asked) });
    await new Promise((shown) => setTimeout(shown));
  }
  if (state === 'later') return;
  if (isNot(state)) return show({ link: state });
  // A frozen screen goes on from what it showed, after a reload too.
  if (!state.hall.frozen || asked.pin !== null || !screen.get().state) keepState(asked, state);
  show({ state, link: 'linked', ahead: state.readAt - steadyNow() });
}

const show = (part: Partial<WallScreen>): void => screen.set({ ...screen.get(), ...part });

/** The screens' key, where somebody who may have it is signed in in this browser: then no address needs to bring it. */
async function ownKey(asked: WallAddress): Promise<string | null> {
  const session = await get(asked, 'GET /api/session', {});
  if (isNot(session) || !session.account) return null;
  const hall = await get(asked, 'GET /api/tournaments/{t}/hall', { t: asked.t });
  return isNot(hall) ? null : (hall.key ?? null);
}

/** `private`: nobody may see it here. `later`: asked too often. `cut`: nobody answers, or nothing that makes sense. */
type Not = 'private' | 'later' | 'cut';

/** The tournament's public address, with the key where there is one. */
function publicPath<A extends RouteAddress>(address: A, given: Given<A>, { key }: Pick<WallAddress, 'key'>): string {
  const path = pathOf(address, given);
  return key === null ? path : `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
}

type Given<A extends RouteAddress> = Omit<GivenTo<A>, 'body'>;

/** Everything at once, as it stands on the server. */
async function readState(asked: WallAddress): Promise<State | Not> {
  const { t } = asked;
  const [head, hall] = await Promise.all([
    get(asked, 'GET /api/public/{t}', { t }),
    get(asked, 'GET /api/public/{t}/hall', { t }),
  ]);
  if (isNot(head)) return head;
  if (isNot(hall)) return hall;
  const { rounds } = head;
  const closed = rounds.findLast(({ status }) => status === 'closed')?.round;
  const [round, standings, outcome] = await Promise.all([
    rounds.length > 0 ? get(asked, 'GET /api/public/{t}/rounds/{round}', { t, round: rounds.length }) : null,
    closed ? get(asked, 'GET /api/public/{t}/standings', { t, query: { after: closed } }) : null,
    closed === rounds.length ? get(asked, 'GET /api/public/{t}/outcome', { t }) : null,
  ]);
  if (isNot(round)) return round;
  if (isNot(standings)) return standings;
  if (isNot(outcome)) return outcome;
  return {
    head,
    hall,
    round,
    standings: standings && standingsSent(standings.standings),
    final: outcome && finalIn(outcome),
    readAt: hall.now,
  };
}

const finalIn = ({ final, scores }: PublicOutcome): State['final'] => final && { ...final, scores };

const isNot = (got: unknown): got is Not => typeof got === 'string';

/** What this address answers to whoever has the key. */
async function get<A extends RouteAddress>(
  asked: WallAddress,
  address: A,
  given: Given<A>,
): Promise<AnswerAt<A> | Not> {
  const path = publicPath(address, given, asked);
  const got = await exchange(
    { method: 'GET', path, lang: asked.lang, cache: 'no-cache' },
    async (response) => (await response.json()) as AnswerAt<A> & ProblemAnswer,
  );
  if (got.kind !== 'answered') return 'cut';
  const { response, value } = got;
  if (response.ok) return value;
  return value.code === 'unknown-tournament' ? 'private' : value.code === 'try-later' ? 'later' : 'cut';
}
