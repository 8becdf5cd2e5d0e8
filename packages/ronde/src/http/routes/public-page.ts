import type { Context } from 'hono';
import { encodingFor } from '../../public/pages.ts';
import type { Strangers } from '../../public/strangers.ts';
import type { PublicView } from '../../public/view.ts';
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
export async function sendPage(c: Context, { current, pages, quick }: Strangers, asked: Asked): Promise<Response> {
  const view = await current.view(asked.ref);
  if (!view) return problem(c, 'unknown-tournament');
  const page = await pages.page(view, asked.path, () => asked.make(view));
  if (!page) return problem(c, 'not-public');
  quick.remember(c.req.url, { ref: asked.ref, path: asked.path });
  const { etag, bodies } = page;
  const common = { ETag: etag, ...pageHeaders };
  if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, common);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const body = bodies[encoding];
  return c.body(body, 200, {
    ...common,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}
