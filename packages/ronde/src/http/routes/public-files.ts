import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { idSchema } from '@ronde/contract/http/text';
import { clock } from '@ronde/language';
import * as z from 'zod';
import { document } from '../answers.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
import { pageHeaders } from '../quick-pages.ts';
import { nothingPublic } from './nothing-public.ts';

const final = createRoute({
  method: 'get',
  path: '/api/public/{t}/standings/{format}',
  summary: 'The final standings for a spreadsheet, once the tournament is closed',
  request: {
    params: z.object({ t: idSchema, format: z.enum(['csv', 'xlsx']) }),
    query: z.object({ lang: z.enum(['fr', 'en']).optional() }),
  },
  responses: document('The table', 'text/csv', z.string()),
});

export function publicFileRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(final, async (c) => {
    const { t, format } = c.req.valid('param');
    const view = await house.strangers.current.view(t);
    if (!view) return nothingPublic(c, house);
    if (view.tournament.status !== 'closed') return problem(c, 'not-public');
    const { slug, version, tournament, people } = view;
    const printing = { lang: c.req.valid('query').lang ?? readerOf(c), at: clock(house.now()) };
    const source = { slug, version, tournament, people };
    const made = await house.presses.make({ kind: 'final-standings', source, printing, format }, c.req.raw.signal);
    if (!made.ok) return problem(c, made.refusal.code === 'papers-busy' ? 'papers-busy' : 'not-public');
    const { body, type, name } = made.value;
    return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
      ...pageHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name ?? slug}"`,
    });
  });
}
