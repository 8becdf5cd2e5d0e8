import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Lang, langs } from '@ronde/language';
import type { Context } from 'hono';
import { inLang } from '../../pages/addresses.ts';
import { homePage } from '../../pages/home-page.tsx';
import { type Listed, listedTournaments } from '../../pages/listed.ts';
import { isAskedAsOwn, reachOf } from '../access/reach.ts';
import type { House } from '../house.ts';
import type { PageSender } from './page-sender.ts';

/** A crowd at the door reads the list once a second, in ms. */
const patience = 1000;

/** `/`: the public tournaments; who works here, or sits at the machine itself, is led to the desk. */
export function homeRoutes(app: OpenAPIHono, house: House, sender: PageSender): void {
  const list = listKept(house);
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

function listKept({ store, strangers }: House): () => Promise<readonly Listed[]> {
  let known: { readonly until: number; readonly list: Promise<readonly Listed[]> } | null = null;
  return () => {
    if (known && performance.now() < known.until) return known.list;
    const list = listedTournaments(store, strangers.current);
    const mine = { until: performance.now() + patience, list };
    known = mine;
    // What failed is asked for again by the next reader.
    list.catch(() => {
      if (known === mine) known = null;
    });
    return list;
  };
}
