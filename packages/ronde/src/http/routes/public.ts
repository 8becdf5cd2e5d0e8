import type { OpenAPIHono } from '@hono/zod-openapi';
import { clock } from '@ronde/language';
import type { Context } from 'hono';
import {
  publicCard,
  publicFile,
  publicHead,
  publicOutcome,
  publicRound,
  publicStandings,
} from '../../public/answers.ts';
import type { PublicView } from '../../public/view.ts';
import { type KeyedScreen, keyedScreen, screenOf, screenView } from '../access/screen.ts';
import { namedFile } from '../attachment.ts';
import type { Installation } from '../installation.ts';
import { serveLive } from '../live/serve-live.ts';
import { problem, readerOf } from '../problems.ts';
import { pageHeaders } from '../quick-pages.ts';
import { serveRoutes } from '../serve-route.ts';
import { nothingPublic, sendOwnPage, sendPage } from './public-page.ts';

export function publicRoutes(app: OpenAPIHono, installation: Installation): void {
  const { current } = installation.visitors;
  const send = async (c: Context, ref: string, path: string, make: (view: PublicView) => object | null) => {
    const screen = await screenOf(c, installation, ref);
    if (screen)
      return sendOwnPage(c, installation.visitors.pages, screenView(screen), { path: `screen/${path}`, make });
    return sendPage(c, installation, { ref, path, make });
  };

  serveRoutes(app, 'GET /api/public/{t}', (c) => send(c, c.req.valid('param').t, '', publicHead));

  serveRoutes(app, 'GET /api/public/{t}/rounds/{round}', (c) => {
    const { t: ref, round: number } = c.req.valid('param');
    return send(c, ref, `rounds/${number}`, (view) => publicRound(view, number));
  });

  serveRoutes(app, 'GET /api/public/{t}/standings', (c) => {
    const { after } = c.req.valid('query');
    return send(c, c.req.valid('param').t, `standings/${after ?? ''}`, (view) => publicStandings(view, after));
  });

  serveRoutes(app, 'GET /api/public/{t}/players/{number}', (c) => {
    const { t: ref, number } = c.req.valid('param');
    return send(c, ref, `players/${number}`, (view) => publicCard(view, number));
  });

  serveRoutes(app, 'GET /api/public/{t}/outcome', (c) => send(c, c.req.valid('param').t, 'outcome', publicOutcome));
  serveRoutes(app, 'GET /api/public/{t}/version', (c) =>
    send(c, c.req.valid('param').t, 'version', (view) => ({ version: view.version })),
  );
  // The file is for whoever the tournament was opened to: a screen has no use of it.
  serveRoutes(app, 'GET /api/public/{t}/file', (c) =>
    sendPage(c, installation, { ref: c.req.valid('param').t, path: 'file', make: publicFile }),
  );

  serveRoutes(app, 'GET /api/public/{t}/live', async (c) => {
    const ref = c.req.valid('param').t;
    const screen = await keyedScreen(c, installation, ref);
    if (screen) return serveLive(c, installation, followedBy(screen));
    const view = await current.view(ref);
    if (!view) return nothingPublic(c, installation);
    return serveLive(c, installation, { audience: 'public', tournament: view.of, version: view.version });
  });
}

const followedBy = ({ stored: { id, version }, generation }: KeyedScreen) =>
  ({ audience: 'screen', tournament: id, version, generation }) as const;

export function publicFileRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/public/{t}/standings/{format}', async (c) => {
    const { t, format } = c.req.valid('param');
    const view = await installation.visitors.current.view(t);
    if (!view) return nothingPublic(c, installation);
    if (view.tournament.status !== 'closed') return problem(c, 'not-public');
    const { slug, version, tournament, people } = view;
    const printing = { lang: c.req.valid('query').lang ?? readerOf(c), at: clock(installation.now()) };
    const source = { slug, version, tournament, people };
    const made = await installation.presses.make(
      { kind: 'final-standings', source, printing, format },
      c.req.raw.signal,
    );
    if (!made.ok) return problem(c, made.refusal.code === 'papers-busy' ? 'papers-busy' : 'not-public');
    const { body, type, name } = made.value;
    return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
      ...pageHeaders,
      'Content-Type': type,
      ...namedFile(name ?? slug),
    });
  });
}
