import { filled } from '@ronde/contract/routes/client';
import type { RouteTable } from '@ronde/contract/routes/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { apiAnswers } from './app.ts';
import { serveRoute } from './serve-route.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';

const address = 'POST /api/tournaments/{t}/echo/{word}';

/** An address that is nowhere else: all that there is to say of it. */
const table = {
  [address]: {
    permission: 'run-hall',
    summary: 'Says a word again',
    query: z.object({ times: z.coerce.number().int().min(1).max(3).optional() }),
    body: z.strictObject({ loud: z.boolean() }),
    answer: { says: 'The word', schema: z.object({ said: z.string() }), status: 201 },
  },
} as const satisfies RouteTable;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(
    {},
    {
      answers: [
        ...apiAnswers,
        (app) =>
          serveRoute(app, address, table[address], (c) => {
            const { word } = c.req.valid('param');
            const said = word.repeat(c.req.valid('query').times ?? 1);
            return c.json({ said: c.req.valid('json').loud ? said.toUpperCase() : said }, 201);
          }),
      ],
    },
  );
  await desk.create();
  await registerAll(desk, 2);
});
afterAll(() => desk.installation.live.close());

/** As a screen asks: the compiler knows what is sent. */
const { method, path, body } = filled<typeof address, typeof table>(address, {
  t: 'lyon',
  word: 'zo é',
  query: { times: 2 },
  body: { loud: true },
});

it('an address that was added in one place is called and served', async () => {
  expect([method, path]).toEqual(['POST', '/api/tournaments/lyon/echo/zo%20%C3%A9?times=2']);
  const answer = await desk.send(method, path, body);
  expect([answer.status, await answer.json()]).toEqual([201, { said: 'ZO ÉZO É' }]);
});

it('what is sent to it is checked', async () => {
  expect(await problemOf(await desk.send(method, path, { loud: 'yes' }))).toMatchObject({ code: 'malformed' });
  expect((await desk.send(method, path.replace('times=2', 'times=9'), body)).status).toBe(422);
});

it('it is open to who may do that, and to nobody else', async () => {
  const asked = async (role: 'public' | 'member' | 'clerk' | 'arbiter') =>
    (await (await desk.as(role)).send(method, path, body)).status;
  expect(await asked('public')).toBe(401);
  expect(await asked('member')).toBe(404);
  expect(await asked('clerk')).toBe(403);
  expect(await asked('arbiter')).toBe(201);
});

it('it is described', async () => {
  const { paths } = (await (await desk.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  expect(paths['/api/tournaments/{t}/echo/{word}']).toMatchObject({
    post: {
      summary: 'Says a word again',
      parameters: [
        { name: 't', in: 'path', required: true },
        { name: 'word', in: 'path', required: true },
        { name: 'times', in: 'query', required: false },
      ],
      requestBody: { required: true },
      responses: { 201: { description: 'The word' } },
    },
  });
});
