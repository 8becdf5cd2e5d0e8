import { optionsOf } from '../links/options.ts';
import { requestNow } from '../links/request-now.ts';
import type { Applicant, RegistrationRequest } from '../links/requests.ts';
import { freePlaces, waitingList } from '../links/waiting-list.ts';
import type { Stored } from '../store/store.ts';
import type { Strangers } from './strangers.ts';

type Asking = Pick<Strangers, 'db' | 'requests' | 'asking'>;

/** Requests that wait for an answer in one tournament: more is a prank. */
const mostWaiting = 1000;

/** Whether one may ask to be registered; `waiting`: those on the waiting list. */
export async function registrationNow(strangers: Asking, stored: Stored) {
  const options = await optionsOf(strangers.db, stored.id);
  const free = freePlaces(options, stored);
  const list = waitingList(await requestsNow(strangers, stored), free);
  const waiting = [...list.values()].filter((place) => place !== null).length;
  const open = options.registration && stored.tournament.status === 'open';
  return { open, places: options.places, free, waiting };
}

/** How a request stands. `waiting`: the place on the waiting list; null: there is a free place. */
export interface RequestState {
  readonly state: RegistrationRequest['state'];
  readonly waiting: number | null;
}

/** Null: there is no such request. */
export async function requestState(strangers: Asking, stored: Stored, id: string): Promise<RequestState | null> {
  const all = await requestsNow(strangers, stored);
  const own = all.find((request) => request.id === id);
  const free = freePlaces(await optionsOf(strangers.db, stored.id), stored);
  return own ? { state: own.state, waiting: waitingList(all, free).get(id) ?? null } : null;
}

/** A number: so many seconds to wait. */
export type NotAsked = 'registration-closed' | 'id-reused' | number;

export interface Application {
  readonly id: string;
  readonly applicant: Applicant;
  readonly digest: string;
  readonly sender: string;
}

/** Asks for somebody; null: it is asked. */
export async function askToPlay(
  strangers: Asking,
  stored: Stored,
  { id, applicant, digest, sender }: Application,
): Promise<NotAsked | null> {
  const { open } = await registrationNow(strangers, stored);
  if (!open) return 'registration-closed';
  const wait = strangers.asking(sender);
  if (wait > 0) return wait;
  const before = await requestsNow(strangers, stored);
  if (before.filter(({ state }) => state === 'asked').length >= mostWaiting) return 3600;
  return (await strangers.requests.ask(stored.id, id, applicant, digest)) ? null : 'id-reused';
}

async function requestsNow({ requests }: Asking, stored: Stored): Promise<readonly RegistrationRequest[]> {
  return (await requests.list(stored.id)).map((request) => requestNow(request, stored));
}
