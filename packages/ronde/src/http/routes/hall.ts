import type { OpenAPIHono } from '@hono/zod-openapi';
import { hasPermission } from '@ronde/contract/http/permissions';
import { decide, ok } from '@ronde/engine';
import type { Context } from 'hono';
import { changed } from '../../hall/change.ts';
import type { KeptHall } from '../../hall/halls.ts';
import { hallPrizes } from '../../hall/prizes.ts';
import { hallView, momentOf, wantedPrizes } from '../../hall/view.ts';
import { openVoteNames } from '../../links/votes.ts';
import { hiddenEnd } from '../../public/hidden-end.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import { insideOf } from '../access/screen.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { nothingPublic } from './public-page.ts';

export function hallRoutes(app: OpenAPIHono, installation: Installation): void {
  const { halls, store, visitors } = installation;

  serveRoutes(app, 'GET /api/public/{t}/hall', async (c) => {
    const { t } = c.req.valid('param');
    const inside = await insideOf(c, installation, t);
    const stored = inside ?? ((await visitors.current.view(t)) ? await store.load(t) : null);
    if (!stored) return nothingPublic(c, installation);
    const hall = await halls.read(stored.id);
    return c.json(await viewOf(installation, stored, hall, { presence: inside !== null, counted: false }));
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/hall', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? forDesk(c, installation, stored, await halls.read(stored.id)) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/hall', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const asked = c.req.valid('json');
    const { steady: now } = momentOf(installation);
    const prizes = () => hallPrizes(stored).map(({ key }) => key);
    const around = { tournament: stored.tournament, now, chance: installation.chance, prizes };
    const done = await halls.change(stored.id, (before) => changed(before, asked, around));
    if (!done.ok) return problem(c, done.refusal);
    const told =
      asked.reveal === undefined && asked.pass === undefined
        ? stored
        : await afterPrizes(c, installation, stored, done.value);
    return forDesk(c, installation, told, done.value);
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/hall/key', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await halls.renewKey(stored.id);
    return forDesk(c, installation, stored, await halls.read(stored.id));
  });
}

/** With the last prize of a day that is over, an end that was kept for the prizes is everybody's. */
async function afterPrizes(c: Context, { store, now }: Installation, stored: Stored, { state }: KeptHall) {
  const all = wantedPrizes(stored, state.passed).every(({ key }) => state.called.includes(key));
  if (!all || !hiddenEnd(stored.tournament)?.over) return stored;
  const asked = { id: crypto.randomUUID(), by: callerOf(c).account.id, at: now(), request: 'prizes' };
  const written = await store.write(stored.id, asked, (newest) => {
    const decided = decide(newest.tournament, { kind: 'hide-end', hidden: false }, newest.people);
    return decided.ok ? ok({ events: decided.value }) : decided;
  });
  return written?.ok ? written.value.stored : stored;
}

interface Told {
  readonly presence: boolean;
  readonly counted: boolean;
}

async function viewOf(installation: Installation, stored: Stored, { rev, state }: KeptHall, told: Told) {
  const votes = await openVoteNames(installation.visitors.db, stored.id);
  const address = installation.places?.().hall?.[0]?.replace(/\/$/, '') ?? null;
  return hallView(stored, { rev, state, moment: momentOf(installation), address, votes, ...told });
}

async function forDesk(c: Context, installation: Installation, stored: Stored, hall: KeptHall): Promise<Response> {
  // Who may not change what the screens show lets no screen in either.
  const key = hasPermission(callerOf(c).role, 'run-hall') ? await installation.halls.keyOf(stored.id) : null;
  const { called, passed } = hall.state;
  const next = wantedPrizes(stored, passed).find((prize) => !called.includes(prize.key)) ?? null;
  return c.json({
    ...(await viewOf(installation, stored, hall, { presence: true, counted: true })),
    ...(key !== null && { key }),
    path: `/ecran/${stored.slug}${key === null ? '' : `?cle=${key}`}`,
    next,
    passed: hallPrizes(stored).filter(({ key }) => passed.includes(key)),
  });
}
