import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { deskHallSchema, hallChangeSchema, hallKeySchema, hallViewSchema } from '@ronde/contract/http/hall';
import type { Context } from 'hono';
import { mayDo } from '../../accounts/may.ts';
import { changed } from '../../hall/changed.ts';
import type { Hall } from '../../hall/halls.ts';
import { hallPrizes } from '../../hall/prizes.ts';
import { hallView, momentOf } from '../../hall/view.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { insideOf } from '../access/screen.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { nothingPublic } from './nothing-public.ts';
import { ofTournament } from './parameters.ts';

const shown = createRoute({
  method: 'get',
  path: '/api/public/{t}/hall',
  summary: 'What the hall’s screens and the players’ phones show',
  request: { params: ofTournament, query: hallKeySchema },
  responses: answers(200, 'The hall', hallViewSchema),
});

const read = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/hall',
  summary: 'The same for the desk, and the key of the screens for who may run the hall',
  request: { params: ofTournament },
  responses: answers(200, 'The hall', deskHallSchema),
});

const change = createRoute({
  method: 'put',
  path: '/api/tournaments/{t}/hall',
  summary: 'Changes what the hall shows; what is not named stays',
  request: { params: ofTournament, body: body(hallChangeSchema) },
  responses: answers(200, 'The hall', deskHallSchema),
});

const renewal = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/hall/key',
  summary: 'Another key for the screens; the older one opens nothing',
  request: { params: ofTournament },
  responses: answers(200, 'The hall', deskHallSchema),
});

export function hallRoutes(app: OpenAPIHono, house: House): void {
  const { halls, store, strangers } = house;

  app.openapi(shown, async (c) => {
    const { t } = c.req.valid('param');
    const inside = await insideOf(c, house, t);
    const stored = inside ?? ((await strangers.current.view(t)) ? await store.load(t) : null);
    if (!stored) return nothingPublic(c, house);
    return c.json(viewOf(house, stored, await halls.read(stored.id), { presence: inside !== null, counted: false }));
  });

  app.openapi(read, async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? forDesk(c, house, stored, await halls.read(stored.id)) : problem(c, 'unknown-tournament');
  });

  app.openapi(change, async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const asked = c.req.valid('json');
    const { steady: now } = momentOf(house);
    const prizes = () => hallPrizes(stored).map(({ key }) => key);
    const around = { tournament: stored.tournament, now, chance: house.chance, prizes };
    const done = await halls.change(stored.id, (before) => changed(before, asked, around));
    return done.ok ? forDesk(c, house, stored, done.value) : problem(c, done.refusal);
  });

  app.openapi(renewal, async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await halls.renewKey(stored.id);
    return forDesk(c, house, stored, await halls.read(stored.id));
  });
}

interface Told {
  readonly presence: boolean;
  readonly counted: boolean;
}

function viewOf(house: House, stored: Stored, { rev, state }: Hall, told: Told) {
  const address = house.places?.().hall?.[0]?.replace(/\/$/, '') ?? null;
  return hallView(stored, { rev, state, moment: momentOf(house), address, ...told });
}

async function forDesk(c: Context, house: House, stored: Stored, hall: Hall): Promise<Response> {
  // Who may not change what the screens show lets no screen in either.
  const key = mayDo(callerOf(c).role, 'run-hall') ? await house.halls.keyOf(stored.id) : null;
  const next = hallPrizes(stored).find((prize) => !hall.state.called.includes(prize.key)) ?? null;
  return c.json({
    ...viewOf(house, stored, hall, { presence: true, counted: true }),
    ...(key !== null && { key }),
    path: `/ecran/${stored.slug}${key === null ? '' : `?cle=${key}`}`,
    next,
  });
}
