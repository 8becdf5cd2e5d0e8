import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { bodyWithin } from './body-within.ts';
import { faultsOf } from './faults.ts';
import { loopbackNamesOnly, ownOriginOnly, safeHeaders } from './guard.ts';
import type { House } from './house.ts';
import { openApi } from './openapi.ts';
import { problem, readerOf } from './problems.ts';
import { commandRoutes } from './routes/commands.ts';
import { liveRoutes } from './routes/live.ts';
import { logRoutes } from './routes/log.ts';
import { peopleRoutes } from './routes/people.ts';
import { standingsRoutes } from './routes/standings.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { webFiles } from './web-files.ts';

export interface AppOptions {
  /** The folder of the built web app; missing: the API alone. */
  readonly webRoot?: string | undefined;
  /** How long a body may take to arrive, in ms. */
  readonly patience?: number | undefined;
}

/** The longest that a body is waited for, in ms: less than the ten seconds after which a desk gives up. */
const usualPatience = 8000;

export function httpApp(house: House, { webRoot, patience = usualPatience }: AppOptions = {}): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: malformed });
  app.use(safeHeaders, loopbackNamesOnly);
  app.use('/api/*', neverCached, ownOriginOnly, bodyWithin(patience));

  tournamentRoutes(app, house);
  commandRoutes(app, house);
  logRoutes(app, house);
  peopleRoutes(app, house);
  standingsRoutes(app, house);
  liveRoutes(app, house);

  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/api/openapi.json', (c) => c.json(openApi(app)));
  app.all('/api/*', (c) => problem(c, 'unknown-address'));
  if (webRoot !== undefined) app.get('*', webFiles(webRoot));

  app.notFound((c) => problem(c, 'unknown-address'));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return problem(c, 'not-json');
    house.report(error);
    return problem(c, isBusy(error) ? 'store-busy' : 'internal');
  });
  return app;
}

const neverCached: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};

type Hook = NonNullable<NonNullable<ConstructorParameters<typeof OpenAPIHono>[0]>['defaultHook']>;

/** Each fault of what was sent, with its place. */
const malformed: Hook = (result, c) => {
  if (result.success) return undefined;
  return problem(c, 'malformed', faultsOf(result.error, readerOf(c)));
};

/** SQLite's « database is locked », after its patience is over: another process writes. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is (locked|busy)/i.test(error.message);
}
