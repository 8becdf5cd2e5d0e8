import type { SentCommand } from '@ronde/contract/http/command';
import { type External, external } from './external.ts';
import { type Answer, call, isForStaff, isPassing } from './http.ts';
import { delivering, type Outbox, type OutboxEntry, type OutboxStore, outboxOn } from './outbox.ts';
import type { Accepted } from './queries.ts';
import { storageOf } from './storage.ts';

/** Of a round, or of the final. */
export type SentResult = Extract<SentCommand, { kind: 'record' } | { kind: 'record-final' }>;

/** A result typed here. Its id makes a second sending harmless. */
export interface KeptResult {
  readonly t: string;
  readonly id: string;
  readonly deviceAt: string;
  readonly command: SentResult;
  /** Why, in free words; the result names it by `id`. */
  readonly note?: string;
}

/** What windows of one browser share. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The results typed in this browser that are not done with, one entry of the shelf each. */
export interface KeptResults extends Omit<Outbox<KeptResult>, 'seen' | 'heard'> {
  /** A view of this version is on screen: what was accepted up to it is seen in it. */
  seen(t: string, version: number): void;
  /** Another window changed an entry of the shelf; key null: it was emptied. */
  heard(key: string | null): void;
}

const prefix = 'ronde.outbox.';
/** Where one list of all of them stood before. */
const formerKey = 'ronde.outbox';

export function keptResultsOn(shelf: Shelf | null): KeptResults {
  const outbox = outboxOn<KeptResult>(shelf ? onShelf(shelf) : nowhere);
  return {
    ...outbox,
    seen: (t, version) => outbox.seen((kept) => kept.t === t, version),
    heard(key) {
      if (key === null) outbox.heard(null);
      else if (key.startsWith(prefix)) outbox.heard(key.slice(prefix.length));
    },
  };
}

type Kept = OutboxEntry<KeptResult>;

function onShelf(shelf: Shelf): OutboxStore<KeptResult> {
  const now = (id: string) => read(shelf.getItem(prefix + id));
  return {
    all() {
      moveFormer(shelf);
      const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '');
      return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => now(key.slice(prefix.length)) ?? []);
    },
    now,
    write: (entry) => shelf.setItem(prefix + entry.kept.id, JSON.stringify(entry)),
    remove: (id) => shelf.removeItem(prefix + id),
  };
}

/** The browser keeps nothing here. */
const nowhere: OutboxStore<KeptResult> = {
  all: () => [],
  write: () => {
    throw new Error('No shelf');
  },
  remove: () => {},
};

/** An earlier program kept one list of them all. */
function moveFormer(shelf: Shelf): void {
  const former = shelf.getItem(formerKey);
  if (former === null) return;
  try {
    (JSON.parse(former) as readonly KeptResult[]).forEach((kept, order) => {
      shelf.setItem(prefix + kept.id, JSON.stringify({ kept, order, fate: { kind: 'waiting' } } satisfies Kept));
    });
    shelf.removeItem(formerKey);
  } catch {
    // It stays for a program that can read it.
  }
}

function read(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export const keptResults: KeptResults = keptResultsOn(storageOf('browser'));

if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => keptResults.heard(key));

const listOf = (is: (entry: Kept) => boolean): External<readonly KeptResult[]> => {
  const found = () => keptResults.entries.get().flatMap((entry) => (is(entry) ? [entry.kept] : []));
  const list = external<readonly KeptResult[]>(found());
  keptResults.entries.subscribe(() => list.set(found()));
  return list;
};

/** What nobody has acknowledged yet. */
export const waitingResults = listOf(({ fate }) => fate.kind === 'waiting');

/** What stands on screen before what the server’s last view has: not acknowledged, or in no view that came. */
export const shownResults = listOf(({ fate }) => fate.kind !== 'refused');

/** With its reason, where it has one: the result then names it by its id. */
export function keptWith(kept: KeptResult, note: string): KeptResult {
  const command = withNote(kept.command, kept.id, note.trim());
  return isResult(command) && note.trim() !== '' ? { ...kept, command, note: note.trim() } : kept;
}

export const isResult = (command: { readonly kind: string }): command is SentResult =>
  command.kind === 'record' || command.kind === 'record-final';

export const keep = (kept: KeptResult): void => void keptResults.keep(kept);

/** Sends what waits here, one window at a time. */
export const deliver = delivering<KeptResult, Answer<Accepted>>(
  keptResults,
  {
    ask: ({ t, id, deviceAt, command, note }) => {
      const body = { id, deviceAt, command, ...(note && { note }) };
      // With its id it is sent again until an answer comes.
      return call('POST /api/tournaments/{t}/commands', { t, body }, { once: true });
    },
    // Whoever signs in next on this device sends what is kept here; what can't be saved now goes later.
    isLater: (problem) => isForStaff(problem) || isPassing(problem),
    since: ({ value }) => value.version,
  },
  alone,
);

async function alone(work: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('ronde.outbox', work) : work();
}

/**
 * A command whose decision has a reason in free words. The words travel beside it and never enter the log, which only
 * names the command that brought them (`id`).
 */
export function withNote<C extends SentCommand>(command: C, id: string, note: string): SentCommand {
  if (note === '') return command;
  if (command.kind === 'dispute' || command.kind === 'sanction') return { ...command, note: id };
  if (command.kind !== 'record' && command.kind !== 'record-final') return command;
  const { result } = command;
  // The scores of games, and a bare winner, have nothing to explain.
  return result.kind === 'games' || result.kind === 'decided'
    ? command
    : { ...command, result: { ...result, note: id } };
}
