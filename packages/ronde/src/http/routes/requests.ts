import type { OpenAPIHono } from '@hono/zod-openapi';
import type { acceptSchema } from '@ronde/contract/http/registration-requests';
import type { Context } from 'hono';
import type * as z from 'zod';
import { contactsOf, saveContact } from '../../links/contacts.ts';
import { freePlaces, optionsOf, saveOptions, waitingList } from '../../links/options.ts';
import type { Answering } from '../../links/request-answers.ts';
import { acceptanceOf, playerRequested, type RegistrationRequest, requestNow } from '../../links/requests.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import { decideCommand, digestOf } from '../decide-command.ts';
import type { Installation } from '../installation.ts';
import { problem, refusalProblem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function requestRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db, requests } = installation.visitors;

  serveRoutes(app, 'GET /api/tournaments/{t}/requests', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    return stored ? requestSent(c, installation, stored.id) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/requests/{request}/accept', (c) => {
    const facts = c.req.valid('json');
    return requestAnswered(c, installation, c.req.valid('param'), async (found, stored, answering) => {
      if (found.state === 'refused') return problem(c, 'request-settled');
      const no = await registerAsked(c, installation, stored, found, facts);
      if (no) return no;
      await answering.accept(found.id, playerRequested(found));
      return null;
    });
  });

  // Who was accepted is a player: withdrawn or erased as one.
  serveRoutes(app, 'POST /api/tournaments/{t}/requests/{request}/refuse', (c) =>
    requestAnswered(c, installation, c.req.valid('param'), async (found, _, answering) => {
      if (found.state === 'accepted') return problem(c, 'request-settled');
      await answering.refuse([found.id]);
      return null;
    }),
  );

  serveRoutes(app, 'POST /api/tournaments/{t}/requests/{request}/erase', (c) =>
    requestAnswered(c, installation, c.req.valid('param'), async (found, _, answering) => {
      if (found.state === 'accepted') return problem(c, 'request-settled');
      await answering.erase([found.id]);
      return null;
    }),
  );

  serveRoutes(app, 'POST /api/tournaments/{t}/requests/refuse', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { requests: named, erase = false } = c.req.valid('json');
    const wanted = new Set(named);
    await requests.answering(stored.id, async (answering) => {
      const open = (await requestsNow(installation, stored.id)).filter(
        ({ id, state }) => wanted.has(id) && (state === 'asked' || (erase && state === 'refused')),
      );
      const ids = open.map(({ id }) => id);
      await (erase ? answering.erase(ids) : answering.refuse(ids));
    });
    return requestSent(c, installation, stored.id);
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/options', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    return stored ? c.json({ ...(await optionsOf(db, stored.id)) }) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/options', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveOptions(db, stored.id, c.req.valid('json'));
    return c.json({ ...(await optionsOf(db, stored.id)) });
  });
}

type Answer = (found: RegistrationRequest, stored: Stored, answering: Answering) => Promise<Response | null>;

/** Answers one request as it is now: two who answer at once are heard one after the other. */
async function requestAnswered(
  c: Context,
  installation: Installation,
  { t, request }: { readonly t: string; readonly request: string },
  answer: Answer,
): Promise<Response> {
  const { store, visitors } = installation;
  const known = await store.load(t);
  if (!known) return problem(c, 'unknown-tournament');
  const no = await visitors.requests.answering(known.id, async (answering) => {
    const found = await visitors.requests.find(known.id, request);
    const stored = (await store.load(known.id)) ?? known;
    return found ? answer(requestNow(found, stored), stored, answering) : problem(c, 'unknown-request');
  });
  return no ?? requestSent(c, installation, known.id);
}

/** The requests of a tournament as it stands, in the order of asking. */
async function requestsNow(
  { store, visitors }: Installation,
  tournament: string,
): Promise<readonly RegistrationRequest[]> {
  const found = await visitors.requests.list(tournament);
  const stored = await store.load(tournament);
  return stored ? found.map((request) => requestNow(request, stored)) : [];
}

/** All of them, with their place on the waiting list: what each answer leads to. */
async function requestSent(c: Context, installation: Installation, tournament: string): Promise<Response> {
  const found = await requestsNow(installation, tournament);
  const stored = await installation.store.load(tournament);
  if (!stored) return problem(c, 'unknown-tournament');
  const waiting = waitingList(found, freePlaces(await optionsOf(installation.visitors.db, tournament), stored));
  const contacts = await contactsOf(installation.visitors.db, tournament);
  return c.json(
    found.map((request) => {
      // Who was accepted is still to be answered: their address is a contact now.
      const email = request.email ?? (request.player === undefined ? undefined : contacts.get(request.player)?.email);
      return { ...request, ...(email !== undefined && { email }), waiting: waiting.get(request.id) ?? null };
    }),
  );
}

/** What the rules need to know of who is accepted. */
type AcceptedAs = z.infer<typeof acceptSchema>;

/**
 * Registers who has asked; null: they are registered, now or by the same answer before. Said once already, in other
 * words or by somebody else, the answer that was given stands.
 */
async function registerAsked(
  c: Context,
  installation: Installation,
  stored: Stored,
  request: RegistrationRequest,
  { name = request.name, birthYear = request.birthYear, ...facts }: AcceptedAs,
): Promise<Response | null> {
  const { club, licence, email, state } = request;
  const player = playerRequested(request);
  const command = { kind: 'register', player, ...facts, ...(club !== undefined && { club }) } as const;
  const person = { name, ...(licence !== undefined && { licence }), ...(birthYear !== undefined && { birthYear }) };
  const id = acceptanceOf(player, stored);
  const asked = { id, by: callerOf(c).account.id, at: installation.now(), request: digestOf({ command, person }) };
  const written = await installation.store.write(stored.id, asked, decideCommand({ id, command, person }));
  if (!written) return problem(c, 'unknown-tournament');
  if (!written.ok) {
    const no = written.refusal;
    if (state === 'accepted' || no === 'id-reused') return problem(c, 'request-settled');
    return no === 'person-needed' ? problem(c, no) : refusalProblem(c, no, stored);
  }
  if (email !== undefined) await saveContact(installation.visitors.db, stored.id, player, { email });
  return null;
}
