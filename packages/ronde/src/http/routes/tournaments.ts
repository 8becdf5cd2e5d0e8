import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CreationBody } from '@ronde/contract/http/creation';
import type { DeskRole, DeskView, Summary } from '@ronde/contract/http/desk';
import type { Frozen } from '@ronde/contract/values/same-type';
import {
  type Creation,
  create,
  exemptByHandNow,
  formatOf,
  inSeasonOfItsDay,
  seasonNotBegun,
  waiting,
} from '@ronde/engine';
import { houseSeasons } from '../../installation/seasons.ts';
import { mergedIn } from '../../store/same-person.ts';
import type { Stored, TournamentHead } from '../../store/store.ts';
import { callerOf, deskRole } from '../access/authorize.ts';
import { authorsOf, disputesIn, withNamedDisputes } from '../authors.ts';
import { digestOf } from '../decide-command.ts';
import type { Installation } from '../installation.ts';
import { problem, readerOf, refusalProblem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function tournamentRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/tournaments', async (c) => {
    const { account } = callerOf(c);
    const heads = await installation.store.heads();
    if (account.house === 'manager') return c.json(heads.map((head) => summary(head, true)));
    const mine = await installation.accounts.tournamentsOf(account.id);
    const own = heads.filter(({ id }) => mine.has(id));
    const directs = (head: TournamentHead) => mine.get(head.id) === 'director';
    const shown = own.filter((head) => head.shelf !== 'removed' || directs(head));
    return c.json(shown.map((head) => summary(head, directs(head))));
  });

  serveRoutes(app, 'POST /api/tournaments', async (c) => {
    const sent = c.req.valid('json');
    const wanted = inSeasonOfItsDay(creationOf(sent, installation), await houseSeasons(installation.visitors.db));
    const event = create(wanted);
    if (!event.ok) return refusalProblem(c, event.refusal, null);
    const { account } = callerOf(c);
    const { command = wanted.id, ...said } = sent;
    const asked = { id: command, by: account.id, at: installation.now(), request: digestOf(said) };
    const made = await installation.store.create(wanted, event.value, asked);
    if (!made.ok) return problem(c, made.refusal);
    // Another account's id, drawn anew by chance or on purpose: its tournament is not this one's.
    if (made.value.log[0]?.by !== account.id) return problem(c, 'id-reused');
    await installation.accounts.setMember(made.value.id, account.id, 'director');
    const { id, slug } = made.value;
    return c.json({ id, slug }, 201, { Location: `/api/tournaments/${slug}` });
  });

  serveRoutes(app, 'GET /api/tournaments/{t}', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const view = deskView(stored, deskRole(callerOf(c).role));
    const disputes = disputesIn(stored.tournament);
    if (disputes.length === 0) return c.json(view);
    const nameAuthor = await authorsOf(installation, disputes, null, readerOf(c), callerOf(c).account);
    return c.json({ ...view, tournament: withNamedDisputes(view.tournament, nameAuthor) });
  });
}

function creationOf(sent: CreationBody, installation: Installation): Creation {
  const { name, format, date, endDate, place, theme, event, pool, final, practice } = sent;
  return {
    id: installation.newId(),
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && place !== '' && { place }),
    ...(theme !== undefined && theme !== '' && { theme }),
    ...(event !== undefined && event !== '' && { event }),
    ...(pool !== undefined && pool !== '' && { pool }),
    seed: sent.seed ?? installation.newSeed(),
    settings: sent.settings ?? {},
    ...(final && { final }),
    ...(practice && { practice }),
  };
}

function deskView(stored: Stored, role: DeskRole): Frozen<DeskView> {
  const { version, slug, tournament } = stored;
  const format = formatOf(tournament.format);
  return {
    version,
    slug,
    role,
    tournament,
    people: listed(stored),
    planned: format.plannedRounds(tournament),
    waiting: waiting(tournament),
    warnings: [...seasonNotBegun(tournament), ...format.warnings(tournament), ...exemptByHandNow(tournament)],
  };
}

function listed(stored: Stored): DeskView['people'] {
  const { people, numbers } = stored;
  const merged = mergedIn(stored);
  return [...people].map(([id, person]) => {
    const mergedInto = merged.get(id);
    return { id, number: numbers.get(id) ?? 0, ...person, ...(mergedInto !== undefined && { mergedInto }) };
  });
}

/** `directs`: whether the reader may take out what is nobody's club or licence, and put the tournament away. */
function summary(head: TournamentHead, directs: boolean): Frozen<Summary> {
  const { id, slug, name, date, place, format, players, rounds, status, shelf, waiting: waits } = head;
  const { privateCells = 0, shelfFor = rounds > 0 ? 'archived' : 'removed' } = head;
  return {
    id,
    slug,
    name,
    date,
    ...(place !== undefined && { place }),
    format,
    players,
    rounds,
    status,
    waiting: waits,
    ...(shelf !== undefined && { shelf }),
    ...(directs && { shelfFor }),
    ...(directs && privateCells > 0 && { privateCells }),
  };
}
