import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  publicCardSchema,
  publicHeadSchema,
  publicOutcomeSchema,
  publicRoundSchema,
  publicStandingsSchema,
  publicVersionSchema,
} from '@ronde/contract/http/public';
import { idSchema } from '@ronde/contract/http/text';
import type { Context } from 'hono';
import * as z from 'zod';
import { publicCard } from '../../public/card.ts';
import { publicFile } from '../../public/file.ts';
import { publicHead } from '../../public/head.ts';
import { publicOutcome } from '../../public/outcome.ts';
import { publicStandings } from '../../public/standings.ts';
import { publicRound } from '../../public/tables.ts';
import type { PublicView } from '../../public/view.ts';
import { keyedScreen, type Screen, screenOf, screenView } from '../access/screen.ts';
import { answers, document } from '../answers.ts';
import type { House } from '../house.ts';
import { serveLive } from '../live/serve-live.ts';
import { nothingPublic } from './nothing-public.ts';
import { sendOwnPage, sendPage } from './public-page.ts';

const t = { t: idSchema };
const ofTournament = z.object(t);
const numbered = z.coerce.number().int().min(1).max(99_999);

const read = <P extends z.ZodObject>(path: string, summary: string, params: P, schema: z.ZodType) =>
  createRoute({ method: 'get', path, summary, request: { params }, responses: answers(200, summary, schema) });

const head = read(
  '/api/public/{t}',
  'What the tournament is, how far it is, who plays',
  ofTournament,
  publicHeadSchema,
);
const round = read(
  '/api/public/{t}/rounds/{round}',
  'The tables of a published round, with the results that are in',
  z.object({ ...t, round: numbered }),
  publicRoundSchema,
);
const standings = createRoute({
  method: 'get',
  path: '/api/public/{t}/standings',
  summary: 'The standings after a published round, with how each tie was put in order',
  request: { params: ofTournament, query: z.object({ after: z.coerce.number().int().min(0).max(99).optional() }) },
  responses: answers(200, 'The standings', publicStandingsSchema),
});
const card = read(
  '/api/public/{t}/players/{number}',
  'One player, by number: their tables and their place',
  z.object({ ...t, number: numbered }),
  publicCardSchema,
);
const outcome = read(
  '/api/public/{t}/outcome',
  'The final; places and prizes once the tournament is closed',
  ofTournament,
  publicOutcomeSchema,
);
const version = read(
  '/api/public/{t}/version',
  'The public version, for who cannot follow the live stream',
  ofTournament,
  publicVersionSchema,
);
const file = createRoute({
  method: 'get',
  path: '/api/public/{t}/file',
  summary: 'The tournament file without anything private, once the tournament is closed',
  request: { params: ofTournament },
  responses: document('The file', 'application/json', z.looseObject({})),
});
const live = createRoute({
  method: 'get',
  path: '/api/public/{t}/live',
  summary: 'Says each new public version as it comes; the event’s id is the public version',
  request: { params: ofTournament },
  responses: document('Server-sent events', 'text/event-stream', z.string()),
});

export function publicRoutes(app: OpenAPIHono, house: House): void {
  const { current } = house.strangers;
  const send = async (c: Context, ref: string, path: string, make: (view: PublicView) => object | null) => {
    const screen = await screenOf(c, house, ref);
    if (screen) return sendOwnPage(c, house.strangers.pages, screenView(screen), { path: `screen/${path}`, make });
    return sendPage(c, house, { ref, path, make });
  };

  app.openapi(head, (c) => send(c, c.req.valid('param').t, '', publicHead));

  app.openapi(round, (c) => {
    const { t: ref, round: number } = c.req.valid('param');
    return send(c, ref, `rounds/${number}`, (view) => publicRound(view, number));
  });

  app.openapi(standings, (c) => {
    const { after } = c.req.valid('query');
    return send(c, c.req.valid('param').t, `standings/${after ?? ''}`, (view) => publicStandings(view, after));
  });

  app.openapi(card, (c) => {
    const { t: ref, number } = c.req.valid('param');
    return send(c, ref, `players/${number}`, (view) => publicCard(view, number));
  });

  app.openapi(outcome, (c) => send(c, c.req.valid('param').t, 'outcome', publicOutcome));
  app.openapi(version, (c) => send(c, c.req.valid('param').t, 'version', (view) => ({ version: view.version })));
  // The file is for whoever the tournament was opened to: a screen has no use of it.
  app.openapi(file, (c) => sendPage(c, house, { ref: c.req.valid('param').t, path: 'file', make: publicFile }));

  app.openapi(live, async (c) => {
    const ref = c.req.valid('param').t;
    const screen = await keyedScreen(c, house, ref);
    if (screen) return serveLive(c, house, followedBy(screen));
    const view = await current.view(ref);
    if (!view) return nothingPublic(c, house);
    return serveLive(c, house, { audience: 'public', tournament: view.of, version: view.version });
  });
}

const followedBy = ({ stored: { id, version }, generation }: Screen) =>
  ({ audience: 'screen', tournament: id, version, generation }) as const;
