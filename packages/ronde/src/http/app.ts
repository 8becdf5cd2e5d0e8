import { OpenAPIHono } from '@hono/zod-openapi';
import { langs } from '@ronde/language';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { GivenUp } from '../machine/one-task.ts';
import { programVersion } from '../machine/version.ts';
import { inLang, pageLang } from '../pages/addresses.ts';
import { pageFiles } from '../pages/files.ts';
import { faultOf } from '../store/faults.ts';
import type { WordFile } from '../word-list/word-file.ts';
import { door } from './access/authorize.ts';
import { bodyWithin } from './body-within.ts';
import { erasedInWords } from './federation-request.ts';
import { keptOut, numbered, ownNamesOnly, ownOriginOnly, safeHeaders } from './guard.ts';
import type { Installation } from './installation.ts';
import { openApi } from './openapi.ts';
import { problem } from './problems.ts';
import { quickPages } from './quick-pages.ts';
import { nothingNameless, refusalAsPage } from './refused-page.ts';
import { accountRoutes, ownAccountRoutes, sessionRoutes, teamRoutes } from './routes/accounts.ts';
import { archiveRoutes } from './routes/archive.ts';
import { armyListRoutes } from './routes/army-lists.ts';
import { carryRoutes, recipientRoutes, sendingRoutes } from './routes/closing.ts';
import { commandRoutes, consequencesRoute } from './routes/commands.ts';
import { eventRoutes } from './routes/event.ts';
import { federationDecisionRoutes, federationListRoutes } from './routes/federation-desk.ts';
import { documentRoutes, largeRefused, sentDocumentRoutes } from './routes/federation-documents.ts';
import { federationTableRoutes } from './routes/federation-tables.ts';
import { federationRoutes, listsRoutes, senderRoutes } from './routes/federations.ts';
import { hallRoutes } from './routes/hall.ts';
import { importRoutes } from './routes/import.ts';
import { addressRoutes, iconRoute, listingRoutes, seasonRoutes, wordRoutes } from './routes/installation.ts';
import { leavingRoutes } from './routes/leaving.ts';
import { listRoutes } from './routes/lists.ts';
import { liveRoutes, taskRoutes } from './routes/live.ts';
import { logRoutes } from './routes/log.ts';
import { pageSender } from './routes/page-sender.ts';
import { pageRoutes } from './routes/pages.ts';
import { paperRoutes, printedRoutes } from './routes/papers.ts';
import { linkRoutes, peopleRoutes, personDataRoutes } from './routes/people.ts';
import { playerRoutes, playerToolRoutes } from './routes/player.ts';
import { publicFileRoutes, publicRoutes } from './routes/public.ts';
import { registerPeopleRoutes, registerRoutes } from './routes/register.ts';
import { registrationRoutes } from './routes/registration.ts';
import { requestRoutes } from './routes/requests.ts';
import { resultsFileRoutes } from './routes/results-file.ts';
import { standingsRoutes } from './routes/standings.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { voteRoutes } from './routes/votes.ts';
import { permissionsOf } from './serve-route.ts';
import { asksForPage, webFiles } from './web-files.ts';

/** Registers what answers some addresses of the API. */
type ApiAnswers = (app: OpenAPIHono, installation: Installation, words: FindWordFile) => void;

/** What answers the table of routes, subject by subject. */
export const apiAnswers: readonly ApiAnswers[] = [
  sessionRoutes,
  ownAccountRoutes,
  accountRoutes,
  addressRoutes,
  (app, _, words) => wordRoutes(app, words),
  importRoutes,
  tournamentRoutes,
  commandRoutes,
  consequencesRoute,
  logRoutes,
  peopleRoutes,
  taskRoutes,
  teamRoutes,
  standingsRoutes,
  listRoutes,
  resultsFileRoutes,
  registerRoutes,
  carryRoutes,
  registerPeopleRoutes,
  paperRoutes,
  printedRoutes,
  sendingRoutes,
  recipientRoutes,
  liveRoutes,
  publicRoutes,
  publicFileRoutes,
  hallRoutes,
  registrationRoutes,
  armyListRoutes,
  voteRoutes,
  leavingRoutes,
  eventRoutes,
  playerRoutes,
  playerToolRoutes,
  linkRoutes,
  requestRoutes,
  personDataRoutes,
  listingRoutes,
  seasonRoutes,
  federationRoutes,
  senderRoutes,
  listsRoutes,
  sentDocumentRoutes,
  documentRoutes,
  federationDecisionRoutes,
  federationListRoutes,
  federationTableRoutes,
];

type FindWordFile = () => Promise<WordFile | null>;

export interface AppOptions {
  /** Missing: those of the program. */
  readonly answers?: readonly ApiAnswers[];
  /** The folder of the built web app; missing: the API alone. */
  readonly webRoot?: string | undefined;
  /** How long a body may take to arrive, in ms. */
  readonly patience?: number | undefined;
  /** Where words of Scrabble are looked up; missing: nowhere. */
  readonly words?: FindWordFile | undefined;
  /** Sees every request and its answer: counts, logs. */
  readonly observe?: MiddlewareHandler | undefined;
}

/** The longest that a body is waited for, in ms: less than the ten seconds after which a desk gives up. */
const usualPatience = 8000;

export function httpApp(installation: Installation, options: AppOptions = {}): OpenAPIHono {
  const { webRoot, patience = usualPatience, observe, words = noWords, answers = apiAnswers } = options;
  const app = new OpenAPIHono();
  const files = pageFiles(webRoot);
  const pages = pageSender(installation, files);
  if (observe) app.use(observe);
  app.use(quickPages(installation));
  app.use(numbered, safeHeaders, keptOut(installation), refusalAsPage(pages));
  app.use(ownNamesOnly(installation.names));
  app.use('/api/*', neverCached, ownOriginOnly);
  app.use(nothingNameless(pages));
  app.use(door(installation, () => permissionsOf(app)));
  for (const by of ['documents', 'files'] as const)
    app.use(`/api/federations/:f/${by}`, largeRefused(installation, by));
  app.use('/api/*', bodyWithin(patience));
  for (const about of ['federations', 'tasks']) app.use(`/api/${about}/*`, erasedInWords);
  for (const lang of langs) app.use(inLang(lang, '/t/*'), bodyWithin(patience));

  for (const answer of answers) answer(app, installation, words);
  archiveRoutes(app, installation, files);

  app.get('/healthz', (c) => c.json({ ok: true, version: programVersion }));
  app.get('/api/openapi.json', (c) => c.json(openApi(app)));
  app.all('/api/*', (c) => problem(c, 'unknown-address'));
  iconRoute(app);
  pageRoutes(app, installation, pages);
  if (webRoot !== undefined) app.get('*', webFiles(webRoot));

  app.notFound((c) => (asksForPage(c) ? pages.nowhere(c) : problem(c, 'unknown-address')));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return problem(c, 'not-json');
    // Nobody is left to answer, and nothing is wrong here.
    if (error instanceof GivenUp) return c.body(null, 408);
    const lang = pageLang(c.req.path);
    if (lang) return pages.failed(c, lang, error);
    installation.report(error, c.get('requestId'));
    return problem(c, faultOf(error) ?? 'internal');
  });
  return app;
}

const noWords: FindWordFile = async () => null;

const neverCached: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
