import { documentOf } from '@ronde/contract/federation/archive';
import { type AlikePeople, compactText, fromCompact } from '@ronde/contract/federation/compact';
import { listDocument } from '@ronde/contract/federation/sent-document';
import { parseFile } from '@ronde/contract/file/parse-file';
import { engineVersion, ok, type Result, refused } from '@ronde/engine';
import type { FederationDocument } from '@ronde/engine/federation/document';
import { facelessIn } from '@ronde/engine/federation/erasure';
import type { FederationDecision, FederationFact } from '@ronde/engine/federation/facts';
import type { Kysely, Transaction } from 'kysely';
import { beGenerous } from '../machine/thrift.ts';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';
import { eraseRows } from './erase-rows.ts';
import { federationAt } from './federations.ts';
import { carriedForward, emptyFederation, type FederationSnapshot, supposing } from './snapshot.ts';
import type { FederationDocumentRow } from './tables.ts';

type Db = Kysely<Tables>;

/** Who asks, when, and a digest of what: the same id with another one is somebody else's. */
export interface AskedDecision {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly request: string;
}

/** A fact, and what is kept beside the log with it. */
export interface ProposedFact {
  readonly fact: FederationFact;
  readonly came?: Came;
  /** A list as it is published. */
  readonly list?: { readonly date: string; readonly text: string };
}

/** A document that was received. */
export interface Came {
  readonly key: string;
  readonly sender: string;
  /** As JSON. */
  readonly file: string;
  readonly document: FederationDocument;
  readonly note: string | null;
}

/** What was decided, on which state, and what it left. `repeated`: long ago, by this id. */
export interface KeptDecision {
  readonly decision: FederationDecision;
  readonly before: FederationSnapshot;
  readonly after: FederationSnapshot;
  readonly repeated: boolean;
}

/** The federations of the house: each in memory, as the log has it. */
export interface Federations {
  readonly db: Db;
  /** As of now, whichever process decided; null: there is none of this address. */
  current(address: string): Promise<FederationSnapshot | null>;
  /**
   * Takes a decision on the newest state, one after the other, whichever process asks; it is on the disk before it is
   * answered. `build` says the fact, or why not. Null: there is no such federation.
   */
  decide<R>(
    address: string,
    asked: AskedDecision,
    build: (snapshot: FederationSnapshot) => Result<ProposedFact, R>,
  ): Promise<Result<KeptDecision, R | 'id-reused'> | null>;
}

export function federationsIn(db: Db): Federations {
  const memory = new Map<string, FederationSnapshot>();

  /** Keeps the newer of two. */
  const keep = (snapshot: FederationSnapshot): FederationSnapshot => {
    const known = memory.get(snapshot.of.address);
    if (!known || known.log.length <= snapshot.log.length) memory.set(snapshot.of.address, snapshot);
    return snapshot;
  };

  const newest = async (reading: Db, address: string): Promise<FederationSnapshot | null> => {
    const of = await federationAt(reading, address);
    if (!of) return null;
    const known = memory.get(address) ?? emptyFederation(of);
    return keep(await caughtUp(reading, sameFederation(known.of, of) ? known : { ...known, of }));
  };

  /** Whoever asks while years are read waits for that, and then reads what came since: nothing is computed twice. */
  const reading = new Map<string, Promise<unknown>>();
  const current = async (address: string): Promise<FederationSnapshot | null> => {
    while (!memory.has(address) && reading.has(address)) await reading.get(address);
    if (memory.has(address)) return newest(db, address);
    const first = newest(db, address);
    const over = first.then(
      () => reading.delete(address),
      () => reading.delete(address),
    );
    reading.set(address, over);
    return first;
  };

  return {
    db,
    current,
    async decide(address, asked, build) {
      let kept: KeptDecision | null = null;
      // What takes seconds takes them before the turn, which everybody else waits for.
      const foreseen = await current(address);
      const expected = foreseen && build(foreseen);
      if (foreseen && expected?.ok && !expected.value.came) await supposing(foreseen, expected.value.fact);
      const answer = await inTurn(db, `federation ${address}`, async (writing) => {
        const before = await newest(writing, address);
        if (!before) return null;
        const earlier = before.log.find(({ id }) => id === asked.id);
        if (earlier)
          return (await isSame(writing, address, earlier, asked.request))
            ? ok({ decision: earlier, before, after: before, repeated: true })
            : refused('id-reused' as const);
        const proposed = build(before);
        if (!proposed.ok) return proposed;
        kept = await written(writing, before, asked, proposed.value);
        return ok(kept);
      });
      // Only what is committed is remembered.
      if (kept) keep((kept as KeptDecision).after);
      return answer;
    },
  };
}

const sameFederation = (a: FederationSnapshot['of'], b: FederationSnapshot['of']): boolean =>
  a.name === b.name && a.window === b.window;

async function isSame(db: Db, federation: string, { number }: FederationDecision, request: string): Promise<boolean> {
  const row = await db
    .selectFrom('federation_decisions')
    .select('request')
    .where('federation', '=', federation)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.request === request;
}

async function written(
  writing: Transaction<Tables>,
  before: FederationSnapshot,
  { id, by, at, request }: AskedDecision,
  { fact, came, list }: ProposedFact,
): Promise<KeptDecision> {
  const federation = before.of.address;
  const number = before.log.length + 1;
  await writing
    .insertInto('federation_decisions')
    .values({ federation, number, id, at, by, fact: JSON.stringify(fact), request })
    .execute();
  if (fact.kind === 'erased') await eraseRows(writing, before, fact);
  const receipt = fact.kind === 'received' ? fact.receipt : 0;
  if (came) {
    const { document, ...row } = came;
    await writing
      .insertInto('federation_documents')
      .values({ federation, receipt, ...row, document: compactText(document), engine: engineVersion })
      .execute();
  }
  if (list) {
    const { date, text } = list;
    await writing.insertInto('federation_lists').values({ federation, decision: number, date, list: text }).execute();
  }
  const decision = { number, id, at, by, fact };
  const documents = new Map(came ? [[receipt, came.document]] : []);
  return { decision, before, after: await carriedForward(before, [decision], documents), repeated: false };
}

/** How many documents are read at once: years of them must not stand twice in memory. */
const mostAtOnce = 200;

/** From so many documents on a federation is no hall's. */
const years = 2000;

/** With what was decided since, by whatever process. */
async function caughtUp(db: Db, known: FederationSnapshot): Promise<FederationSnapshot> {
  const federation = known.of.address;
  const rows = await db
    .selectFrom('federation_decisions')
    .select(['number', 'id', 'at', 'by', 'fact'])
    .where('federation', '=', federation)
    .where('number', '>', known.log.length)
    .orderBy('number')
    .execute();
  if (rows.length === 0) return known;
  const decisions = rows.map((row): FederationDecision => ({ ...row, fact: JSON.parse(row.fact) as FederationFact }));
  const receipts = decisions.flatMap(({ fact }) => (fact.kind === 'received' ? [fact.receipt] : []));
  if (receipts.length >= years) beGenerous();
  const came = new Map<number, FederationDocument>();
  const alike: AlikePeople = new Map();
  for (let from = 0; from < receipts.length; from += mostAtOnce) {
    const documents = await db
      .selectFrom('federation_documents')
      .select(['receipt', 'document', 'engine'])
      .where('federation', '=', federation)
      .where('receipt', 'in', receipts.slice(from, from + mostAtOnce))
      .execute();
    for (const row of documents) came.set(row.receipt, await documentIn(db, federation, row, alike));
  }
  return carriedForward(known, decisions, came);
}

type Row = Pick<FederationDocumentRow, 'receipt' | 'document' | 'engine'>;

/** What an earlier program made of a file is made anew of it. */
async function documentIn(db: Db, federation: string, row: Row, alike: AlikePeople): Promise<FederationDocument> {
  const kept = fromCompact(row.document, alike);
  // Who was erased has no name any more to be put in order by.
  if (row.engine === engineVersion || facelessIn(kept).length > 0) return kept;
  const { file } = (await fileOf(db, federation, row.receipt)) ?? { file: null };
  const anew = documentFrom(file, kept);
  const document = compactText(anew);
  await db
    .updateTable('federation_documents')
    .set({ document, engine: engineVersion })
    .where('federation', '=', federation)
    .where('receipt', '=', row.receipt)
    .execute();
  return anew;
}

/** A file that this program refuses stays as it was taken in. */
function documentFrom(file: unknown, kept: FederationDocument): FederationDocument {
  if (kept.kind === 'list') return listDocument(file as Parameters<typeof listDocument>[0]);
  const parsed = parseFile(file);
  const { id, revision } = kept;
  const event = kept.event === undefined ? {} : { event: kept.event };
  return parsed.ok ? { ...documentOf(parsed.value), id, revision, ...event } : kept;
}

/** A document as it came. */
export async function fileOf(
  db: Db,
  federation: string,
  receipt: number,
): Promise<{ readonly file: unknown; readonly note: string | null } | null> {
  const row = await db
    .selectFrom('federation_documents')
    .select(['file', 'note'])
    .where('federation', '=', federation)
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return row ? { file: JSON.parse(row.file), note: row.note } : null;
}
