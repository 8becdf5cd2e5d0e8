import type { OpenAPIHono } from '@hono/zod-openapi';
import { parseSeasons } from '@ronde/contract/file/parse-file';
import { seasonsSchema } from '@ronde/contract/http/installation';
import { beforeAddress, fileSentences, langs } from '@ronde/language';
import { dropSeason, houseSeasons, keepSeasons } from '../../installation/seasons.ts';
import type { WordFile } from '../../word-list/word-file.ts';
import type { Installation } from '../installation.ts';
import { problem, readerOf } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function addressRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/addresses', (c) => c.json(installation.places?.() ?? nowhere));
  serveRoutes(app, 'GET /api/safety', async (c) => c.json((await installation.safety?.()) ?? neverCopied));
}

const neverCopied = { lastCopy: null, copyFailed: false, free: null, low: false };

/** Spoken to without a port. */
const nowhere = { local: '', hall: null, https: null, fingerprint: null };

/** They read one link that somebody sent them, to show its title: no search engine. */
const previews = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
];

/** Nobody's search finds anything there: the desk, people's own links, the hall's screen. */
const own = [
  ...['/api/', '/bureau', '/federation', '/connexion', '/invitation/'],
  ...['/j', '/ecran/'].flatMap((path) => langs.map((lang) => beforeAddress[lang] + path)),
];

export function listingRoutes(app: OpenAPIHono, { listing }: Installation): void {
  serveRoutes(app, 'GET /api/listing', async (c) => c.json({ listed: await listing.read() }));
  serveRoutes(app, 'PUT /api/listing', async (c) => {
    const { listed } = c.req.valid('json');
    await listing.write(listed);
    return c.json({ listed });
  });
  app.get('/robots.txt', (c) => c.text(robots(listing.known())));
}

function robots(listed: boolean): string {
  const everybody = ['User-agent: *', ...(listed ? own.map((path) => `Disallow: ${path}`) : ['Disallow: /'])];
  const lines = [...previews.map((name) => `User-agent: ${name}`), 'Allow: /', '', ...everybody];
  return `${lines.join('\n')}\n`;
}

export function seasonRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;

  serveRoutes(app, 'GET /api/seasons', async (c) => c.json(seasonsSchema.parse({ seasons: await houseSeasons(db) })));

  serveRoutes(app, 'POST /api/seasons', async (c) => {
    const read = parseSeasons(c.req.valid('json').text);
    if (read.ok) return c.json(seasonsSchema.parse({ seasons: await keepSeasons(db, read.value) }));
    const text = fileSentences[readerOf(c)];
    return problem(
      c,
      'bad-season',
      read.refusal.map((one) => ({ path: one.path, message: text.problem(one) })),
    );
  });

  serveRoutes(app, 'DELETE /api/seasons/{from}', async (c) =>
    c.json(seasonsSchema.parse({ seasons: await dropSeason(db, c.req.valid('param').from) })),
  );
}

/** `list`: asked at each question, since it may be missing. */
export function wordRoutes(app: OpenAPIHono, list: () => Promise<WordFile | null>): void {
  serveRoutes(app, 'POST /api/words', async (c) => {
    const { words } = c.req.valid('json');
    const file = await list();
    if (!file) return c.json({ list: null, words: [] });
    const { name, count } = file;
    return c.json({ list: { name, count }, words: [...file.check(words)] });
  });
}

/** What browsers, and whoever watches over a site, ask of every house: a page of the house names its own. */
export function iconRoute(app: OpenAPIHono): void {
  app.get('/favicon.ico', (c) =>
    c.body(icon(), 200, { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' }),
  );
}

const side = 16;

/** Ronde's ring, as the pages draw it: 16 by 16 points of blue, green, red and how much of the point is covered. */
function icon(): Uint8Array<ArrayBuffer> {
  const points = side * side * 4;
  const mask = side * 4;
  const file = new DataView(new ArrayBuffer(62 + points + mask));
  const write = (at: number, ...numbers: readonly number[]) => {
    for (const [i, number] of numbers.entries()) file.setUint16(at + 2 * i, number, true);
  };
  write(0, 0, 1, 1); // an icon, one picture
  write(6, side | (side << 8), 0, 1, 32, 40 + points + mask, 0, 22, 0);
  write(22, 40, 0, side, 0, 2 * side, 0, 1, 32); // its head; the height counts the mask
  for (let i = 0; i < side * side; i++) file.setUint32(62 + 4 * i, pointAt(i % side, Math.floor(i / side)), true);
  return new Uint8Array(file.buffer);
}

/** Of `#0B5F4B`; where the ring's edge crosses a point, a part of it. */
function pointAt(x: number, y: number): number {
  const away = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2);
  const covered = Math.max(0, Math.min(1, away - 2.7, 8 - away));
  return ((Math.round(255 * covered) << 24) | 0x0b5f4b) >>> 0;
}
