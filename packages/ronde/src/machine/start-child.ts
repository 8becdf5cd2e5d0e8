import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Each program that runs beside the one that serves: its name among the bundles. */
const programs = {
  copies: 'child.js',
  import: 'import.js',
  press: 'press.js',
  workbook: 'workbook.js',
} as const;

export type ProgramName = keyof typeof programs;

export interface ChildLimits {
  /** Of its heap: a process that wants more ends, alone. */
  readonly megabytes?: number;
}

export interface Child {
  send(message: object): void;
  listen(hear: (message: unknown) => void): void;
  /** Resolves once, when it has ended or could not be started: why. Never rejects. */
  readonly gone: Promise<ChildGone>;
  kill(): void;
  /** From now on it holds no program back from ending. */
  letGo(): void;
}

/** Why a process is there no more. */
export class ChildGone extends Error {
  /** It ended by itself, most often because its heap was full; false: it could not be started, or was told to end. */
  readonly burst: boolean;
  constructor(message: string, burst: boolean) {
    super(message);
    this.burst = burst;
  }
}

/**
 * Starts a program beside this one, the only place that does. A process that cannot be started (no descriptor, no
 * memory, too many processes) is `gone`: it says so as often as something is sent to it, and each of these errors is
 * heard, since one that nobody hears ends the program that serves.
 */
export function startChild(name: ProgramName, { megabytes }: ChildLimits = {}): Child {
  // The bundle beside this one; a program that runs from its sources takes the one that was built.
  const bundles = import.meta.url.endsWith('.ts') ? '../../dist/server/' : './';
  const entry = fileURLToPath(new URL(bundles + programs[name], import.meta.url));
  const execArgv = megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`];
  try {
    return heard(fork(entry, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }));
  } catch (error) {
    // Where memory is short, Node throws instead of telling later.
    return neverStarted(error instanceof Error ? error.message : String(error));
  }
}

function heard(child: ChildProcess): Child {
  let told = false;
  const gone = new Promise<ChildGone>((resolve) => {
    child.on('error', (error) => resolve(new ChildGone(error.message, false)));
    child.once('exit', (code, signal) => resolve(new ChildGone(`ended with ${code ?? signal}`, !told)));
  });
  return {
    gone,
    send: (message) => void child.send(message, () => undefined),
    listen: (hear) => void child.on('message', hear),
    kill() {
      told = true;
      child.kill('SIGKILL');
    },
    letGo() {
      child.unref();
      child.channel?.unref();
    },
  };
}

const neverStarted = (why: string): Child => ({
  gone: Promise.resolve(new ChildGone(why, false)),
  send: () => undefined,
  listen: () => undefined,
  kill: () => undefined,
  letGo: () => undefined,
});
