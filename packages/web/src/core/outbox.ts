import type { ProblemAnswer } from './exchange.ts';
import { type External, external } from './external.ts';

/**
 * What became of it. `accepted`: the server has it since this version, which the screen may not show yet. `refused`: it
 * waits on screen until somebody decides; `contest`: the decision that put it beside what stands.
 */
export type Fate =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'refused'; readonly problem: ProblemAnswer; readonly contest?: number };

export interface OutboxEntry<K> {
  readonly kept: K;
  /** Grows with each that is kept, so that they are sent oldest first. */
  readonly order: number;
  readonly fate: Fate;
}

/** Where a browser keeps what waits. What throws or rejects is kept by the page alone, for as long as it is open. */
export interface OutboxStore<K> {
  all(): readonly OutboxEntry<K>[] | Promise<readonly OutboxEntry<K>[]>;
  /** As it stands there now: another window may have turned it. Missing: nobody else does. */
  now?(id: string): OutboxEntry<K> | null;
  write(entry: OutboxEntry<K>): void | Promise<void>;
  remove(id: string): void | Promise<void>;
}

/**
 * What was typed in this browser and is not done with, an entry of its store each: windows that are cut off never write
 * over each other's. Only the server's acceptance, once it is on screen, or somebody's choice after a refusal takes an
 * entry away.
 */
export interface Outbox<K> {
  /** In the order in which they were typed. */
  readonly entries: External<readonly OutboxEntry<K>[]>;
  /** Resolves once it is in its store. */
  keep(kept: K): Promise<void>;
  /** The oldest that no window has sent yet. */
  nextToSend(): K | undefined;
  turn(id: string, fate: Fate): void;
  /** Somebody has decided, or nothing is left to decide. */
  settle(id: string): void;
  /** A view of this version is on screen: what was accepted up to it is seen in it. */
  seen(isOf: (kept: K) => boolean, version: number): void;
  /** Another window changed this entry; null: all are gone. News may be older than the store. */
  heard(id: string | null): void;
  /** Resolves once those that were kept before are here. */
  readonly ready: Promise<void> | undefined;
}

export function outboxOn<K extends { readonly id: string }>(store: OutboxStore<K>): Outbox<K> {
  const stored = store.all();
  const entries = external<readonly OutboxEntry<K>[]>(stored instanceof Promise ? [] : [...stored].sort(byOrder));
  const ready =
    stored instanceof Promise
      ? stored.then((before) => entries.set([...before, ...entries.get()].sort(byOrder))).catch(() => undefined)
      : undefined;
  // What the store could not take.
  const unstored = new Set<string>();
  const find = (id: string) => entries.get().find(({ kept }) => kept.id === id);
  const show = (id: string, entry: OutboxEntry<K> | null) => {
    const others = entries.get().filter(({ kept }) => kept.id !== id);
    entries.set(entry ? [...others, entry].sort(byOrder) : others);
  };
  const write = (entry: OutboxEntry<K>): Promise<void> => {
    const { id } = entry.kept;
    show(id, entry);
    unstored.delete(id);
    return done(
      () => store.write(entry),
      () => unstored.add(id),
    );
  };
  const settle = (id: string) => {
    show(id, null);
    unstored.delete(id);
    void done(
      () => store.remove(id),
      () => undefined,
    );
  };
  return {
    entries,
    ready,
    keep(kept) {
      const order = Math.max(0, ...entries.get().map((entry) => entry.order)) + 1;
      return write({ kept, order, fate: { kind: 'waiting' } });
    },
    nextToSend() {
      // Another window may have sent one already, and its news be on their way here.
      const waits = ({ kept: { id }, fate }: OutboxEntry<K>) =>
        fate.kind === 'waiting' && (unstored.has(id) || !store.now || store.now(id)?.fate.kind === 'waiting');
      return entries.get().find(waits)?.kept;
    },
    turn(id, fate) {
      const entry = find(id);
      if (entry) void write({ ...entry, fate });
    },
    settle,
    seen(isOf, version) {
      for (const { kept, fate } of entries.get())
        if (isOf(kept) && fate.kind === 'accepted' && fate.version <= version) settle(kept.id);
    },
    heard(id) {
      if (id === null) return entries.set(entries.get().filter(({ kept }) => unstored.has(kept.id)));
      const entry = store.now?.(id) ?? null;
      // The window that took it away shows it in its view; this one's may be older.
      if (entry || find(id)?.fate.kind !== 'accepted') show(id, entry);
    },
  };
}

const byOrder = <K extends { readonly id: string }>(a: OutboxEntry<K>, b: OutboxEntry<K>): number =>
  a.order - b.order || (a.kept.id < b.kept.id ? -1 : 1);

/** Begins at once: a store that needs no time has it when this returns. */
async function done(act: () => void | Promise<void>, failed: () => void): Promise<void> {
  try {
    await act();
  } catch {
    failed();
  }
}

type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: ProblemAnswer }
  | { readonly kind: 'unreachable' | 'unheard' | 'same' };

interface Sending<K, A> {
  readonly ask: (kept: K) => Promise<A>;
  /** It can't be taken now, and may be later. */
  readonly isLater: (problem: ProblemAnswer) => boolean;
  /** From which version on a view holds what was accepted; missing: the answer itself shows it. */
  readonly since?: (answer: Extract<A, { kind: 'done' }>) => number;
}

/** Sends what waits. `delivered` hears each answer; what nobody has answered, or can't take now, waits with its id. */
export function delivering<K extends { readonly id: string }, A extends Answer>(
  outbox: Pick<Outbox<K>, 'ready' | 'nextToSend' | 'turn' | 'settle'>,
  { ask, isLater, since }: Sending<K, A>,
  alone?: Alone,
): (delivered: (kept: K, answer: A) => void) => Promise<void> {
  const send = async (kept: K, delivered: (kept: K, answer: A) => void): Promise<'sent' | 'later'> => {
    const answer = await ask(kept);
    const problem = answer.kind === 'refused' ? answer.problem : null;
    if (problem ? isLater(problem) : answer.kind !== 'done') return 'later';
    // The same value is there already, from elsewhere: nothing is left to decide.
    const refused = problem !== null && problem.code !== 'same-result';
    const version = answer.kind === 'done' && since ? since(answer as Extract<A, { kind: 'done' }>) : null;
    if (refused) outbox.turn(kept.id, { kind: 'refused', problem });
    else if (version !== null) outbox.turn(kept.id, { kind: 'accepted', version });
    delivered(kept, answer);
    if (!refused && version === null) outbox.settle(kept.id);
    return 'sent';
  };
  const next = async () => {
    await outbox.ready;
    return outbox.nextToSend();
  };
  return delivery({ next, send }, alone);
}

type Alone = (work: () => Promise<void>) => Promise<void>;

/** What is kept until it is sent. */
interface Queue<Kept, Told> {
  /** The oldest that waits. */
  next(): Promise<Kept | undefined> | Kept | undefined;
  /** `later`: nobody answers, or the server can't take it now. */
  send(kept: Kept, told: Told): Promise<'sent' | 'later'>;
}

/**
 * Sends what waits, oldest first, until nothing does or it has to wait on. One run at a time; `alone`: among all
 * windows too. Where the browser can't hold them apart, the ids make a second sending harmless.
 */
export function delivery<Kept, Told>(
  { next, send }: Queue<Kept, Told>,
  alone: Alone = (work) => work(),
): (told: Told) => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async (told: Told) => {
    for (let kept = await next(); kept; kept = await next()) if ((await send(kept, told)) === 'later') return;
  };
  return (told) => {
    running ??= alone(() => run(told)).finally(() => {
      running = undefined;
    });
    return running;
  };
}
