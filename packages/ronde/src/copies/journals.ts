import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { decisionSchema } from '@ronde/contract';
import { type Decision, ok, type Person, type PlayerId } from '@ronde/engine';
import * as z from 'zod';
import { openData } from '../database/migrations.ts';
import type { AskedDecision, NumberedPerson, Store } from '../store/store.ts';
import { logsFolder } from './logging-store.ts';
import { foldLog } from './seal.ts';

/** A dated log of a tournament that goes on where a copy ends. */
export interface Continued {
  readonly tournament: string;
  readonly slug: string;
  readonly file: string;
  /** Those that the copy lacks, oldest first. */
  readonly decisions: readonly Decision[];
  readonly people: readonly NumberedPerson[];
  readonly notes: ReadonlyMap<string, string>;
}

const logFileSchema = z.object({
  tournament: z.string(),
  slug: z.string(),
  people: z.array(z.looseObject({ id: z.string(), number: z.int(), name: z.string() })),
  notes: z.record(z.string(), z.string()),
  log: z.array(decisionSchema).min(1),
});
type LogFile = z.infer<typeof logFileSchema>;

/** Of each tournament of the dated logs, the newest that holds all that the copy has, and more. */
export async function continuing(folder: string, copy: string): Promise<readonly Continued[]> {
  const there = logsFolder(folder);
  if (!existsSync(there)) return [];
  const known = commandsIn(copy);
  const found: Continued[] = [];
  for (const slug of (await readdir(there)).sort()) {
    const one = await newestContinuing(join(there, slug), known);
    if (one) found.push(one);
  }
  return found;
}

async function newestContinuing(folder: string, known: ReturnType<typeof commandsIn>): Promise<Continued | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.reverse()) {
    const file = join(folder, name);
    const read = await readLogFile(file);
    if (!read) continue;
    const before = known.get(read.tournament) ?? [];
    const same = before.every((id, index) => read.log[index]?.id === id);
    // It was written before the copy, or on a branch that somebody left by an earlier restoration.
    if (!same || read.log.length <= before.length) continue;
    return continued(file, read, before.length);
  }
  return null;
}

/** Null: cut in the middle of writing, or none of ours. */
async function readLogFile(file: string): Promise<LogFile | null> {
  try {
    return logFileSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function continued(file: string, { tournament, slug, people, notes, log }: LogFile, from: number): Continued {
  // What this program wrote itself of each of them.
  const named = people.map(({ id, number, ...person }) => ({ id, number, person: person as Person }));
  return { tournament, slug, file, decisions: log.slice(from), people: named, notes: new Map(Object.entries(notes)) };
}

/** The ids of the commands of each tournament, in their order. */
function commandsIn(copy: string): ReadonlyMap<string, readonly string[]> {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const rows = database.prepare('select tournament, command_id from decisions order by tournament, seq').all() as {
      tournament: string;
      command_id: string;
    }[];
    const known = new Map<string, string[]>();
    for (const { tournament, command_id } of rows) {
      const ids = known.get(tournament);
      if (ids) ids.push(command_id);
      else known.set(tournament, [command_id]);
    }
    return known;
  } finally {
    database.close();
  }
}

/** Adds to the database of this folder, which nobody else uses, what the logs have more. */
export async function addContinued(folder: string, file: string, logs: readonly Continued[]): Promise<void> {
  const data = await openData({ folder });
  try {
    for (const one of logs) await addOne(data.tournaments, one);
  } finally {
    await data.close();
  }
  foldLog(file);
}

async function addOne(store: Store, { tournament, decisions, people, notes }: Continued): Promise<void> {
  const [first, ...others] = decisions;
  const isNew = first?.seq === 1;
  if (isNew) await create(store, first, people, notes);
  for (const decision of isNew ? others : decisions) {
    const { events, undoes } = decision;
    const proposal = { events, ...(undoes && { undoes }), others: people };
    await store.write<never>(tournament, askedBy(decision), () => ok(proposal));
  }
  const missing = (await store.load(tournament))?.notes ?? new Map();
  const more = new Map([...notes].filter(([id]) => !missing.has(id)));
  if (more.size > 0) await store.amend(tournament, () => ({ notes: more, seen: false }));
}

const askedBy = ({ id, by, at, deviceAt }: Decision): AskedDecision => ({ id, by, at, ...(deviceAt && { deviceAt }) });

async function create(
  store: Store,
  decision: Decision,
  people: readonly NumberedPerson[],
  notes: ReadonlyMap<string, string>,
): Promise<void> {
  const [event] = decision.events;
  if (event?.kind !== 'created') throw new Error('A log begins with the creation of its tournament');
  const { id, name, format, date, seed, settings } = event.tournament;
  await store.create({ id, name, format, date, seed, settings }, event, askedBy(decision), {
    people: new Map<PlayerId, NumberedPerson['person']>(people.map(({ id, person }) => [id, person])),
    numbers: new Map(people.map(({ id, number }) => [id, number])),
    notes,
  });
}
