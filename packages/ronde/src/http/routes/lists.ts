import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  correctHeadSchema,
  type EnrolBody,
  enrolHeadSchema,
  enrolledSchema,
  listedCorrectionSchema,
} from '@ronde/contract/http/lists';
import { gameOf } from '@ronde/contract/values/game';
import { formatOf, type PlayerId, type Refusal } from '@ronde/engine';
import { duplicateSeriesOf } from '@ronde/engine/rating/provisional';
import { contactsOf, saveContact } from '../../links/contacts.ts';
import { savePeople } from '../../public/correct-person.ts';
import { completedFromRegister, enrol, namedByLicence } from '../../register/enrolment.ts';
import { feesOf, saveFees } from '../../register/fees.ts';
import { linesFor } from '../../register/list-for-tournament.ts';
import { keptLayouts } from '../../register/list-layouts.ts';
import { listOf } from '../../register/list-of.ts';
import { registerChanges } from '../../register/register-changes.ts';
import { type IdReused, idReused, type Stored } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import { asTask, checkedInPieces } from '../as-task.ts';
import { digestOf, ratingNotices } from '../decide-command.ts';
import type { Installation, Worded } from '../installation.ts';
import { faultsOf, problem, readerOf, refusalProblem } from '../problems.ts';
import { serveRoutes, serveUnread } from '../serve-route.ts';

export function listRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;

  serveRoutes(app, 'POST /api/tournaments/{t}/lists', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    // Round robin and Swiss may be of either game, and before the first result nothing tells which.
    const wargame = formatOf(stored.tournament.format).results.includes('losses');
    const rules = { decimals: wargame, armies: wargame, isSeries };
    const sent = c.req.valid('json');
    return asTask(c, installation, { reads: true }, async ({ signal, tell }) => {
      const reading = { signal, told: (share: number) => tell({ step: 'reading', share: share / 2 }) };
      const read = await listOf(sent, rules, reading, await keptLayouts(db));
      if (!read.ok) return (taken) => problem(taken, read.refusal);
      const comparing = { signal, told: (share: number) => tell({ step: 'comparing', share: (1 + share) / 2 }) };
      const game = gameOf(stored.tournament.format);
      const named = await namedByLicence(db, game, read.value.lines);
      const compared = await linesFor(stored, named, await contactsOf(db, stored.id), comparing);
      const lines = await completedFromRegister(db, game, compared, stored.tournament);
      return (taken) => taken.json({ ...read.value, lines });
    });
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/register-changes', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    return stored ? c.json(await registerChanges(db, stored)) : problem(c, 'unknown-tournament');
  });

  // A whole federation's worth of people is looked at in pieces, which a schema of the whole would not.
  serveUnread(app, 'POST /api/tournaments/{t}/lists/register', async (c) => {
    const t = c.req.param('t') ?? '';
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return problem(c, 'not-json');
    const sent = enrolHeadSchema.safeParse(body);
    if (!sent.success) return problem(c, 'malformed', faultsOf(sent.error.issues, readerOf(c)));
    const { id, deviceAt, updates = [] } = sent.data;
    const who = { id, by: callerOf(c).account.id, at: installation.now(), ...(deviceAt !== undefined && { deviceAt }) };
    return asTask(c, installation, { reads: false }, async (work) => {
      const read = await checkedInPieces(enrolledSchema, { sent: sent.data.players, at: 'players', until: 0.3 }, work);
      if (!read.ok) return (taken) => problem(taken, 'malformed', faultsOf(read.refusal, readerOf(taken)));
      const players = [...read.value];
      const written = await enrol(
        installation.store,
        t,
        { ...who, request: digestOf({ players, ...(updates.length > 0 && { updates }) }) },
        { players, updates },
        work,
      );
      if (!written) return (taken) => problem(taken, 'unknown-tournament');
      if (!written.ok) return enrolmentRefused(written.refusal, await installation.store.load(t));
      const { stored, decision } = written.value;
      await keepContacts(installation, stored, players);
      return (taken) =>
        taken.json({
          version: stored.version,
          decision,
          ...ratingNotices(decision.events, stored, readerOf(taken)),
        });
    });
  });

  serveUnread(app, 'POST /api/tournaments/{t}/lists/people', async (c) => {
    const t = c.req.param('t') ?? '';
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return problem(c, 'not-json');
    const sent = correctHeadSchema.safeParse(body);
    if (!sent.success) return problem(c, 'malformed', faultsOf(sent.error.issues, readerOf(c)));
    const { id, deviceAt } = sent.data;
    const who = { id, by: callerOf(c).account.id, at: installation.now(), ...(deviceAt !== undefined && { deviceAt }) };
    return asTask(c, installation, { reads: false }, async (work) => {
      const asked = { sent: sent.data.people, at: 'people', until: 0.8 };
      const read = await checkedInPieces(listedCorrectionSchema, asked, work);
      if (!read.ok) return (taken) => problem(taken, 'malformed', faultsOf(read.refusal, readerOf(taken)));
      const people = read.value.map(({ player, saw, ...person }) => ({ player, saw, person }));
      work.beyondCancel();
      work.tell({ step: 'writing', share: 0.8 });
      const saved = await savePeople(installation.store, t, people, { ...who, request: digestOf({ people }) });
      if (!saved) {
        const known = await installation.store.load(t);
        return (taken) => problem(taken, known ? 'unknown-person' : 'unknown-tournament');
      }
      if (saved.ok) return (taken) => taken.json({ version: saved.value.version });
      const no = saved.refusal;
      return no === idReused ? (taken) => problem(taken, no) : await othersChanged(installation, t, people, no);
    });
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/fees', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    return stored ? c.json({ bands: await feesOf(db, stored.id) }) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/fees', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveFees(db, stored.id, c.req.valid('json').bands);
    return c.json({ bands: await feesOf(db, stored.id) });
  });
}

/** Beside the decision, as they are of nobody's log: asked again after no answer came, the same is kept once more. */
async function keepContacts(
  { visitors: { db } }: Installation,
  { id }: Stored,
  players: EnrolBody['players'],
): Promise<void> {
  for (const { player, contact } of players) if (contact) await saveContact(db, id, player, contact);
}

export const isSeries = (text: string): boolean => duplicateSeriesOf(text) !== null;

/** Of whom somebody else has corrected something since, by name. */
async function othersChanged(
  { store }: Installation,
  t: string,
  sent: readonly { readonly player: PlayerId }[],
  changed: readonly PlayerId[],
): Promise<Worded> {
  const { people } = (await store.load(t)) ?? {};
  const faults = changed.map((player) => ({
    path: `people.${sent.findIndex((one) => one.player === player)}`,
    message: people?.get(player)?.name ?? player,
  }));
  return (taken) => problem(taken, 'people-changed', faults);
}

const enrolmentRefused =
  (no: Refusal | IdReused, now: Stored | null): Worded =>
  (taken) =>
    no === idReused ? problem(taken, no) : refusalProblem(taken, no, now);
