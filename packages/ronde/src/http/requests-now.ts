import type { Context } from 'hono';
import type { Answering } from '../links/answering.ts';
import { optionsOf } from '../links/options.ts';
import { requestNow } from '../links/request-now.ts';
import type { RegistrationRequest } from '../links/requests.ts';
import { freePlaces, waitingList } from '../links/waiting-list.ts';
import type { Stored } from '../store/store.ts';
import type { House } from './house.ts';
import { problem } from './problems.ts';

type Answer = (found: RegistrationRequest, stored: Stored, answering: Answering) => Promise<Response | null>;

/** Answers one request as it is now: two who answer at once are heard one after the other. */
export async function answered(
  c: Context,
  house: House,
  { t, request }: { readonly t: string; readonly request: string },
  answer: Answer,
): Promise<Response> {
  const { store, strangers } = house;
  const known = await store.load(t);
  if (!known) return problem(c, 'unknown-tournament');
  const no = await strangers.requests.answering(known.id, async (answering) => {
    const found = await strangers.requests.find(known.id, request);
    const stored = (await store.load(known.id)) ?? known;
    return found ? answer(requestNow(found, stored), stored, answering) : problem(c, 'unknown-request');
  });
  return no ?? listed(c, house, known.id);
}

/** The requests of a tournament as it stands, in the order of asking. */
export async function requestsNow(
  { store, strangers }: House,
  tournament: string,
): Promise<readonly RegistrationRequest[]> {
  const found = await strangers.requests.list(tournament);
  const stored = await store.load(tournament);
  return stored ? found.map((request) => requestNow(request, stored)) : [];
}

/** All of them, with their place on the waiting list: what each answer leads to. */
export async function listed(c: Context, house: House, tournament: string): Promise<Response> {
  const found = await requestsNow(house, tournament);
  const stored = await house.store.load(tournament);
  if (!stored) return problem(c, 'unknown-tournament');
  const waiting = waitingList(found, freePlaces(await optionsOf(house.strangers.db, tournament), stored));
  return c.json(found.map((request) => ({ ...request, waiting: waiting.get(request.id) ?? null })));
}
