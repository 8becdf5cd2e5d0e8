import type { ArmyListOptions, ArmyListView } from '@ronde/contract/http/army-lists';
import type { JournalFile } from '@ronde/contract/http/journal-file';
import type { PlayerId } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { PackedList } from '../files/import-read.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';

/** What somebody is asked to keep. */
export interface SentArmyList {
  readonly name: string;
  readonly type: ArmyListView['type'];
  readonly body: Uint8Array;
}

type Slot = ArmyListView['slot'];

const nothingAsked: ArmyListOptions = { deadline: null, malus: null, published: false };

/**
 * What a file is by what stands in it, whatever its name or the browser says: a pdf by its first bytes, a text where
 * all of it is one. Null: neither, and it is not kept.
 */
export function armyListType(body: Uint8Array): ArmyListView['type'] | null {
  if (body.length === 0) return null;
  if (new TextDecoder('latin1').decode(body.subarray(0, 5)) === '%PDF-') return 'pdf';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    // Tabs and line ends are of a text; what else has no sign is of a program.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u.test(text) ? null : 'text';
  } catch {
    return null;
  }
}

export async function armyListOptionsOf(db: Kysely<Tables>, tournament: string): Promise<ArmyListOptions> {
  const row = await db
    .selectFrom('army_list_options')
    .selectAll()
    .where('tournament', '=', tournament)
    .executeTakeFirst();
  return row ? { deadline: row.deadline, malus: row.malus, published: row.published === 1 } : nothingAsked;
}

export async function saveArmyListOptions(
  db: Kysely<Tables>,
  tournament: string,
  { deadline, malus, published }: ArmyListOptions,
): Promise<void> {
  const row = { deadline, malus, published: published ? 1 : 0 };
  await db
    .insertInto('army_list_options')
    .values({ tournament, ...row })
    .onConflict((conflict) => conflict.column('tournament').doUpdateSet(row))
    .execute();
}

/** Those of everybody, or of one; which came late is by today's deadline. */
export async function armyListsOf(
  db: Kysely<Tables>,
  tournament: string,
  player?: PlayerId,
): Promise<{ readonly options: ArmyListOptions; readonly lists: readonly ArmyListView[] }> {
  const options = await armyListOptionsOf(db, tournament);
  const all = db
    .selectFrom('army_lists')
    .select(['player', 'slot', 'name', 'type', 'size', 'at'])
    .where('tournament', '=', tournament)
    .orderBy('player')
    .orderBy('slot');
  const rows = await (player === undefined ? all : all.where('player', '=', player)).execute();
  const { deadline } = options;
  return { options, lists: rows.map((row) => ({ ...row, late: deadline !== null && row.at > deadline })) };
}

/** Until when a list is asked for of somebody who has sent none; null: there is one, or nobody has said when. And whether all are published. */
export async function listsFor(db: Kysely<Tables>, tournament: string, player: PlayerId) {
  const { deadline, published } = await armyListOptionsOf(db, tournament);
  if (deadline === null || published) return { due: null, published };
  const sent = await db
    .selectFrom('army_lists')
    .select('slot')
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .executeTakeFirst();
  return { due: sent ? null : deadline, published };
}

export async function armyList(
  db: Kysely<Tables>,
  tournament: string,
  player: PlayerId,
  slot: number,
): Promise<SentArmyList | null> {
  const row = await db
    .selectFrom('army_lists')
    .select(['name', 'type', 'body'])
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .where('slot', '=', slot as Slot)
    .executeTakeFirst();
  return row ? { name: row.name, type: row.type, body: Buffer.from(row.body, 'base64') } : null;
}

export async function saveArmyList(
  db: Kysely<Tables>,
  { tournament, player, slot }: { readonly tournament: string; readonly player: PlayerId; readonly slot: number },
  { name, type, body }: SentArmyList,
  at: string,
): Promise<void> {
  const row = { name, type, size: body.length, at, body: Buffer.from(body).toString('base64') };
  await db
    .insertInto('army_lists')
    .values({ tournament, player, slot: slot as Slot, ...row })
    .onConflict((conflict) => conflict.columns(['tournament', 'player', 'slot']).doUpdateSet(row))
    .execute();
}

/** `slot` missing: all that somebody has sent. */
export async function removeArmyLists(
  db: Kysely<Tables>,
  tournament: string,
  player: PlayerId,
  slot?: number,
): Promise<void> {
  const theirs = db.deleteFrom('army_lists').where('tournament', '=', tournament).where('player', '=', player);
  await (slot === undefined ? theirs : theirs.where('slot', '=', slot as Slot)).execute();
}

interface Moved {
  readonly armyLists?: JournalFile['armyLists'];
  readonly lists: readonly PackedList[];
  /** When they came, where nothing says so. */
  readonly now: string;
}

/**
 * The army lists of a tournament that moves: what was asked of them, and those that lay in its archive, each as old as
 * it was. A list of nobody, or one that is neither text nor pdf, is not kept. How many were; null: none was asked for.
 */
export async function keptArmyLists(
  db: Kysely<Tables>,
  { id, numbers }: Pick<Stored, 'id' | 'numbers'>,
  { armyLists, lists, now }: Moved,
): Promise<number | null> {
  // The same import once more: what has been replaced here since stays.
  const here = await armyListsOf(db, id);
  if (here.lists.length > 0) return here.lists.length;
  if (armyLists) {
    const { deadline, malus, published } = armyLists;
    await saveArmyListOptions(db, id, { deadline, malus, published });
  }
  const players = new Map([...numbers].map(([player, number]) => [number, player]));
  let kept = 0;
  for (const { number, slot, content } of lists) {
    const player = players.get(number);
    const body = Buffer.from(content, 'base64');
    const type = armyListType(body);
    if (player === undefined || type === null) continue;
    const said = armyLists?.sent.find((one) => one.player === player && one.slot === slot);
    const name = said?.name || `liste-${number}-${slot}`;
    await saveArmyList(db, { tournament: id, player, slot }, { name, type, body }, said?.at ?? now);
    kept++;
  }
  return armyLists || kept > 0 ? kept : null;
}
