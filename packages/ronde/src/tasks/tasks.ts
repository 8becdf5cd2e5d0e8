import type { Task, TaskStep } from '@ronde/contract/http/tasks';

/** So many long acts at once of one person, and in all; so many that have ended are kept of one person. */
const mostOwn = 4;
const mostInAll = 32;
const mostEnded = 8;
/** An answer is kept for whoever comes back, in ms. */
const kept = 600_000;
/** What nobody has asked about for so long, and would write nothing, is given up. */
const unheard = 30_000;
const sweepEvery = 5000;

interface Progress {
  readonly step: TaskStep;
  readonly share?: number;
  readonly ahead?: number;
}

/** What a long act is given: whether it is still wanted, and whom to tell how far it is. */
export interface Work {
  readonly signal: AbortSignal;
  tell(progress: Progress): void;
  /** From here on it is not cancelled; rejects where it was. */
  beyondCancel(): void;
}

/** `reads`: it writes nothing, and whoever has gone wants it no more. */
interface AskedTask {
  readonly by: string;
  readonly about: string;
  readonly reads: boolean;
}

/** A long act of somebody. `Answer`: what is worded once somebody takes it. */
export interface Running<Answer> {
  readonly id: string;
  /** Never rejects. */
  readonly ended: Promise<Answer>;
}

/** How an act ends that gave no answer of its own. */
export type Unanswered = { readonly kind: 'cancelled' } | { readonly kind: 'failed'; readonly error: unknown };

export interface Tasks<Answer> {
  /** How long an answer is waited for before the act becomes a task of its own, in ms. */
  readonly patience: number;
  /** Null: so many run already that this one is not followed. */
  start(asked: AskedTask, run: (work: Work) => Promise<Answer>): Running<Answer | Unanswered> | null;
  find(id: string): { readonly by: string; readonly view: Task; readonly answer: Answer | Unanswered | null } | null;
  /** Somebody's own, the newest last. */
  of(by: string): readonly Task[];
  /** Cancels what runs, forgets what has ended. False: it is being written. */
  drop(id: string): boolean;
  close(): void;
}

interface Entry<Answer> extends AskedTask {
  readonly id: string;
  readonly cancel: AbortController;
  progress: Progress;
  beyond: boolean;
  answer: Answer | Unanswered | null;
  /** When it was last asked about; once it has ended, when that was. */
  at: number;
}

interface Around {
  readonly newId: () => string;
  /** Ms by a clock that nobody sets. */
  readonly ticks: () => number;
  readonly patience?: number;
}

/**
 * The long acts of this process, in its memory: what they write is in the database, under an id where it matters, and
 * whoever finds no task any more (after a restart, or in another process) asks the same again.
 */
export function openTasks<Answer>({ newId, ticks, patience = 1000 }: Around): Tasks<Answer> {
  const all = new Map<string, Entry<Answer>>();
  const running = () => [...all.values()].filter(({ answer }) => answer === null);
  const sweep = () => {
    for (const { id, answer, at, reads, cancel } of all.values()) {
      if (answer !== null && ticks() - at > kept) all.delete(id);
      if (answer === null && reads && ticks() - at > unheard) cancel.abort();
    }
  };
  const timer = setInterval(sweep, sweepEvery);
  timer.unref();

  return {
    patience,
    start(asked, run) {
      const now = running();
      const own = now.filter(({ by }) => by === asked.by);
      if (now.length >= mostInAll || own.length >= mostOwn) return null;
      const first = { progress: { step: 'reading' }, beyond: false, answer: null, at: ticks() } as const;
      const entry: Entry<Answer> = { ...asked, ...first, id: newId(), cancel: new AbortController() };
      all.set(entry.id, entry);
      const ended = endOf(run(workOf(entry)), entry.cancel.signal).then((answer) => {
        Object.assign(entry, { answer, at: ticks() });
        forgetOldest(all, asked.by);
        return answer;
      });
      return { id: entry.id, ended };
    },
    find(id) {
      const entry = all.get(id);
      if (!entry) return null;
      if (entry.answer === null) entry.at = ticks();
      return { by: entry.by, view: viewOf(entry), answer: entry.answer };
    },
    of: (by) => [...all.values()].filter((entry) => entry.by === by).map(viewOf),
    drop(id) {
      const entry = all.get(id);
      if (entry?.answer === null && entry.beyond) return false;
      if (entry?.answer === null) entry.cancel.abort();
      else all.delete(id);
      return true;
    },
    close() {
      clearInterval(timer);
      for (const { reads, cancel } of running()) if (reads) cancel.abort();
    },
  };
}

function workOf<Answer>(entry: Entry<Answer>): Work {
  const { signal } = entry.cancel;
  return {
    signal,
    tell: (progress) => {
      entry.progress = progress;
    },
    beyondCancel: () => {
      signal.throwIfAborted();
      entry.beyond = true;
    },
  };
}

async function endOf<Answer>(run: Promise<Answer>, signal: AbortSignal): Promise<Answer | Unanswered> {
  try {
    return await run;
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
  }
}

function forgetOldest<Answer>(all: Map<string, Entry<Answer>>, by: string): void {
  const ended = [...all.values()].filter((entry) => entry.by === by && entry.answer !== null);
  const oldest = ended.sort((a, b) => a.at - b.at).slice(0, Math.max(0, ended.length - mostEnded));
  for (const { id } of oldest) all.delete(id);
}

function viewOf<Answer>({ id, about, progress, beyond, answer }: Entry<Answer>): Task {
  const state = answer === null ? 'running' : 'ended';
  return { id, about, state, ...progress, cancellable: answer === null && !beyond };
}
