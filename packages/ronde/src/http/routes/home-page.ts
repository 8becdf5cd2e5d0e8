import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Lang } from '@ronde/language';
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
  const home = async (signIn: boolean, lang: Lang) => homePage(lang, await list(), { signIn });

  app.get('/', async (c) => {
    const isOwn = reachOf(c) === 'loopback' && isAskedAsOwn(c);
    if (c.get('caller') || isOwn) {
      c.header('Cache-Control', 'no-store');
      return c.redirect('/bureau', 302);
    }
    return sender.guarded(c, 'fr', async () => sender.own(c, await home(reachOf(c) !== 'hall', 'fr')));
  });
  app.get('/en', (c) => sender.guarded(c, 'en', async () => sender.own(c, await home(reachOf(c) !== 'hall', 'en'))));
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
