import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { applicationSchema, applicationStateSchema, registrationSchema } from '@ronde/contract/http/player';
import type { Context } from 'hono';
import { optionsOf } from '../../links/options.ts';
import { requestNow } from '../../links/request-now.ts';
import type { RegistrationRequest } from '../../links/requests.ts';
import { freePlaces, waitingList } from '../../links/waiting-list.ts';
import { senderOf } from '../../server/reach.ts';
import type { Stored } from '../../store/store.ts';
import { answers, body } from '../answers.ts';
import { digestOf } from '../digest.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { ofTournament } from './parameters.ts';
import { tooSoon } from './too-soon.ts';

const open = createRoute({
  method: 'get',
  path: '/api/public/{t}/registration',
  summary: 'Whether one may ask to be registered, and how many places are left',
  request: { params: ofTournament },
  responses: answers(200, 'The places', registrationSchema),
});

const asking = createRoute({
  method: 'post',
  path: '/api/public/{t}/register',
  summary: 'Asks to be registered; the director answers. Shows nobody else’s request',
  request: { params: ofTournament, body: body(applicationSchema) },
  responses: answers(201, 'How the request stands', applicationStateSchema),
});

/** Requests that wait for an answer in one tournament: more is a prank. */
const mostWaiting = 1000;

export function registrationRoutes(app: OpenAPIHono, house: House): void {
  const { db, requests, asking: asked } = house.strangers;

  app.openapi(open, async (c) => {
    const stored = await shownTo(house, c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const options = await optionsOf(db, stored.id);
    const free = freePlaces(options, stored);
    const list = waitingList(await listNow(house, stored), free);
    const waiting = [...list.values()].filter((place) => place !== null).length;
    return c.json({
      open: options.registration && stored.tournament.status === 'open',
      places: options.places,
      free,
      waiting,
    });
  });

  app.openapi(asking, async (c) => {
    const stored = await shownTo(house, c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const options = await optionsOf(db, stored.id);
    if (!options.registration || stored.tournament.status === 'closed') return problem(c, 'registration-closed');
    const wait = asked(senderOf(c));
    if (wait > 0) return tooSoon(c, wait);
    const { id, ...applicant } = c.req.valid('json');
    const before = await listNow(house, stored);
    if (before.filter(({ state }) => state === 'asked').length >= mostWaiting) return tooSoon(c, 3600);
    const request = await requests.ask(stored.id, id, applicant, digestOf(applicant));
    return request ? answerTo(c, house, stored, request.id) : problem(c, 'id-reused');
  });
}

/** Only of a tournament that the public knows. */
async function shownTo({ store }: House, ref: string): Promise<Stored | null> {
  const stored = await store.load(ref);
  return stored?.tournament.open ? stored : null;
}

async function listNow({ strangers }: House, stored: Stored): Promise<readonly RegistrationRequest[]> {
  return (await strangers.requests.list(stored.id)).map((request) => requestNow(request, stored));
}

async function answerTo(c: Context, house: House, stored: Stored, id: string): Promise<Response> {
  const all = await listNow(house, stored);
  const free = freePlaces(await optionsOf(house.strangers.db, stored.id), stored);
  const state = all.find((request) => request.id === id)?.state ?? 'asked';
  return c.json({ state, waiting: waitingList(all, free).get(id) ?? null }, 201);
}
