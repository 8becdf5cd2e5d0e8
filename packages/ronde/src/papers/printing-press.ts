import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Paper } from '@ronde/documents';
import type { Delivery, Order } from './press.ts';

/** How long one sheet may take from its own turn on, and how long the press is kept warm after the last one, in ms. */
const patience = 60_000;
const warm = 120_000;

/** So many pages that they were not set in time: asked again they would not be either. */
export class TooLongToSet extends Error {}

interface Waiting {
  readonly done: (pdf: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

interface Press {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
}

let press: Press | null = null;
let orders = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/** The sheet that is being set: the others wait here for their turn, so that one which fails takes no other with it. */
let before: Promise<unknown> = Promise.resolve();

/**
 * A paper as a PDF, set in a process of its own, which is kept for the next one: a hall of hundreds is served while
 * its sheets are set, and what brings the press down brings down that sheet alone.
 */
export const printed = (paper: Paper): Promise<Uint8Array> => printedWithin(paper, patience);

/** The same, given up after `most` ms. */
export function printedWithin(paper: Paper, most: number): Promise<Uint8Array> {
  const pdf = before.then(() => set(paper, most));
  before = pdf.catch(() => undefined);
  return pdf;
}

function set(paper: Paper, most: number): Promise<Uint8Array> {
  const { child, waiting } = running();
  const order = ++orders;
  clearTimeout(idle);
  return new Promise<Uint8Array>((done, failed) => {
    const late = setTimeout(() => {
      if (press?.child === child) press = null;
      waiting.get(order)?.failed(new TooLongToSet());
      child.kill('SIGKILL');
    }, most);
    late.unref();
    const settled = () => {
      clearTimeout(late);
      waiting.delete(order);
      if (waiting.size === 0) rest(child);
    };
    waiting.set(order, {
      done: (pdf) => {
        settled();
        done(pdf);
      },
      failed: (error) => {
        settled();
        failed(error);
      },
    });
    child.send({ order, paper } satisfies Order, (error) => {
      if (error) waiting.get(order)?.failed(error);
    });
  });
}

/** Nothing is asked for: the press holds no program back from ending, and ends itself after a while. */
function rest(child: ChildProcess): void {
  idle = setTimeout(() => {
    // Whoever comes from now on gets another one.
    if (press?.child === child) press = null;
    child.kill();
  }, warm);
  idle.unref();
}

function running(): Press {
  if (press) return press;
  // From sources in development, from the bundle beside this one otherwise.
  const source = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(source ? './press.ts' : './press.js', import.meta.url));
  const child = fork(entry, { execArgv: source ? ['--import', 'tsx'] : [], serialization: 'advanced' });
  const started: Press = { child, waiting: new Map() };
  child.on('message', (answer: Delivery) => {
    const asked = started.waiting.get(answer.order);
    if ('pdf' in answer) asked?.done(answer.pdf);
    else asked?.failed(new Error(answer.fault));
  });
  const gone = (why: Error): void => {
    if (press === started) press = null;
    for (const asked of [...started.waiting.values()]) asked.failed(why);
  };
  child.once('error', gone);
  child.once('exit', (code, signal) => gone(new Error(`The press ended with ${code ?? signal}`)));
  child.unref();
  child.channel?.unref();
  press = started;
  return started;
}
