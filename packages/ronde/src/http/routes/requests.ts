import type { OpenAPIHono } from '@hono/zod-openapi';
import { optionsOf, saveOptions } from '../../links/options.ts';
import { playerOf } from '../../links/request-now.ts';
import { registerAsked } from '../accept-request.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { answered, listed, requestsNow } from '../requests-now.ts';
import { serve } from '../serve-route.ts';

export function requestRoutes(app: OpenAPIHono, house: House): void {
  const { db, requests } = house.strangers;

  serve(app, 'GET /api/tournaments/{t}/requests', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? listed(c, house, stored.id) : problem(c, 'unknown-tournament');
  });

  serve(app, 'POST /api/tournaments/{t}/requests/{request}/accept', (c) => {
    const facts = c.req.valid('json');
    return answered(c, house, c.req.valid('param'), async (found, stored, answering) => {
      if (found.state === 'refused') return problem(c, 'request-settled');
      const no = await registerAsked(c, house, stored, found, facts);
      if (no) return no;
      await answering.accept(found.id, playerOf(found));
      return null;
    });
  });

  // Who was accepted is a player: withdrawn or erased as one.
  serve(app, 'POST /api/tournaments/{t}/requests/{request}/refuse', (c) =>
    answered(c, house, c.req.valid('param'), async (found, _, answering) => {
      if (found.state === 'accepted') return problem(c, 'request-settled');
      await answering.refuse([found.id]);
      return null;
    }),
  );

  serve(app, 'POST /api/tournaments/{t}/requests/{request}/erase', (c) =>
    answered(c, house, c.req.valid('param'), async (found, _, answering) => {
      if (found.state === 'accepted') return problem(c, 'request-settled');
      await answering.erase([found.id]);
      return null;
    }),
  );

  serve(app, 'POST /api/tournaments/{t}/requests/refuse', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { requests: named, erase = false } = c.req.valid('json');
    const wanted = new Set(named);
    await requests.answering(stored.id, async (answering) => {
      const open = (await requestsNow(house, stored.id)).filter(
        ({ id, state }) => wanted.has(id) && (state === 'asked' || (erase && state === 'refused')),
      );
      const ids = open.map(({ id }) => id);
      await (erase ? answering.erase(ids) : answering.refuse(ids));
    });
    return listed(c, house, stored.id);
  });

  serve(app, 'GET /api/tournaments/{t}/options', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? c.json({ ...(await optionsOf(db, stored.id)) }) : problem(c, 'unknown-tournament');
  });

  serve(app, 'PUT /api/tournaments/{t}/options', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveOptions(db, stored.id, c.req.valid('json'));
    return c.json({ ...(await optionsOf(db, stored.id)) });
  });
}
