import type { OpenAPIHono } from '@hono/zod-openapi';
import type { FileRefusal } from '@ronde/contract';
import { largestDocument } from '@ronde/contract/federation/sent-document';
import type { OrganisersFile } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import { civilDay, fileSentences } from '@ronde/language';
import type { Context, MiddlewareHandler } from 'hono';
import { documentView } from '../../federation/document-view.ts';
import { documentsView } from '../../federation/documents-view.ts';
import { fileOf } from '../../federation/log.ts';
import { ownCorrection } from '../../federation/own-correction.ts';
import { ratingListAt } from '../../federation/rating-list.ts';
import { faultOfRevision, receiveDocument } from '../../federation/receive-document.ts';
import { keepRefused } from '../../federation/refused-lines.ts';
import { sentState } from '../../federation/sent-state.ts';
import { type Face, type FederationSnapshot, faceOf } from '../../federation/snapshot.ts';
import { previewFor } from '../../register/list-for-register.ts';
import { keptLayouts } from '../../register/list-layouts.ts';
import { openList } from '../../register/list-of.ts';
import { callerOf } from '../access/authorize.ts';
import { asTask } from '../as-task.ts';
import { namingOf, senderAsking, sentenceOf, unknownFederation } from '../federation-request.ts';
import type { Installation } from '../installation.ts';
import { problem, readerOf, worded } from '../problems.ts';
import { serveRoutes, serveUnread } from '../serve-route.ts';
import { isSeries } from './lists.ts';

interface Arrival {
  readonly f: string;
  /** An account's or a sender's id. */
  readonly sender: string;
  /** At the desk. */
  readonly handed: boolean;
}

/** What was sent is read beside this process; of what lies, the line that says so is kept. */
async function received(c: Context, installation: Installation, { f, sender, handed }: Arrival): Promise<Response> {
  const { federations } = installation;
  const snapshot = await federations.current(f);
  if (!snapshot) return unknownFederation(c);
  const at = installation.now();
  const sent = new Uint8Array(await c.req.arrayBuffer());
  const read = await installation.readSent(sender, { sent, today: civilDay(at), game: snapshot.of.game, handed });
  if (typeof read === 'string') return problem(c, read);
  const refuse = async (document: string, why: readonly FileRefusal[], title?: string) => {
    await keepRefused(federations.db, f, { at, sender, document, why });
    return refusedDocument(c, why, title);
  };
  if (read.kind === 'refused') return refuse(read.name, read.problems);
  const key = c.req.header('idempotency-key');
  const done = await receiveDocument(federations, f, read, { sender, key, at });
  if (done === null) return unknownFederation(c);
  if (!done.ok)
    return done.refusal === 'id-reused'
      ? keyReused(c, key)
      : refuse(read.read.document.name, faultOfRevision(done.refusal), sentenceOf(c, snapshot, done.refusal));
  const { receipt, repeated } = done.value;
  const mended = handed || repeated ? null : await ownCorrection(federations, f, { receipt, sender, at });
  const newest = mended ?? done.value.snapshot;
  const state = await sentState(newest, receipt, await namingOf(installation, newest));
  const location = `/api/federations/${f}/documents/${receipt}/state`;
  return c.json({ ...state, repeated }, repeated ? 200 : 201, { Location: location });
}

/** Another request under a key that was used: nothing of it is looked at. */
const keyReused = (c: Context, key = ''): Response =>
  problem(c, 'key-reused', [{ path: 'Idempotency-Key', message: key }]);

function refusedDocument(c: Context, why: readonly FileRefusal[], title?: string): Response {
  const text = fileSentences[readerOf(c)];
  const errors = why.map((one) => ({ path: one.path, message: text.problem(one) }));
  return title === undefined
    ? problem(c, 'document-refused', errors)
    : worded(c, 'document-refused', { title, errors });
}

type WhoSends = (c: Context, installation: Installation, f: string) => Promise<string | null>;

/** By the code that was given to them; an officer by who is signed in, as the door let them through. */
const whoSends: Readonly<Record<'documents' | 'files', WhoSends>> = {
  documents: async (c, installation, f) => (await senderAsking(c, installation, f))?.id ?? null,
  files: async (c) => callerOf(c).account.id,
};

/** What is larger than a document may be never comes in: its line is kept all the same, of whoever is known. */
export function largeRefused(installation: Installation, by: keyof typeof whoSends): MiddlewareHandler {
  return async (c, next) => {
    const f = c.req.param('f') ?? '';
    await next();
    if (c.res.status !== 413 || c.req.method !== 'POST') return;
    const limit = [{ code: 'too-large', path: '', limit: largestDocument }] as const;
    const text = fileSentences[readerOf(c)];
    c.res = problem(c, 'document-too-large', [{ path: '', message: text.problem(limit[0]) }]);
    const { db, current } = installation.federations;
    const sender = await whoSends[by](c, installation, f);
    if (sender === null || !(await current(f))) return;
    await keepRefused(db, f, { at: installation.now(), sender, document: '', why: limit });
  };
}

/** What houses send, known by the code that they were given. */
export function sentDocumentRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations } = installation;

  serveUnread(app, 'POST /api/federations/{f}/documents', async (c) => {
    const f = c.req.param('f') ?? '';
    const sender = await senderAsking(c, installation, f);
    return sender ? received(c, installation, { f, sender: sender.id, handed: false }) : problem(c, 'unknown-sender');
  });

  serveRoutes(app, 'GET /api/federations/{f}/documents/{receipt}/state', async (c) => {
    const { f, receipt } = c.req.valid('param');
    const sender = await senderAsking(c, installation, f);
    if (!sender) return problem(c, 'unknown-sender');
    const snapshot = await federations.current(f);
    // What somebody else sent does not exist for this sender.
    if (!snapshot || snapshot.state.receipts.get(receipt)?.sender !== sender.id) return problem(c, 'unknown-document');
    const state = await sentState(snapshot, receipt, await namingOf(installation, snapshot));
    return state ? c.json(state) : problem(c, 'unknown-document');
  });

  serveRoutes(app, 'GET /api/federations/{f}/list', async (c) => {
    const { f } = c.req.valid('param');
    if (!(await senderAsking(c, installation, f))) return problem(c, 'unknown-sender');
    const snapshot = await federations.current(f);
    const at = c.req.valid('query').at ?? civilDay(installation.now());
    return snapshot ? c.json(organisersFile(snapshot, at)) : unknownFederation(c);
  });
}

/** Everybody ever with their last rating: as a register takes them in. */
function organisersFile(snapshot: FederationSnapshot, at: string): Frozen<OrganisersFile> {
  const { address, name, game } = snapshot.of;
  const people = ratingListAt(snapshot, { at, of: 'organisers', open: false }).flatMap(
    ({ person, rating, lastEvent }) => {
      const face = faceOf(snapshot, person);
      // Nobody comes with the name of whoever was erased.
      return face.erased ? [] : [{ ...asOrganisersRead(face, at), rating, lastEvent }];
    },
  );
  return { federation: address, name, game, date: at, people };
}

/** Every house with a code reads it: nobody behind a pseudonym but by their licence, and no child's year of birth. */
function asOrganisersRead(face: Face, at: string) {
  const { shown, pseudonym, name, licence, federation, birthYear, club, duplicateSeries } = face;
  const open = pseudonym === undefined;
  const child = birthYear !== undefined && Number(at.slice(0, 4)) - birthYear <= ofAge;
  return {
    name: open ? name : shown.name,
    ...(licence !== undefined && { licence }),
    ...(federation !== undefined && { federation }),
    ...(open && birthYear !== undefined && !child && { birthYear }),
    ...(open && club !== undefined && { club }),
    ...(duplicateSeries !== undefined && { duplicateSeries }),
  };
}

/** Of age on every day of the year in which they are older. */
const ofAge = 18;

const usualAccepted = 20;

/** The desk: what came, one document, and what is handed over there. */
export function documentRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations } = installation;
  const { tournaments } = federations;

  serveRoutes(app, 'GET /api/federations/{f}/documents', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    if (!snapshot) return unknownFederation(c);
    const { accepted = usualAccepted } = c.req.valid('query');
    return c.json(
      await documentsView(snapshot, { ...(await namingOf(installation, snapshot)), tournaments, accepted }),
    );
  });

  serveUnread(app, 'POST /api/federations/{f}/files', (c) => {
    const sender = callerOf(c).account.id;
    return received(c, installation, { f: c.req.param('f') ?? '', sender, handed: true });
  });

  serveRoutes(app, 'POST /api/federations/{f}/lists', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    if (!snapshot) return unknownFederation(c);
    const sent = c.req.valid('json');
    const rules = { decimals: snapshot.of.game === 'art-de-la-guerre', armies: false, isSeries };
    return asTask(c, installation, { reads: true }, async ({ signal, tell }) => {
      const told = (share: number) => tell({ step: 'reading', share });
      const layouts = await keptLayouts(installation.visitors.db);
      const read = await openList(sent, rules, { signal, told }, layouts);
      if (!read.ok) return (taken) => problem(taken, read.refusal);
      // Whom it names is asked about when it is a document: here it is read alone.
      const preview = await previewFor(read.value, [], { signal });
      return (taken) => taken.json(preview);
    });
  });

  serveRoutes(app, 'GET /api/federations/{f}/documents/{receipt}', async (c) => {
    const { f, receipt } = c.req.valid('param');
    const snapshot = await federations.current(f);
    if (!snapshot) return unknownFederation(c);
    const note = (await fileOf(federations.db, f, receipt))?.note ?? null;
    const view = await documentView(snapshot, receipt, {
      ...(await namingOf(installation, snapshot)),
      tournaments,
      note,
    });
    return view ? c.json(view) : problem(c, 'unknown-document');
  });
}
