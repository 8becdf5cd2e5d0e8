import type { SentCommand } from '@ronde/contract/http/command';
import { type External, external } from './external.ts';
import type { Problem } from './http.ts';

/** Of a round, or of the final. */
export type ResultCommand = Extract<SentCommand, { kind: 'record' } | { kind: 'record-final' }>;

/** A result typed here. Its id makes a second sending harmless. */
export interface KeptResult {
  readonly t: string;
  readonly id: string;
  readonly deviceAt: string;
  readonly command: ResultCommand;
  /** Why, in free words; the result names it by `id`. */
  readonly note?: string;
}

/**
 * What became of it. `accepted`: the server has it since this version, which the screen may not show yet. `refused`: it
 * waits on screen until somebody decides; `contest`: the decision that put it beside what stands.
 */
export type Fate =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly contest?: number };

export interface Entry {
  readonly kept: KeptResult;
  /** Grows with each that is kept, so that they are sent oldest first. */
  readonly order: number;
  readonly fate: Fate;
}

/** What windows of one browser share. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The results typed in this browser that are not done with, one entry of the shelf each: two windows that are cut off
 * never write over each other's. Only the server's acceptance, once it is on screen, or somebody's choice after a
 * refusal takes an entry away.
 */
export interface KeptResults {
  /** In the order in which they were typed. */
  readonly entries: External<readonly Entry[]>;
  keep(kept: KeptResult): void;
  /** The oldest that no window has sent yet. */
  nextToSend(): KeptResult | undefined;
  turn(id: string, fate: Fate): void;
  /** Somebody has decided, or nothing is left to decide. */
  settle(id: string): void;
  /** A view of this version is on screen: what was accepted up to it is seen in it. */
  seen(t: string, version: number): void;
  /** Another window changed an entry of the shelf; key null: it was emptied. News may be older than the shelf. */
  heard(key: string | null): void;
}

const prefix = 'ronde.outbox.';
/** Where one list of all of them stood before. */
const formerKey = 'ronde.outbox';

export function keptResultsOn(shelf: Shelf | null): KeptResults {
  const entries = external<readonly Entry[]>(shelf ? onShelf(shelf) : []);
  // What the shelf could not take is kept as long as the page stays open.
  const unshelved = new Set<string>();
  const show = (id: string, entry: Entry | null) => {
    const others = entries.get().filter(({ kept }) => kept.id !== id);
    entries.set(entry ? [...others, entry].sort(byOrder) : others);
  };
  const write = (entry: Entry) => {
    const { id } = entry.kept;
    show(id, entry);
    try {
      if (!shelf) throw new Error('No shelf');
      shelf.setItem(prefix + id, JSON.stringify(entry));
      unshelved.delete(id);
    } catch {
      unshelved.add(id);
    }
  };
  const settle = (id: string) => {
    show(id, null);
    unshelved.delete(id);
    shelf?.removeItem(prefix + id);
  };
  const find = (id: string) => entries.get().find(({ kept }) => kept.id === id);
  return {
    entries,
    keep(kept) {
      const order = Math.max(0, ...entries.get().map((entry) => entry.order)) + 1;
      write({ kept, order, fate: { kind: 'waiting' } });
    },
    nextToSend() {
      // Another window may have sent one already, and its news be on their way here.
      const waits = ({ kept, fate }: Entry) =>
        fate.kind === 'waiting' &&
        (unshelved.has(kept.id) || entryAt(shelf, prefix + kept.id)?.fate.kind === 'waiting');
      return entries.get().find(waits)?.kept;
    },
    turn(id, fate) {
      const entry = find(id);
      if (entry) write({ ...entry, fate });
    },
    settle,
    seen(t, version) {
      for (const { kept, fate } of entries.get())
        if (kept.t === t && fate.kind === 'accepted' && fate.version <= version) settle(kept.id);
    },
    heard(key) {
      if (key === null) return entries.set(entries.get().filter(({ kept }) => unshelved.has(kept.id)));
      if (!key.startsWith(prefix)) return;
      const id = key.slice(prefix.length);
      const entry = entryAt(shelf, key);
      // The window that took it away shows it in its view; this one's may be older.
      if (entry || find(id)?.fate.kind !== 'accepted') show(id, entry);
    },
  };
}

const byOrder = (a: Entry, b: Entry): number => a.order - b.order || (a.kept.id < b.kept.id ? -1 : 1);

function onShelf(shelf: Shelf): readonly Entry[] {
  moveFormer(shelf);
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => entryAt(shelf, key) ?? [])
    .sort(byOrder);
}

/** An earlier program kept one list of them all. */
function moveFormer(shelf: Shelf): void {
  const former = shelf.getItem(formerKey);
  if (former === null) return;
  try {
    (JSON.parse(former) as readonly KeptResult[]).forEach((kept, order) => {
      shelf.setItem(prefix + kept.id, JSON.stringify({ kept, order, fate: { kind: 'waiting' } } satisfies Entry));
    });
    shelf.removeItem(formerKey);
  } catch {
    // It stays for a program that can read it.
  }
}

function entryAt(shelf: Shelf | null, key: string): Entry | null {
  const text = shelf?.getItem(key);
  return typeof text === 'string' ? read(text) : null;
}

function read(text: string): Entry | null {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return null;
  }
}
