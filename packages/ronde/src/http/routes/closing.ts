import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Carrying, RecipientView, SendingView } from '@ronde/contract/http/closing';
import { gameSchema } from '@ronde/contract/http/register';
import { gameOf } from '@ronde/contract/values/game';
import { fileOf } from '../../files/import-decision.ts';
import { carryLines, carryRatings, undoCarry } from '../../register/carry-ratings.ts';
import { lastCarry } from '../../register/rating-carries.ts';
import type { SentDocumentKept } from '../../sending/sending.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function carryRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;

  const viewOf = async (stored: Stored): Promise<Carrying | null> => {
    const game = gameOf(stored.tournament.format);
    const lines = await carryLines(db, game, stored);
    if (!lines) return null;
    const last = await lastCarry(db, stored.id);
    const names = await installation.accounts.names(last ? [last.by] : []);
    return { game, lines: [...lines], last: last && { ...last, by: names.get(last.by) ?? '' } };
  };

  serveRoutes(app, 'GET /api/tournaments/{t}/ratings', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const view = await viewOf(stored);
    return view ? c.json(view) : problem(c, 'no-new-ratings');
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/ratings', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { id, players } = c.req.valid('json');
    const asked = { id, by: callerOf(c).account.id, at: installation.now(), players: new Set(players) };
    const done = await carryRatings(db, stored, { ...asked, game: gameOf(stored.tournament.format) });
    if (done === 'id-reused') return problem(c, done);
    const view = await viewOf(stored);
    return view ? c.json(view) : problem(c, 'no-new-ratings');
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/ratings/{carry}/undo', async (c) => {
    const { t, carry: id } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const back = await undoCarry(db, stored.id, id);
    return back ? c.json(back) : problem(c, 'unknown-carry');
  });
}

/** How long a page waits for what a federation says, in ms; it shows what was said last. */
const patience = 1500;

export function sendingRoutes(app: OpenAPIHono, installation: Installation): void {
  const { sending } = installation;

  serveRoutes(app, 'GET /api/tournaments/{t}/sending', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    // Whoever looks is not kept waiting by a federation that does not answer.
    const asked = sending.askAgain(stored).catch((error: unknown) => installation.report(error));
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    return c.json(await viewOf(stored, await sending.list(stored.id)));
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/sending/{receipt}', async (c) => {
    const { t, receipt } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const state = await sending.effect(stored, receipt);
    return state ? c.json(state) : problem(c, 'federation-away');
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/send', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (stored.tournament.practice) return problem(c, 'practice-not-sent');
    if (stored.tournament.status !== 'closed') return problem(c, 'not-closed');
    if (!(await sending.recipients.of(gameOf(stored.tournament.format)))) return problem(c, 'no-federation');
    const sent = await sending.queue(stored, callerOf(c).account.id);
    return c.json(await viewOf(stored, sent));
  });

  const viewOf = async (stored: Stored, sent: readonly SentDocumentKept[]): Promise<SendingView> => {
    const to = await sending.recipients.of(gameOf(stored.tournament.format));
    return {
      to: to && new URL(to.url).host,
      name: to?.name ?? null,
      revision: fileOf(stored).revision ?? 1,
      sent: [...sent],
    };
  };
}

/** Where the closed tournaments of each game go. A code that was given is never shown again. */
export function recipientRoutes(app: OpenAPIHono, { sending: { recipients } }: Installation): void {
  const listed = async (): Promise<RecipientView[]> => {
    const all = await Promise.all(
      gameSchema.options.map(async (game) => {
        const known = await recipients.of(game);
        return known
          ? [{ game, name: known.name, url: known.url, code: known.token !== undefined, said: known.said }]
          : [];
      }),
    );
    return all.flat();
  };

  serveRoutes(app, 'GET /api/recipients', async (c) => c.json(await listed()));

  serveRoutes(app, 'PUT /api/recipients/{game}', async (c) => {
    await recipients.keep(c.req.valid('param').game, c.req.valid('json'));
    return c.json(await listed());
  });

  serveRoutes(app, 'DELETE /api/recipients/{game}', async (c) => {
    await recipients.forget(c.req.valid('param').game);
    return c.json(await listed());
  });
}
