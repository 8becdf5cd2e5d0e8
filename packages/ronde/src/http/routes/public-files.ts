import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { idSchema } from '@ronde/contract/http/text';
import { standingsPaper } from '@ronde/documents/papers';
import { clock, type Lang } from '@ronde/language';
import * as z from 'zod';
import { written } from '../../papers/written.ts';
import { publicStandings } from '../../public/standings.ts';
import type { PublicView } from '../../public/view.ts';
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
    const paper = finalPaper(view, c.req.valid('query').lang ?? readerOf(c), clock(house.now()));
    const file = paper && (await written(paper, format, view.slug));
    if (!file) return problem(c, 'not-public');
    return c.body(typeof file.body === 'string' ? file.body : new Uint8Array(file.body), 200, {
      ...pageHeaders,
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name ?? view.slug}"`,
    });
  });
}

/** Null until the tournament is closed. */
function finalPaper(view: PublicView, lang: Lang, at: string) {
  const { tournament, people } = view;
  const standings = tournament.status === 'closed' ? publicStandings(view)?.standings : undefined;
  return standings ? standingsPaper(tournament, people, standings, { lang, at }) : null;
}
