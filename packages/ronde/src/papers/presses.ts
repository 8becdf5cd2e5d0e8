import type { Result } from '@ronde/engine';
import { GivenUp } from '../machine/one-task.ts';
import { type Child, startChild } from '../machine/start-child.ts';
import type { Making, MakingRefusal } from './make-paper.ts';
import type { Delivery, Order } from './press.ts';
import type { WrittenPaper } from './write-paper.ts';

/** How long one sheet may take from its own turn on, and how long a press is kept warm after the last one, in ms. */
const usualPatience = 60_000;
const warm = 120_000;
/** So many sheets wait at each press; whoever comes then is told to come back. */
const mostWaiting = 16;
/** Of the heap of a press. */
const megabytes = 768;

/** `paper-too-long`: not made in time; asked again it would not be either. `papers-busy`: too many wait. */
export type PressRefusal = MakingRefusal | { readonly code: 'paper-too-long' | 'papers-busy' };

export interface Presses {
  /**
   * Refused, or the sheet. `signal`: whoever asked is gone; rejects with `GivenUp`. `told`: how many sheets are before
   * it, each time that changes; 0: it is being made.
   */
  make(
    making: Making,
    signal?: AbortSignal,
    told?: (ahead: number) => void,
  ): Promise<Result<WrittenPaper, PressRefusal>>;
  close(): void;
}

/** `patience`: how long a sheet may take from its own turn on, in ms. */
interface PressLimits {
  readonly patience?: (making: Making) => number;
}

interface Waiting {
  readonly making: Making;
  readonly told: (ahead: number) => void;
  readonly done: (sheet: Result<WrittenPaper, PressRefusal>) => void;
  readonly failed: (error: Error) => void;
}

/**
 * The presses of a house, processes of their own: a hall of hundreds is served while its sheets are made, and what
 * brings a press down brings down that sheet alone. Three of them, each with its queue: a list of tables never waits
 * behind a large sheet, and visitors never hold back the desk.
 */
export function openPresses({ patience = () => usualPatience }: PressLimits = {}): Presses {
  const presses = { quick: onePress(patience), large: onePress(patience), visitors: onePress(patience) };
  return {
    make: (making, signal, told) => presses[pressFor(making)].make(making, signal, told),
    close() {
      for (const press of Object.values(presses)) press.close();
    },
  };
}

function pressFor(making: Making): 'quick' | 'large' | 'visitors' {
  if (making.kind === 'final-standings') return 'visitors';
  const people = making.source.tournament.players.length;
  const crossed = making.kind === 'paper' && making.wanted.paper === 'cross-table';
  return people > (crossed ? 60 : 200) ? 'large' : 'quick';
}

/** One process, one sheet at a time, the others in the order in which they came. */
function onePress(patience: (making: Making) => number): Presses {
  const queue: Waiting[] = [];
  let child: Child | null = null;
  let current: Waiting | null = null;
  let orders = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    child?.kill();
    child = null;
  };
  const tell = () => {
    current?.told(0);
    for (const [before, { told }] of queue.entries()) told(before + 1);
  };
  const settle = (how: (waiting: Waiting) => void) => {
    clearTimeout(late);
    const settled = current;
    current = null;
    if (settled) how(settled);
    next();
  };
  const start = (): Child => {
    const started = startChild('press', { megabytes });
    started.letGo();
    started.listen((said) => {
      const answer = said as Delivery;
      if (child !== started || answer.order !== orders) return;
      settle(({ done, failed }) => ('sheet' in answer ? done(answer.sheet) : failed(new Error(answer.fault))));
    });
    void started.gone.then((why) => {
      if (child !== started) return;
      child = null;
      // A heap that was full is a sheet that is too large.
      settle(({ done, failed }) =>
        why.burst ? done({ ok: false, refusal: { code: 'paper-too-large' } }) : failed(why),
      );
    });
    return started;
  };
  const next = () => {
    clearTimeout(idle);
    current = queue.shift() ?? null;
    if (!current) {
      // It holds no program back from ending, and ends itself after a while.
      idle = setTimeout(end, warm);
      idle.unref();
      return;
    }
    tell();
    child ??= start();
    child.send({ order: ++orders, making: current.making } satisfies Order);
    late = setTimeout(() => {
      end();
      settle(({ done }) => done({ ok: false, refusal: { code: 'paper-too-long' } }));
    }, patience(current.making));
    late.unref();
  };
  const giveUp = (waiting: Waiting) => {
    const place = queue.indexOf(waiting);
    if (place >= 0) {
      queue.splice(place, 1);
      tell();
    } else if (current === waiting) {
      end();
      settle(() => undefined);
    }
    waiting.failed(new GivenUp());
  };

  return {
    async make(making, signal, told = () => undefined) {
      if (signal?.aborted) throw new GivenUp();
      if (queue.length >= mostWaiting) return { ok: false, refusal: { code: 'papers-busy' } };
      let gone: (() => void) | undefined;
      try {
        return await new Promise<Result<WrittenPaper, PressRefusal>>((done, failed) => {
          const waiting: Waiting = { making, told, done, failed };
          gone = () => giveUp(waiting);
          signal?.addEventListener('abort', gone, { once: true });
          queue.push(waiting);
          if (current) told(queue.length);
          else next();
        });
      } finally {
        if (gone) signal?.removeEventListener('abort', gone);
      }
    },
    close() {
      for (const { failed } of queue.splice(0)) failed(new GivenUp());
      end();
      settle(({ failed }) => failed(new GivenUp()));
      clearTimeout(idle);
    },
  };
}
