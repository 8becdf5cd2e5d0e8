import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type Carrying, carryBodySchema, carryingSchema, carryUndoneSchema } from '@ronde/contract/http/carrying';
import { idSchema } from '@ronde/contract/http/text';
import { lastCarry } from '../../register/carries.ts';
import { carryLines, carryRatings, undoCarry } from '../../register/carrying.ts';
import { gameOf } from '../../register/known-people.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { ofTournament } from './parameters.ts';

const beside = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/ratings',
  summary: 'The new ratings of a closed official tournament beside the register; nothing is written',
  request: { params: ofTournament },
  responses: answers(200, 'What each would change', carryingSchema),
});

const carry = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/ratings',
  summary: 'Carries new ratings to the register, as one act; said again, nothing more is done',
  request: { params: ofTournament, body: body(carryBodySchema) },
  responses: answers(200, 'The ratings beside the register as it is then', carryingSchema),
});

const undo = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/ratings/{carry}/undo',
  summary: 'The register as it was before the act; entries that have changed since stay, and are named',
  request: { params: ofTournament.extend({ carry: idSchema }) },
  responses: answers(200, 'How many entries, and which ones stayed', carryUndoneSchema),
});

export function carryingRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  const viewOf = async (stored: Stored): Promise<Carrying | null> => {
    const game = gameOf(stored.tournament.format);
    const lines = await carryLines(db, game, stored);
    if (!lines) return null;
    const last = await lastCarry(db, stored.id);
    const names = await house.accounts.names(last ? [last.by] : []);
    return { game, lines: [...lines], last: last && { ...last, by: names.get(last.by) ?? '' } };
  };

  app.openapi(beside, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const view = await viewOf(stored);
    return view ? c.json(view) : problem(c, 'no-new-ratings');
  });

  app.openapi(carry, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { id, players } = c.req.valid('json');
    const asked = { id, by: callerOf(c).account.id, at: house.now(), players: new Set(players) };
    await carryRatings(db, stored, { ...asked, game: gameOf(stored.tournament.format) });
    const view = await viewOf(stored);
    return view ? c.json(view) : problem(c, 'no-new-ratings');
  });

  app.openapi(undo, async (c) => {
    const { t, carry: id } = c.req.valid('param');
    const stored = await house.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const back = await undoCarry(db, stored.id, id);
    return back ? c.json(back) : problem(c, 'unknown-carry');
  });
}
