import type { OpenAPIHono } from '@hono/zod-openapi';
import { askToPlay, registrationNow, requestState } from '../../public/registering.ts';
import type { Stored } from '../../store/store.ts';
import { senderOf } from '../access/reach.ts';
import { digestOf } from '../digest.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';
import { tooSoon } from './too-soon.ts';

export function registrationRoutes(app: OpenAPIHono, house: House): void {
  const { strangers } = house;

  serve(app, 'GET /api/public/{t}/registration', async (c) => {
    const stored = await shownTo(house, c.req.valid('param').t);
    return stored ? c.json(await registrationNow(strangers, stored)) : problem(c, 'unknown-tournament');
  });

  serve(app, 'POST /api/public/{t}/register', async (c) => {
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
