import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { acceptSchema, publicOptionsSchema, registrationRequestSchema } from '@ronde/contract/http/player';
import { idSchema } from '@ronde/contract/http/text';
import type { Context } from 'hono';
import * as z from 'zod';
import { saveContact } from '../../links/contacts.ts';
import { optionsOf, saveOptions } from '../../links/options.ts';
import { acceptanceOf, playerOf, requestNow } from '../../links/request-now.ts';
import type { RegistrationRequest } from '../../links/requests.ts';
import { freePlaces, waitingList } from '../../links/waiting-list.ts';
import { idReused, type Stored } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import { decideCommand } from '../decide-command.ts';
import { type House, write } from '../house.ts';
import { problem, refusal } from '../problems.ts';
import { ofTournament } from './parameters.ts';

const ofRequest = z.object({ t: idSchema, request: idSchema });
const all = z.array(registrationRequestSchema);

const list = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/requests',
  summary: 'Who asks to be registered, in the order of asking',
  request: { params: ofTournament },
  responses: answers(200, 'The requests', all),
});

const acceptance = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/{request}/accept',
  summary: 'Registers who has asked',
  request: { params: ofRequest, body: body(acceptSchema) },
  responses: answers(200, 'The requests', all),
});

const refusing = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/{request}/refuse',
  summary: 'Says no, and forgets the e-mail address',
  request: { params: ofRequest },
  responses: answers(200, 'The requests', all),
});

const erasure = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/{request}/erase',
  summary: 'Says no and forgets who asked: name, club, licence, address. Cannot be taken back',
  request: { params: ofRequest },
  responses: answers(200, 'The requests', all),
});

const options = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/options',
  summary: 'What strangers and players may do',
  request: { params: ofTournament },
  responses: answers(200, 'The options', publicOptionsSchema),
});

const optionsChange = createRoute({
  method: 'put',
  path: '/api/tournaments/{t}/options',
  summary: 'Opens or closes registration and presence by link',
  request: { params: ofTournament, body: body(publicOptionsSchema) },
  responses: answers(200, 'The options', publicOptionsSchema),
});

export function requestRoutes(app: OpenAPIHono, house: House): void {
  const { db, requests } = house.strangers;
  const load = (t: string) => house.store.load(t);
  const find = async (stored: Stored, id: string) => {
    const found = await requests.find(stored.id, id);
    return found && requestNow(found, stored);
  };

  app.openapi(list, async (c) => {
    const stored = await load(c.req.valid('param').t);
    return stored ? listed(c, house, stored) : problem(c, 'unknown-tournament');
  });

  app.openapi(acceptance, async (c) => {
    const { t, request } = c.req.valid('param');
    const stored = await load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = await find(stored, request);
    if (!found) return problem(c, 'unknown-request');
    if (found.state === 'refused') return problem(c, 'request-settled');
    return accept(c, house, stored, found, c.req.valid('json'));
  });

  app.openapi(refusing, async (c) => {
    const { t, request } = c.req.valid('param');
    const stored = await load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = await find(stored, request);
    if (!found) return problem(c, 'unknown-request');
    if (found.state === 'accepted') return problem(c, 'request-settled');
    await requests.settle(stored.id, request, 'refused');
    return listed(c, house, stored);
  });

  app.openapi(erasure, async (c) => {
    const { t, request } = c.req.valid('param');
    const stored = await load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = await find(stored, request);
    if (!found) return problem(c, 'unknown-request');
    // Who was accepted is a player: erased as one.
    if (found.state === 'accepted') return problem(c, 'request-settled');
    await requests.erase(stored.id, request);
    return listed(c, house, stored);
  });

  app.openapi(options, async (c) => {
    const stored = await load(c.req.valid('param').t);
    return stored ? c.json({ ...(await optionsOf(db, stored.id)) }) : problem(c, 'unknown-tournament');
  });

  app.openapi(optionsChange, async (c) => {
    const stored = await load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveOptions(db, stored.id, c.req.valid('json'));
    return c.json({ ...(await optionsOf(db, stored.id)) });
  });
}

type Facts = z.infer<typeof acceptSchema>;

async function accept(c: Context, house: House, stored: Stored, request: RegistrationRequest, facts: Facts) {
  const { id, name, club, licence, email } = request;
  const player = playerOf(request);
  const command = { kind: 'register', player, ...facts, ...(club !== undefined && { club }) } as const;
  const person = { name, ...(licence !== undefined && { licence }) };
  const asked = { id: acceptanceOf(player, stored), by: callerOf(c).account.id, at: house.now() };
  const written = await write(house, stored.id, asked, decideCommand({ id: asked.id, command, person }));
  if (!written) return problem(c, 'unknown-tournament');
  if (!written.ok) {
    const no = written.refusal;
    return no === idReused || no === 'person-needed' ? problem(c, no) : refusal(c, no, stored);
  }
  await house.strangers.requests.settle(stored.id, id, 'accepted', player);
  if (email !== undefined) await saveContact(house.strangers.db, stored.id, player, { email });
  return listed(c, house, written.value.stored);
}

async function listed(c: Context, { strangers }: House, stored: Stored): Promise<Response> {
  const found = (await strangers.requests.list(stored.id)).map((request) => requestNow(request, stored));
  const waiting = waitingList(found, freePlaces(await optionsOf(strangers.db, stored.id), stored));
  return c.json(found.map((request) => ({ ...request, waiting: waiting.get(request.id) ?? null })));
}
