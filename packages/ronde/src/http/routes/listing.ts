import type { OpenAPIHono } from '@hono/zod-openapi';
import { beforeAddress, langs } from '@ronde/language';
import type { House } from '../house.ts';
import { serve } from '../serve-route.ts';

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
  ...['/api/', '/bureau', '/connexion', '/invitation/'],
  ...['/j', '/ecran/'].flatMap((path) => langs.map((lang) => beforeAddress[lang] + path)),
];

export function listingRoutes(app: OpenAPIHono, { listing }: House): void {
  serve(app, 'GET /api/listing', async (c) => c.json({ listed: await listing.read() }));
  serve(app, 'PUT /api/listing', async (c) => {
    const { listed } = c.req.valid('json');
    await listing.write(listed);
    return c.json({ listed });
  });
  app.get('/robots.txt', (c) => c.text(robots(listing.known())));
}

export function robots(listed: boolean): string {
  const everybody = ['User-agent: *', ...(listed ? own.map((path) => `Disallow: ${path}`) : ['Disallow: /'])];
  const lines = [...previews.map((name) => `User-agent: ${name}`), 'Allow: /', '', ...everybody];
  return `${lines.join('\n')}\n`;
}
