import { connection, reached, unreachable } from './connection.ts';
import { health } from './exchange.ts';
import { external } from './external.ts';
import { readText, writeText } from './storage.ts';

/**
 * The server answers, and this script does not come: it is an older version's, or the browser remembers that it once
 * failed (Chromium asks for an address once). Only a page loaded anew has it.
 */
export class ScriptLost extends Error {}

const askEvery = 1000;

/** Loads a script. While the server is away it is waited for, and nothing is asked that would be remembered as failed. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failed = false; ; ) {
    if (connection.get().kind === 'cut') await untilAnswered();
    try {
      return await load();
    } catch (cause) {
      if (!(await answers())) unreachable();
      else if (failed) throw new ScriptLost('A script does not come.', { cause });
      else failed = true;
    }
  }
}

async function untilAnswered(): Promise<void> {
  while (!(await answers())) await pause();
  reached();
}

const answers = async (): Promise<boolean> => (await health()) === 'there';

const hurried = external(0);

/** Asks at once, for whoever does not want to wait for the next time. */
export function askNow(): void {
  hurried.set(hurried.get() + 1);
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(go, askEvery);
    const leave = hurried.subscribe(go);
  });
}

const key = 'ronde.reloaded';
const aMinute = 60_000;

/** Whether this page was itself loaded by `reloadOnce`. */
const again = taken();

function taken(): boolean {
  const was = readText(key, 'tab') !== null;
  return !writeText(key, null, 'tab') || was;
}

/**
 * Loads the page anew, once the server answers. False where that was just done, or where it could not be remembered:
 * a page that fails each time must not go round.
 */
export async function reloadOnce(): Promise<boolean> {
  if (again && performance.now() < aMinute) return false;
  if (!writeText(key, '', 'tab')) return false;
  await untilAnswered();
  while (performance.now() - left < leaving) await pause();
  location.reload();
  return true;
}

/** When somebody last began to leave: loading the page anew would call them back from where they are going. */
let left = Number.NEGATIVE_INFINITY;
const leaving = 10_000;
if (typeof document !== 'undefined')
  addEventListener('beforeunload', () => {
    left = performance.now();
  });
