import type { OpenAPIHono } from '@hono/zod-openapi';
import type { OwnVote } from '@ronde/contract/http/votes';
import type { Result } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import type { Context } from 'hono';
import { boxCounted, castVote, paperVote } from '../../links/ballots.ts';
import type { Linked } from '../../links/links.ts';
import {
  candidates,
  electors,
  makeVote,
  openVotes,
  removeVote,
  turnVote,
  type VoteRefusal,
  votesOf,
} from '../../links/votes.ts';
import { ownView } from '../../player/own-view.ts';
import { numberedIn } from '../../public/shown-people.ts';
import type { Stored } from '../../store/store.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { linked, tooSoon } from './public-page.ts';

type Done = Promise<Result<null, VoteRefusal>>;

/** Votes at the desk, and on the players' phones. Nothing of them is written in a log. */
export function voteRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;

  const at = async (c: Context, t: string, act: (stored: Stored) => Done | null): Promise<Response> => {
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const done = await act(stored);
    return done && !done.ok ? problem(c, done.refusal) : c.json([...(await votesOf(db, stored))]);
  };

  serveRoutes(app, 'GET /api/tournaments/{t}/votes', (c) => at(c, c.req.valid('param').t, () => null));

  serveRoutes(app, 'POST /api/tournaments/{t}/votes', (c) =>
    at(c, c.req.valid('param').t, ({ id }) => makeVote(db, id, c.req.valid('json'))),
  );

  serveRoutes(app, 'PUT /api/tournaments/{t}/votes/{vote}', (c) => {
    const { t, vote } = c.req.valid('param');
    return at(c, t, ({ id }) => turnVote(db, { tournament: id, vote }, c.req.valid('json')));
  });

  serveRoutes(app, 'DELETE /api/tournaments/{t}/votes/{vote}', (c) => {
    const { t, vote } = c.req.valid('param');
    return at(c, t, ({ id }) => removeVote(db, { tournament: id, vote }));
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/votes/{vote}/paper/{player}', (c) => {
    const { t, vote, player } = c.req.valid('param');
    return at(c, t, ({ id, tournament }) =>
      paperVote(db, { tournament: id, vote }, tournament, player, c.req.valid('json').in),
    );
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/votes/{vote}/box', (c) => {
    const { t, vote } = c.req.valid('param');
    return at(c, t, ({ id, tournament }) =>
      boxCounted(db, { tournament: id, vote }, tournament, c.req.valid('json').box),
    );
  });

  const mine = async (c: Context, stored: Stored, { player }: Linked): Promise<Response> =>
    c.json([...(await ownVotes(installation, stored, player))]);

  serveRoutes(app, 'GET /api/player/{code}/votes', (c) =>
    linked(c, installation, async (link) => {
      const stored = await installation.store.load(link.tournament);
      return stored ? mine(c, stored, link) : problem(c, 'link-dead');
    }),
  );

  serveRoutes(app, 'PUT /api/player/{code}/votes/{vote}', (c) =>
    linked(c, installation, async (link) => {
      const stored = await installation.store.load(link.tournament);
      if (!stored) return problem(c, 'link-dead');
      const wait = installation.visitors.sending(`${link.tournament} ${link.player}`);
      if (wait > 0) return tooSoon(c, wait);
      const { for: number } = c.req.valid('json');
      const choice = [...stored.numbers].find(([, one]) => String(one) === number)?.[0] ?? '';
      const spot = { tournament: stored.id, vote: c.req.valid('param').vote };
      const done = await castVote(db, spot, stored.tournament, link.player, choice);
      return done.ok ? mine(c, stored, link) : problem(c, done.refusal);
    }),
  );
}

/** Those that are open for this player, whom they may name by the names that the public reads. */
async function ownVotes({ visitors }: Installation, stored: Stored, player: string): Promise<readonly OwnVote[]> {
  if (!electors(stored.tournament).includes(player)) return [];
  const open = await openVotes(visitors.db, stored.id, player);
  if (open.length === 0) return [];
  const { people } = ownView(stored);
  const numbered = numberedIn(stored);
  const armies = new Map(stored.tournament.players.map(({ id, army }) => [id, army?.name]));
  const others = candidates(stored.tournament)
    .filter((id) => id !== player)
    .map((id) => ({ id: numbered(id), name: people.get(numbered(id))?.name ?? '', army: armies.get(id) }))
    .sort((a, b) => frenchOrder(a.name, b.name));
  return open.map((vote) => ({
    ...vote,
    candidates: others.map(({ army, ...one }) => ({
      ...one,
      ...(vote.about === 'army' && army !== undefined && { army }),
    })),
  }));
}

/** How many are open in which this player has not voted; 0 for who may not. */
export async function votesWaiting(
  { visitors }: Installation,
  stored: Stored,
  player: string,
): Promise<readonly string[]> {
  const open = await openVotes(visitors.db, stored.id, player);
  return open.length > 0 && electors(stored.tournament).includes(player)
    ? open.filter(({ voted }) => !voted).map(({ name }) => name)
    : [];
}
