import { setImmediate as otherWork } from 'node:timers/promises';
import { privateCells } from '@ronde/contract/private-text';
import { countedPlayers, engineVersion, isPublic, shelfFor, waiting } from '@ronde/engine';
import type { Transaction } from 'kysely';
import { faultOf } from '../faults.ts';
import type { Remembered } from '../state-memory.ts';
import type { Stored, TournamentHead } from '../store.ts';
import { type Backend, inSnapshot } from './backend.ts';
import { storedOf } from './queries.ts';
import type { Tables, TournamentRow } from './tables.ts';

/**
 * Grows whenever a head has other keys, or one of them another meaning: those that are kept are then made anew before a
 * list is answered.
 */
export const headShape = 2;

/** Grows whenever a head says more, which a list can do without until it is made anew. */
const headEdition = 3;

/** What a list says of this tournament. */
export function headOf({ id, slug, version, publicVersion, tournament, people }: Stored): TournamentHead {
  const { name, format, date, endDate, place, players, rounds, status, shelf } = tournament;
  return {
    id,
    slug,
    version,
    publicVersion,
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && { place }),
    players: countedPlayers(players).length,
    rounds: rounds.length,
    status,
    open: isPublic(tournament),
    ...(shelf !== undefined && { shelf }),
    shelfFor: shelfFor(tournament),
    waiting: waiting(tournament),
    privateCells: privateCells(tournament, people).length,
  };
}

/**
 * The newest first. Those that changed since the last list are read whole, and kept for the next one; those that an
 * earlier engine made are answered as they are, and made anew afterwards.
 */
export async function headsIn(
  backend: Backend,
  memory: Remembered,
  renewal: HeadRenewal,
): Promise<readonly TournamentHead[]> {
  const fresh: TournamentHead[] = [];
  const older: string[] = [];
  const heads = await inSnapshot(backend, async (snapshot) => {
    const rows = await snapshot.selectFrom('tournaments').selectAll().orderBy('created_at', 'desc').execute();
    const all: TournamentHead[] = [];
    for (const row of rows) {
      const kept = keptHead(row);
      const head = kept ?? headOf(await storedOf(snapshot, row, memory.get(row.id)));
      if (!kept) fresh.push(head);
      else if (!isOfThisEngine(row)) older.push(row.id);
      all.push(head);
    }
    return all;
  });
  await keep(backend, fresh);
  renewal.renew(older);
  return heads;
}

/** A list is answered even where nothing can be written now: it is made again the next time. */
async function keep({ db }: Backend, heads: readonly TournamentHead[]): Promise<void> {
  if (heads.length === 0) return;
  try {
    await db.transaction().execute(async (writing) => {
      for (const head of heads) await saveHead(writing, head);
    });
  } catch (error) {
    if (faultOf(error) === null) throw error;
  }
}

/** Makes heads of an earlier engine anew, one after the other, while everybody else is served. */
export interface HeadRenewal {
  /** Answers at once. */
  renew(ids: readonly string[]): void;
  /** Leaves what is not begun; once what is begun is done. The next list asks for it again. */
  stop(): Promise<void>;
}

export function headRenewal(backend: Backend, memory: Remembered, report: (error: unknown) => void): HeadRenewal {
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;
  let stopped = false;

  async function work(): Promise<void> {
    for (const id of waiting) {
      if (stopped) return;
      waiting.delete(id);
      await renewed(backend, memory, id).catch((error: unknown) => {
        if (faultOf(error) === null) report(error);
      });
      await otherWork();
    }
  }

  return {
    renew(ids) {
      for (const id of ids) waiting.add(id);
      if (stopped || working !== null || waiting.size === 0) return;
      working = work().finally(() => {
        working = null;
      });
    },
    async stop() {
      stopped = true;
      await working;
    },
  };
}

/** Not kept in memory: nobody has asked for the tournament itself. */
async function renewed(backend: Backend, memory: Remembered, id: string): Promise<void> {
  const head = await inSnapshot(backend, async (snapshot) => {
    const row = await snapshot.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row && !isOfThisEngine(row) ? headOf(await storedOf(snapshot, row, memory.get(id))) : null;
  });
  if (head) await backend.db.transaction().execute((writing) => saveHead(writing, head));
}

/** Which engine made a head, of which shape and edition it is; written before there was more than one: of the first. */
const maker = `${engineVersion}#${headShape}#${headEdition}`;
const shapeOf = (made: string): number => Number(made.split('#')[1] ?? 1);

/**
 * What the row keeps for a list, made for its newest version. Null: nothing, or of another shape. An earlier engine may
 * have made it: a list need not wait until thousands are folded again.
 */
function keptHead({ head, head_version, head_engine, version }: TournamentRow): TournamentHead | null {
  if (head === null || head_engine === null || head_version !== version || shapeOf(head_engine) !== headShape)
    return null;
  // What this program wrote itself, of this very shape.
  return JSON.parse(head) as TournamentHead;
}

const isOfThisEngine = ({ head_engine, head_version, version }: TournamentRow): boolean =>
  head_engine === maker && head_version === version;

async function saveHead(writing: Transaction<Tables>, head: TournamentHead): Promise<void> {
  const { id, version } = head;
  await writing
    .updateTable('tournaments')
    .set({ head: JSON.stringify(head), head_version: version, head_engine: maker })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
