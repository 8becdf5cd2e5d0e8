import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CreationBody } from '@ronde/contract/http/creation';
import { type Creation, create, inSeasonOfItsDay } from '@ronde/engine';
import { houseSeasons } from '../../listing/seasons.ts';
import type { Head } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { deskRole } from '../access/desk-role.ts';
import { authorsOf } from '../authors.ts';
import { digestOf } from '../digest.ts';
import { disputesIn, withNamedDisputes } from '../disputes-named.ts';
import type { House } from '../house.ts';
import { problem, readerOf, refusal } from '../problems.ts';
import { serve } from '../serve-route.ts';
import { deskView, summary } from '../views.ts';

export function tournamentRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'GET /api/tournaments', async (c) => {
    const { account } = callerOf(c);
    const heads = await house.store.heads();
    if (account.house === 'manager') return c.json(heads.map((head) => summary(head, true)));
    const mine = await house.accounts.tournamentsOf(account.id);
    const own = heads.filter(({ id }) => mine.has(id));
    return c.json(await Promise.all(own.map(async (head) => summary(head, await clears(house, account.id, head)))));
  });

  serve(app, 'POST /api/tournaments', async (c) => {
    const sent = c.req.valid('json');
    const wanted = inSeasonOfItsDay(creationOf(sent, house), await houseSeasons(house.strangers.db));
    const event = create(wanted);
    if (!event.ok) return refusal(c, event.refusal, null);
    const { account } = callerOf(c);
    const { command = wanted.id, ...said } = sent;
    const asked = { id: command, by: account.id, at: house.now(), request: digestOf(said) };
    const made = await house.store.create(wanted, event.value, asked);
    if (!made.ok) return problem(c, made.refusal);
    // Another account's id, drawn anew by chance or on purpose: its tournament is not this one's.
    if (made.value.log[0]?.by !== account.id) return problem(c, 'id-reused');
    await house.accounts.setMember(made.value.id, account.id, 'director');
    const { id, slug } = made.value;
    return c.json({ id, slug }, 201, { Location: `/api/tournaments/${slug}` });
  });

  serve(app, 'GET /api/tournaments/{t}', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const view = deskView(stored, deskRole(callerOf(c).role));
    const disputes = disputesIn(stored.tournament);
    if (disputes.length === 0) return c.json(view);
    const nameAuthor = await authorsOf(house, disputes, new Map(), readerOf(c), callerOf(c).account);
    return c.json({ ...view, tournament: withNamedDisputes(view.tournament, nameAuthor) });
  });
}

/** Asked of few: hardly any tournament has some. */
const clears = async (house: House, account: string, { id, privateCells = 0 }: Head): Promise<boolean> =>
  privateCells > 0 && (await house.accounts.teamRole(account, id)) === 'director';

function creationOf(sent: CreationBody, house: House): Creation {
  const { name, format, date, endDate, place, theme } = sent;
  return {
    id: house.newId(),
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && place !== '' && { place }),
    ...(theme !== undefined && theme !== '' && { theme }),
    seed: sent.seed ?? house.newSeed(),
    settings: sent.settings ?? {},
  };
}
