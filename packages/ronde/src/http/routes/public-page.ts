import type { Context } from 'hono';
import type { Linked } from '../../links/links.ts';
import { type CachedAnswer, encodingFor, type Pages } from '../../public/pages.ts';
import type { PublicView } from '../../public/view.ts';
import { senderOf } from '../access/reach.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { knows, pageHeaders } from '../quick-pages.ts';

interface Asked {
  /** A tournament's id or slug. */
  readonly ref: string;
  /** Names the answer within the tournament. */
  readonly path: string;
  readonly make: (view: PublicView) => object | null;
}

/** An answer made once a version, sent as it is kept; 304 to who has it. */
export async function sendPage(c: Context, installation: Installation, asked: Asked): Promise<Response> {
  const { current, pages, quick } = installation.visitors;
  const view = await current.view(asked.ref);
  if (!view) return nothingPublic(c, installation);
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
  { etag, type, bodies }: CachedAnswer,
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

/** Whoever holds the code is its player, while the tournament is there. Codes of nobody are counted by sender. */
export async function linked(
  c: Context,
  installation: Installation,
  then: (link: Linked) => Promise<Response>,
): Promise<Response> {
  const { links, guessing } = installation.visitors;
  const link = await links.find(c.req.param('code') ?? '');
  const { shelf } = (link && (await installation.store.load(link.tournament))?.tournament) ?? {};
  if (link && shelf !== 'removed') return then(link);
  const wait = guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'link-dead');
}

/** No tournament for whoever asks; keys of nobody are counted by sender, whether there is such a tournament or not. */
export function nothingPublic(c: Context, { visitors }: Installation): Response {
  const wait = c.req.query('key') === undefined ? 0 : visitors.guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'unknown-tournament');
}

/** Too many in a row; `seconds` until the next one is looked at. */
export function tooSoon(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds));
  return problem(c, 'try-later');
}
