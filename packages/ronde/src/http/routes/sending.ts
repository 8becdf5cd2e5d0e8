import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type SendingView, sendingSchema } from '@ronde/contract/http/sending';
import * as z from 'zod';
import { fileOf } from '../../files/file-of.ts';
import type { Sent } from '../../sending/sending.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { ofTournament } from './parameters.ts';

const state = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/sending',
  summary: 'What was sent to the federation, and what waits',
  request: { params: ofTournament },
  responses: answers(200, 'The state of each revision', sendingSchema),
});

const send = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/send',
  summary: 'Sends the closed tournament to the federation, as soon as it answers; the same revision once',
  request: { params: ofTournament, body: body(z.strictObject({})) },
  responses: answers(200, 'The state of each revision', sendingSchema),
});

export function sendingRoutes(app: OpenAPIHono, house: House): void {
  const { sending } = house;

  app.openapi(state, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    return c.json(viewOf(stored, await sending.list(stored.id)));
  });

  app.openapi(send, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (stored.tournament.status !== 'closed') return problem(c, 'not-closed');
    if (sending.to === null) return problem(c, 'no-federation');
    const sent = await sending.queue(stored, callerOf(c).account.id);
    return c.json(viewOf(stored, sent));
  });

  const viewOf = (stored: Stored, sent: readonly Sent[]): SendingView => ({
    to: sending.to,
    revision: fileOf(stored).revision ?? 1,
    sent: [...sent],
  });
}
