import { freePlaces, optionsOf, placeOnList, type RegistrationOptions } from '../links/options.ts';
import { type Applicant, type RegistrationRequest, requestNow } from '../links/requests.ts';
import type { Stored } from '../store/store.ts';
import type { PublicAccess } from './public-access.ts';
import { networkOf } from './throttle.ts';

type Asking = Pick<PublicAccess, 'db' | 'requests' | 'asking'>;

/** Requests that wait for an answer in one tournament: more is a prank. */
const mostWaiting = 1000;

/** Whether one may ask to be registered; `waiting`: those on the waiting list. */
export async function registrationNow(visitors: Asking, stored: Stored) {
  const options = await optionsOf(visitors.db, stored.id);
  const free = freePlaces(options, stored);
  const waiting = free === null ? 0 : Math.max(0, (await askedBefore(visitors, stored)) - free);
  return { open: isOpen(options, stored), places: options.places, free, waiting };
}

const isOpen = ({ registration }: RegistrationOptions, { tournament }: Stored): boolean =>
  registration && tournament.status === 'open';

/** How a request stands. `waiting`: the place on the waiting list; null: there is a free place. */
export interface RequestState {
  /** As it was sent; empty: nobody is remembered. */
  readonly name: string;
  readonly state: RegistrationRequest['state'];
  readonly waiting: number | null;
}

/** Null: there is no such request. */
export async function requestState(visitors: Asking, stored: Stored, id: string): Promise<RequestState | null> {
  const found = await visitors.requests.find(stored.id, id);
  if (!found) return null;
  const { name, state, place } = requestNow(found, stored);
  if (state !== 'asked') return { name, state, waiting: null };
  const free = freePlaces(await optionsOf(visitors.db, stored.id), stored);
  const waiting = free === null ? null : placeOnList(await askedBefore(visitors, stored, place), free);
  return { name, state, waiting };
}

/** A number: so many seconds to wait. */
export type NotAsked = 'registration-closed' | 'waiting-list-full' | 'id-reused' | number;

interface Application {
  readonly id: string;
  readonly applicant: Applicant;
  readonly digest: string;
  readonly sender: string;
}

/** Asks for somebody; null: it is asked, now or when the same was sent before. */
export async function askToPlay(
  visitors: Asking,
  stored: Stored,
  { id, applicant, digest, sender }: Application,
): Promise<NotAsked | null> {
  const { requests } = visitors;
  // Whatever has changed since, it is answered as it was.
  if (await requests.isAsked(stored.id, id, digest)) return null;
  if (!isOpen(await optionsOf(visitors.db, stored.id), stored)) return 'registration-closed';
  const wait = visitors.asking(networkOf(sender));
  if (wait > 0) return wait;
  if ((await askedBefore(visitors, stored)) >= mostWaiting) return 'waiting-list-full';
  return (await requests.ask(stored.id, id, applicant, digest)) ? null : 'id-reused';
}

/** Those who wait for an answer, counted where they are kept; `place`: only those who asked before it. */
async function askedBefore({ requests }: Asking, stored: Stored, place?: number): Promise<number> {
  const unanswered = await requests.unanswered(stored.id, place);
  const again = (await requests.accepted(stored.id)).filter(
    (request) => (place === undefined || request.place < place) && requestNow(request, stored).state === 'asked',
  );
  return unanswered + again.length;
}
