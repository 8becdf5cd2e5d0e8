import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listingSchema } from '@ronde/contract/http/listing';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';

const path = '/api/listing';

const reading = createRoute({
  method: 'get',
  path,
  summary: 'Whether search engines may list the public pages of this house',
  responses: answers(200, 'Yes or no', listingSchema),
});

const writing = createRoute({
  method: 'put',
  path,
  summary: 'Lets search engines list the public pages of this house, or keeps them out',
  request: { body: body(listingSchema) },
  responses: answers(200, 'Yes or no', listingSchema),
});

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
const own = ['/api/', '/bureau', '/connexion', '/invitation/', '/j', '/en/j', '/ecran/', '/en/ecran/'];

export function listingRoutes(app: OpenAPIHono, { listing }: House): void {
  app.openapi(reading, async (c) => c.json({ listed: await listing.read() }));
  app.openapi(writing, async (c) => {
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
