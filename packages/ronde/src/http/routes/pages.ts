import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Lang, langs } from '@ronde/language';
import { plannedRounds } from '@ronde/views/standings';
import type { Context } from 'hono';
import { minutesIn } from '../../hall/state.ts';
import { optionsOf } from '../../links/options.ts';
import { inLang } from '../../pages/addresses.ts';
import { homePage, type ListedTournament, listedTournaments } from '../../pages/home-page.tsx';
import { livePage } from '../../pages/live-page.tsx';
import type { Page } from '../../pages/page.ts';
import { rulesPage } from '../../pages/rules-page.tsx';
import { tournamentPages } from '../../pages/tournament-pages.ts';
import { isAskedAsOwn, reachOf } from '../access/reach.ts';
import type { Installation } from '../installation.ts';
import { armyListPages } from './army-lists.ts';
import { eventPages } from './event.ts';
import { type PageSender, refOf } from './page-sender.ts';
import { registrationPages } from './registration.ts';

/** Of a slip on a table: the phones' own page. */
const forPhones = /^\/(en\/)?t\/[^/]+\/table\/\d+\/?$/;

/** The pages that visitors read, in French and, with `/en` in front, in English. */
export function pageRoutes(app: OpenAPIHono, installation: Installation, sender: PageSender): void {
  homeRoutes(app, installation, sender);
  for (const lang of langs) {
    const at = inLang(lang, '/t/:t');
    live(app, installation, sender, lang);
    for (const [rest, make] of Object.entries(tournamentPages))
      app.get(at + rest, (c) => {
        const asked = c.req.param('number') ?? '';
        const number = /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
        const path = rest.replace(':number', String(number));
        return sender.send(c, lang, {
          path,
          make: (page) => make(page, number),
          missing: (page) => missingOf(page, rest, asked),
        });
      });
    rules(app, installation, sender, lang);
    registrationPages(app, installation, sender, lang);
    armyListPages(app, installation, sender, lang);
    eventPages(app, installation, sender, lang);
    for (const nowhere of [inLang(lang, '/t'), inLang(lang, '/t/')]) app.get(nowhere, (c) => sender.unknown(c, lang));
    app.get(`${at}/*`, async (c, next) => {
      const { path } = c.req;
      if (forPhones.test(path)) return next();
      return path.endsWith('/') ? c.redirect(withoutLastSlash(c.req.url), 301) : sender.send(c, lang, noPage(path));
    });
  }
}

/** Why there is no such page: nobody has that number, no such round will come, or it is not public yet. */
function missingOf({ text, tournament }: Page, rest: string, asked: string): string {
  if (rest === '/joueur/:number') return text.unknownPlayer(asked.slice(0, 20));
  const { rounds, status } = tournament;
  const most = status === 'closed' ? rounds.length : Math.max(rounds.length, plannedRounds(tournament));
  return /^\d{1,5}$/.test(asked) && (Number(asked) > most || Number(asked) === 0)
    ? text.noRound(Number(asked))
    : text.notYet;
}

/** As it was written: an address once decoded can hold a line break, and says something else when sent again. */
function withoutLastSlash(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/+$/, '') + search;
}

const noPage = (address: string) => ({
  path: `/${address.replace(/^\/(en\/)?t\/[^/]+\//, '')}`,
  make: () => null,
  missing: (page: Page) => page.sentences.ui.app.notFound,
});

/**
 * « En direct ». Before the first round it says how to take part, which the director opens and closes beside what is
 * public: it is not kept by its address then, and offers nothing that is closed.
 */
function live(app: OpenAPIHono, installation: Installation, sender: PageSender, lang: Lang): void {
  const { current, db } = installation.visitors;
  app.get(inLang(lang, '/t/:t'), (c: Context) =>
    sender.guarded(c, lang, async () => {
      const view = await current.view(refOf(c));
      const coming = view?.tournament.status === 'open' && view.tournament.rounds.length === 0 ? view : null;
      const asksIn = coming !== null && (await optionsOf(db, coming.of)).registration;
      return sender.send(c, lang, {
        path: asksIn ? ' asked' : '',
        make: (page) => livePage(page, asksIn),
        quick: coming === null,
      });
    }),
  );
}

/** Not kept by its address: the minutes are the hall's, which the public version knows nothing of. */
function rules(app: OpenAPIHono, installation: Installation, sender: PageSender, lang: Lang): void {
  app.get(inLang(lang, '/t/:t/reglement'), (c: Context) =>
    sender.guarded(c, lang, async () => {
      const view = await installation.visitors.current.view(refOf(c));
      const minutes = view ? minutesIn((await installation.halls.read(view.of)).state, view.tournament) : 0;
      return sender.send(c, lang, {
        path: `/reglement ${minutes}`,
        make: (page) => rulesPage(page, minutes),
        quick: false,
      });
    }),
  );
}

/** A crowd at the door reads the list once a second, in ms. */
const patience = 1000;

/** `/`: the public tournaments; who works here, or sits at the machine itself, is led to the desk. */
function homeRoutes(app: OpenAPIHono, installation: Installation, sender: PageSender): void {
  const list = listKept(installation);
  const written = (c: Context, lang: Lang) =>
    sender.guarded(c, lang, async () => sender.own(c, homePage(lang, await list(), { signIn: reachOf(c) !== 'hall' })));

  app.get('/', async (c, next) => {
    const isOwn = reachOf(c) === 'loopback' && isAskedAsOwn(c);
    if (c.get('caller') || isOwn) {
      c.header('Cache-Control', 'no-store');
      return c.redirect('/bureau', 302);
    }
    return next();
  });
  for (const lang of langs) app.get(inLang(lang, '/'), (c) => written(c, lang));
}

function listKept({ store, visitors }: Installation): () => Promise<readonly ListedTournament[]> {
  let known: { readonly until: number; readonly list: Promise<readonly ListedTournament[]> } | null = null;
  return () => {
    if (known && performance.now() < known.until) return known.list;
    const list = listedTournaments(store, visitors.current);
    const mine = { until: performance.now() + patience, list };
    known = mine;
    // What failed is asked for again by the next reader.
    list.catch(() => {
      if (known === mine) known = null;
    });
    return list;
  };
}
