import type { OpenAPIHono } from '@hono/zod-openapi';
import { clock } from '@ronde/language';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
import { pageHeaders } from '../quick-pages.ts';
import { serve } from '../serve-route.ts';
import { nothingPublic } from './nothing-public.ts';

export function publicFileRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'GET /api/public/{t}/standings/{format}', async (c) => {
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
