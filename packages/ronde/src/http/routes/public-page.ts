import type { Context } from 'hono';
import { encodingFor, type Page, type Pages } from '../../public/pages.ts';
import type { PublicView } from '../../public/view.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { knows, pageHeaders } from '../quick-pages.ts';
import { nothingPublic } from './public-refusals.ts';

interface Asked {
  /** A tournament's id or slug. */
  readonly ref: string;
  /** Names the answer within the tournament. */
  readonly path: string;
  readonly make: (view: PublicView) => object | null;
}

/** An answer made once a version, sent as it is kept; 304 to who has it. */
export async function sendPage(c: Context, house: House, asked: Asked): Promise<Response> {
  const { current, pages, quick } = house.strangers;
  const view = await current.view(asked.ref);
  if (!view) return nothingPublic(c, house);
  const page = await pages.page(view, asked.path, () => asked.make(view));
  if (!page) return problem(c, 'not-public');
  quick.remember(c.req.url, { ref: asked.ref, path: asked.path });
  return sendMade(c, page, pageHeaders);
}

/** The same for one reader: no cache on the way keeps it. */
export async function sendOwnPage(
  c: Context,
  pages: Pages,
  view: PublicView,
  { path, make }: Omit<Asked, 'ref'>,
): Promise<Response> {
  const page = await pages.page(view, path, () => make(view));
  if (!page) return problem(c, 'not-public');
  return sendMade(c, page, { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' });
}

export function sendMade(
  c: Context,
  { etag, type, bodies }: Page,
  headers: Readonly<Record<string, string>>,
): Response {
  const common = { ETag: etag, ...headers };
  if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, common);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const body = bodies[encoding];
  return c.body(body, 200, {
    ...common,
    'Content-Type': type,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}
