import type { OpenAPIHono } from '@hono/zod-openapi';
import { sameLicence, sameWords, toldApart } from '@ronde/contract/lists/who-is-who';
import { hasPseudonym } from '@ronde/engine/tournament/people';
import type { Lang } from '@ronde/language';
import { inLang } from '../../pages/addresses.ts';
import { eventPage } from '../../pages/event-page.tsx';
import { poolsBeside, poolsOfEvent } from '../../public/event-pools.ts';
import { type Caller, callerOf } from '../access/authorize.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { type PageSender, refOf } from './page-sender.ts';

/** Who is registered in another pool of the same event and days, as far as the asker may know of that pool; and which pools these are. */
export function eventRoutes(app: OpenAPIHono, { store, accounts }: Installation): void {
  const worksIn = (account: Caller['account']) => async (id: string) =>
    account.house === 'manager' || (await accounts.teamRole(account.id, id)) !== null;

  serveRoutes(app, 'GET /api/tournaments/{t}/event-pools', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const works = worksIn(callerOf(c).account);
    const pools = await poolsBeside(store, stored, ({ id }) => works(id));
    return c.json(
      pools.map(({ slug, tournament: { name, pool, rounds } }) => ({
        ...{ slug, name, rounds: rounds.length },
        ...(pool !== undefined && { pool }),
      })),
    );
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/other-pools', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const works = worksIn(callerOf(c).account);
    const pools = await poolsBeside(store, stored, async ({ id, open }) => open || works(id));
    const own = new Map(await Promise.all(pools.map(async ({ id }) => [id, await works(id)] as const)));
    const mine = stored.tournament.players.filter(({ left }) => left === undefined);
    return c.json(
      pools.flatMap((pool) => {
        const theirs = pool.tournament.players.flatMap(({ id, left }) => {
          const person = left === undefined ? pool.people.get(id) : undefined;
          // Who hides their name there is nobody’s news here.
          return person && (own.get(pool.id) || !hasPseudonym(person)) ? [{ ...person, id }] : [];
        });
        return mine.flatMap(({ id }) => {
          const person = stored.people.get(id);
          const same = theirs.find(
            (one) => person && (sameLicence(one, person) || (sameWords(one, person) && !toldApart(one, person))),
          );
          if (!same) return [];
          const there = own.get(pool.id) ? { there: { slug: pool.slug, player: same.id } } : {};
          return [{ player: id, tournament: pool.tournament.name, ...there }];
        });
      }),
    );
  });
}

/** `/t/:t/evenement`: made anew for each reader, for it is of several tournaments. */
export function eventPages(app: OpenAPIHono, installation: Installation, sender: PageSender, lang: Lang): void {
  const { store, visitors } = installation;
  app.get(inLang(lang, '/t/:t/evenement'), (c) =>
    sender.guarded(c, lang, async () => {
      const view = await visitors.current.view(refOf(c));
      const sheet = view && eventPage(view, await poolsOfEvent(store, visitors.current, view), lang);
      return sheet ? sender.own(c, sheet) : sender.unknown(c, lang);
    }),
  );
}
