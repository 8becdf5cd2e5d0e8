import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ArmyListView } from '@ronde/contract/http/army-lists';
import { largestArmyList } from '@ronde/contract/values/army-list';
import { fileName } from '@ronde/documents';
import { isPublic } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Context } from 'hono';
import {
  armyList,
  armyListOptionsOf,
  armyListsOf,
  armyListType,
  removeArmyLists,
  type SentArmyList,
  saveArmyList,
  saveArmyListOptions,
} from '../../links/army-lists.ts';
import { inLang } from '../../pages/addresses.ts';
import { armyListsPage } from '../../pages/army-lists-page.tsx';
import { publicPageOf } from '../../pages/page.ts';
import { publicView } from '../../public/view.ts';
import type { Stored } from '../../store/store.ts';
import { namedFile } from '../attachment.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import type { ProblemCode } from '../sentences.ts';
import { serveRoutes } from '../serve-route.ts';
import { type PageSender, refOf } from './page-sender.ts';
import { linked } from './public-page.ts';

export function armyListRoutes(app: OpenAPIHono, installation: Installation): void {
  const { store, visitors, now } = installation;
  const { db } = visitors;
  const sent = async (c: Context, tournament: string, player?: string) => {
    const { options, lists } = await armyListsOf(db, tournament, player);
    return c.json({ options: { ...options }, lists: [...lists] });
  };

  serveRoutes(app, 'GET /api/tournaments/{t}/army-lists', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? sent(c, stored.id) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/army-lists', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveArmyListOptions(db, stored.id, c.req.valid('json'));
    return sent(c, stored.id);
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/army-lists/{player}/{slot}', async (c) => {
    const { t, player, slot } = c.req.valid('param');
    const stored = await store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    return fileSent(c, installation, stored, player, slot);
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/army-lists/{player}/{slot}', async (c) => {
    const { t, player, slot } = c.req.valid('param');
    const stored = await store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (!isHere(stored, player)) return problem(c, 'unknown-person');
    const read = listIn(c.req.valid('json'));
    if (typeof read === 'string') return problem(c, read);
    await saveArmyList(db, { tournament: stored.id, player, slot }, read, now());
    return sent(c, stored.id);
  });

  serveRoutes(app, 'DELETE /api/tournaments/{t}/army-lists/{player}/{slot}', async (c) => {
    const { t, player, slot } = c.req.valid('param');
    const stored = await store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    await removeArmyLists(db, stored.id, player, slot);
    return sent(c, stored.id);
  });

  serveRoutes(app, 'GET /api/player/{code}/army-lists', (c) =>
    linked(c, installation, ({ tournament, player }) => sent(c, tournament, player)),
  );

  serveRoutes(app, 'GET /api/player/{code}/army-lists/{slot}', (c) =>
    linked(c, installation, async ({ tournament, player }) => {
      const stored = await store.load(tournament);
      return stored
        ? fileSent(c, installation, stored, player, c.req.valid('param').slot)
        : problem(c, 'unknown-tournament');
    }),
  );

  serveRoutes(app, 'PUT /api/player/{code}/army-lists/{slot}', (c) =>
    linked(c, installation, async ({ tournament, player }) => {
      const { published } = await armyListOptionsOf(db, tournament);
      if (published) return problem(c, 'lists-published');
      const read = listIn(c.req.valid('json'));
      if (typeof read === 'string') return problem(c, read);
      await saveArmyList(db, { tournament, player, slot: c.req.valid('param').slot }, read, now());
      return sent(c, tournament, player);
    }),
  );

  serveRoutes(app, 'GET /api/public/{t}/players/{number}/army-lists/{slot}', async (c) => {
    const { t, number, slot } = c.req.valid('param');
    const stored = await store.load(t);
    const known = stored && isPublic(stored.tournament) ? stored.tournament.players : [];
    const player = known.find((one) => one.number === number);
    if (!stored || !player) return problem(c, 'unknown-tournament');
    const { published } = await armyListOptionsOf(db, stored.id);
    return published ? fileSent(c, installation, stored, player.id, slot) : problem(c, 'not-public');
  });
}

/** `/t/:t/listes`: who has sent which list; made anew for each reader, for publishing changes no public version. */
export function armyListPages(app: OpenAPIHono, installation: Installation, sender: PageSender, lang: Lang): void {
  app.get(inLang(lang, '/t/:t/listes'), (c) =>
    sender.guarded(c, lang, async () => {
      const stored = await installation.store.load(refOf(c));
      const view = stored && publicView(stored);
      if (!view) return sender.unknown(c, lang);
      const { options, lists } = await armyListsOf(installation.visitors.db, stored.id);
      const numbers = new Map(stored.tournament.players.map(({ id, number }) => [id, number]));
      const shown = new Map<number, ArmyListView['slot'][]>();
      for (const { player, slot } of lists) {
        const number = numbers.get(player) ?? 0;
        shown.set(number, [...(shown.get(number) ?? []), slot]);
      }
      return sender.own(c, armyListsPage(publicPageOf(view, lang), options.published ? shown : null));
    }),
  );
}

const isHere = ({ tournament }: Stored, player: string): boolean => tournament.players.some(({ id }) => id === player);

function listIn({ name, content }: { readonly name: string; readonly content: string }): SentArmyList | ProblemCode {
  const body = Buffer.from(content, 'base64');
  if (body.length > largestArmyList) return 'army-list-too-large';
  const type = armyListType(body);
  return type === null ? 'no-army-list-file' : { name, type, body };
}

/**
 * A stranger's file: kept, never shown in a page of this house, whatever stands in it. Its name is made here; what it
 * is was told by its bytes.
 */
async function fileSent(
  c: Context,
  { visitors }: Installation,
  { id, slug, tournament }: Stored,
  player: string,
  slot: number,
): Promise<Response> {
  const found = await armyList(visitors.db, id, player, slot);
  if (!found) return problem(c, 'unknown-army-list');
  const number = tournament.players.find((one) => one.id === player)?.number ?? 0;
  const extension = found.type === 'pdf' ? 'pdf' : 'txt';
  return c.body(new Uint8Array(found.body), 200, {
    'Content-Type': found.type === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8',
    ...namedFile(fileName(slug, '', `liste-${number}-${slot}`, extension)),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
}
