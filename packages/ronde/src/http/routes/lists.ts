import type { OpenAPIHono } from '@hono/zod-openapi';
import { formatOf } from '@ronde/engine';
import { duplicateSeriesOf } from '@ronde/engine/rating/provisional';
import { completed } from '../../register/completing.ts';
import { enrolling } from '../../register/enrolling.ts';
import { feesOf, saveFees } from '../../register/fees.ts';
import { gameOf } from '../../register/known-people.ts';
import { linesFor } from '../../register/list-for-tournament.ts';
import { listOf } from '../../register/list-of.ts';
import { idReused } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { asTask } from '../as-task.ts';
import { digestOf } from '../digest.ts';
import type { House } from '../house.ts';
import { problem, readerOf, refusal } from '../problems.ts';
import { ratingNotices } from '../rating-notices.ts';
import { serve } from '../serve-route.ts';

export function listRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  serve(app, 'POST /api/tournaments/{t}/lists', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    // Round robin and Swiss may be of either game, and before the first result nothing tells which.
    const wargame = formatOf(stored.tournament.format).results.includes('losses');
    const rules = { decimals: wargame, armies: wargame, isSeries };
    const sent = c.req.valid('json');
    return asTask(c, house, { reads: true }, async ({ signal, tell }) => {
      const reading = { signal, told: (share: number) => tell({ step: 'reading', share: share / 2 }) };
      const read = await listOf(sent, rules, reading);
      if (!read.ok) return (taken) => problem(taken, read.refusal);
      const comparing = { signal, told: (share: number) => tell({ step: 'comparing', share: (1 + share) / 2 }) };
      const compared = await linesFor(stored, read.value.lines, comparing);
      const lines = await completed(db, gameOf(stored.tournament.format), compared, stored.tournament);
      return (taken) => taken.json({ ...read.value, lines });
    });
  });

  serve(app, 'POST /api/tournaments/{t}/lists/register', async (c) => {
    const { t } = c.req.valid('param');
    const { id, deviceAt, players } = c.req.valid('json');
    const asked = {
      id,
      by: callerOf(c).account.id,
      at: house.now(),
      ...(deviceAt !== undefined && { deviceAt }),
      request: digestOf({ players }),
    };
    const written = await house.store.write(t, asked, enrolling({ players }));
    if (!written) return problem(c, 'unknown-tournament');
    if (written.ok) {
      const { stored, decision } = written.value;
      return c.json({ version: stored.version, decision, ...ratingNotices(decision.events, stored, readerOf(c)) });
    }
    const { refusal: no } = written;
    return no === idReused ? problem(c, no) : refusal(c, no, await house.store.load(t));
  });

  serve(app, 'GET /api/tournaments/{t}/fees', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? c.json({ bands: await feesOf(db, stored.id) }) : problem(c, 'unknown-tournament');
  });

  serve(app, 'PUT /api/tournaments/{t}/fees', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveFees(db, stored.id, c.req.valid('json').bands);
    return c.json({ bands: await feesOf(db, stored.id) });
  });
}

export const isSeries = (text: string): boolean => duplicateSeriesOf(text) !== null;
