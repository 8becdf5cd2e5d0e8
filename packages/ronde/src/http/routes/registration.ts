import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { applicationSchema, applicationStateSchema, registrationSchema } from '@ronde/contract/http/player';
import { askToPlay, registrationNow, requestState } from '../../public/registering.ts';
import type { Stored } from '../../store/store.ts';
import { senderOf } from '../access/reach.ts';
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

export function registrationRoutes(app: OpenAPIHono, house: House): void {
  const { strangers } = house;

  app.openapi(open, async (c) => {
    const stored = await shownTo(house, c.req.valid('param').t);
    return stored ? c.json(await registrationNow(strangers, stored)) : problem(c, 'unknown-tournament');
  });

  app.openapi(asking, async (c) => {
    const stored = await shownTo(house, c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { id, ...applicant } = c.req.valid('json');
    const no = await askToPlay(strangers, stored, {
      id,
      applicant,
      digest: digestOf(applicant),
      sender: senderOf(c),
    });
    if (typeof no === 'number') return tooSoon(c, no);
    if (no) return problem(c, no);
    return c.json(await requestState(strangers, stored, id), 201);
  });
}

/** Only of a tournament that the public knows. */
async function shownTo({ store }: House, ref: string): Promise<Stored | null> {
  const stored = await store.load(ref);
  return stored?.tournament.open ? stored : null;
}
