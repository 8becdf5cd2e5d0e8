import type { OpenAPIHono } from '@hono/zod-openapi';
import type { FederationSummary } from '@ronde/contract/http/federation/federations';
import type { PublicLists } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import {
  addOfficer,
  allFederations,
  changeFederation,
  federationAt,
  type KeptFederation,
  keptBy,
  makeFederation,
  officersOf,
  removeOfficer,
} from '../../federation/federations.ts';
import { frozenText, publicationsIn, successorOf } from '../../federation/publications.ts';
import { lastReceived, makeSender, revokeSender, sendersOf } from '../../federation/senders.ts';
import { publicEvent } from '../../federation/sent-state.ts';
import type { FederationSnapshot } from '../../federation/snapshot.ts';
import { callerOf } from '../access/authorize.ts';
import { listRetired, namingOf, unknownFederation } from '../federation-request.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

/** The federations that the house keeps, and who keeps their ratings. */
export function federationRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations, accounts } = installation;
  const { db } = federations;

  serveRoutes(app, 'GET /api/federations', async (c) => {
    const { account } = callerOf(c);
    const own = account.house === 'manager' ? null : await keptBy(db, account.id);
    const all = (await allFederations(db)).filter(({ address }) => own?.has(address) ?? true);
    return c.json(await Promise.all(all.map((one) => summaryOf(installation, one, account.house === 'manager'))));
  });

  serveRoutes(app, 'POST /api/federations', async (c) => {
    const made = await makeFederation(db, c.req.valid('json'), installation.now());
    return made ? c.json(await summaryOf(installation, made, true), 201) : problem(c, 'federation-here');
  });

  serveRoutes(app, 'PATCH /api/federations/{f}', async (c) => {
    const changed = await changeFederation(db, c.req.valid('param').f, c.req.valid('json'));
    return changed ? c.json(await summaryOf(installation, changed, true)) : unknownFederation(c);
  });

  serveRoutes(app, 'GET /api/federations/{f}/team', async (c) => {
    const { f } = c.req.valid('param');
    return (await federationAt(db, f)) ? c.json(await officersOf(db, f)) : unknownFederation(c);
  });

  serveRoutes(app, 'PUT /api/federations/{f}/team/{account}', async (c) => {
    const { f, account } = c.req.valid('param');
    if (!(await federationAt(db, f))) return unknownFederation(c);
    if (!(await accounts.find(account))) return problem(c, 'unknown-account');
    await addOfficer(db, f, account, installation.now());
    return c.json(await officersOf(db, f));
  });

  serveRoutes(app, 'DELETE /api/federations/{f}/team/{account}', async (c) => {
    const { f, account } = c.req.valid('param');
    if (!(await federationAt(db, f))) return unknownFederation(c);
    return (await removeOfficer(db, f, account)) ? c.json(await officersOf(db, f)) : problem(c, 'unknown-account');
  });
}

async function summaryOf(
  { federations }: Installation,
  { address, name, game, window }: KeptFederation,
  manager: boolean,
): Promise<FederationSummary> {
  const snapshot = await federations.current(address);
  const waiting = [...(snapshot?.state.receipts.values() ?? [])].filter(
    ({ state }) => state.kind === 'to-review',
  ).length;
  const list = snapshot && publicationsIn(snapshot).find(({ retired }) => retired === null);
  const role = manager ? 'manager' : 'rating-officer';
  return { address, name, game, role, waiting, list: list?.date ?? null, window };
}

/** Who sends results. */
export function senderRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations } = installation;
  const { db } = federations;

  const listed = async (snapshot: FederationSnapshot) => {
    const { address } = snapshot.of;
    const [senders, last, { who }] = await Promise.all([
      sendersOf(db, address),
      lastReceived(db, address),
      namingOf(installation, snapshot),
    ]);
    return senders.map((sender) => ({ ...sender, by: who(sender.by), last: last.get(sender.id) ?? null }));
  };

  serveRoutes(app, 'GET /api/federations/{f}/senders', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    return snapshot ? c.json(await listed(snapshot)) : unknownFederation(c);
  });

  serveRoutes(app, 'POST /api/federations/{f}/senders', async (c) => {
    const { f } = c.req.valid('param');
    if (!(await federationAt(db, f))) return unknownFederation(c);
    const { name } = c.req.valid('json');
    const asked = { id: installation.newId(), name, by: callerOf(c).account.id, now: installation.now() };
    const { sender, code } = await makeSender(db, f, asked);
    return c.json({ id: sender.id, name, code }, 201);
  });

  serveRoutes(app, 'DELETE /api/federations/{f}/senders/{sender}', async (c) => {
    const { f, sender } = c.req.valid('param');
    const snapshot = await federations.current(f);
    if (!snapshot) return unknownFederation(c);
    return (await revokeSender(db, f, sender, installation.now()))
      ? c.json(await listed(snapshot))
      : problem(c, 'unknown-sender');
  });
}

/** What everybody may read: published lists, and why one was retired. */
export function listsRoutes(app: OpenAPIHono, { federations }: Installation): void {
  serveRoutes(app, 'GET /api/federations/{f}/lists', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    return snapshot ? c.json(await publicLists(snapshot, federations)) : unknownFederation(c);
  });

  serveRoutes(app, 'GET /api/federations/{f}/events/{document}', async (c) => {
    const { f, document } = c.req.valid('param');
    const snapshot = await federations.current(f);
    const event = snapshot && (await publicEvent(snapshot, document));
    return snapshot ? (event ? c.json(event) : problem(c, 'unknown-document')) : unknownFederation(c);
  });

  serveRoutes(app, 'GET /api/federations/{f}/lists/{date}', async (c) => {
    const { f, date } = c.req.valid('param');
    const snapshot = await federations.current(f);
    if (!snapshot) return unknownFederation(c);
    const publication = snapshot.state.publications.get(date);
    const text = publication && (await frozenText(federations.db, f, date));
    if (!text) return problem(c, 'unknown-list');
    if (publication.retired) return listRetired(c, snapshot, publication, publication.retired.because);
    return c.body(text, 200, {
      'Content-Type': 'application/json',
      ETag: `"${publication.digest}-${snapshot.state.erased.size}"`,
    });
  });
}

async function publicLists(
  snapshot: FederationSnapshot,
  { frozen }: Installation['federations'],
): Promise<Frozen<PublicLists>> {
  const { address, name, game } = snapshot.of;
  const lists = await Promise.all(
    publicationsIn(snapshot).map(async (publication) => {
      const { date, retired } = publication;
      const why = retired && { at: retired.at, because: retired.because, next: successorOf(snapshot, publication) };
      return { date, people: (await frozen(snapshot, publication))?.people.length ?? 0, retired: why };
    }),
  );
  return { federation: address, name, game, lists };
}
