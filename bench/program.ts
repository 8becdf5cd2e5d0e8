// The program as `npm start` runs it, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** The bundles of the program: what serves, and the folder of the pages. */
export interface Bundles {
  readonly server: string;
  readonly web: string;
}

export interface Program {
  readonly port: number;
  readonly pid: number;
  /** Ms from the start of the process to its first answer. */
  readonly firstAnswer: number;
  /** The one-time link of a first start; null: there are accounts. */
  readonly link: string | null;
  stop(): Promise<void>;
}

/** `database`: a PostgreSQL instead of the file in `folder`. */
export async function startProgram({ server, web }: Bundles, folder: string, database?: string): Promise<Program> {
  const more = database === undefined ? [] : ['--database', database];
  const begin = performance.now();
  const child = spawn(process.execPath, [server, '--port', '0', '--data', folder, '--web', web, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await announced(child);
  const port = Number(/http:\/\/localhost:(\d+)/.exec(printed)?.[1]);
  const answer = await fetch(`http://localhost:${port}/api/session`);
  await answer.text();
  const firstAnswer = performance.now() - begin;
  const link = /http:\/\/\S+\/connexion\/premier\/[\w-]+/.exec(printed)?.[0] ?? null;
  return { port, pid: child.pid ?? 0, firstAnswer, link, stop: () => stopped(child) };
}

/** Ms of processor time that a process has had, in steps of ten; where the system has no /proc, none is known. */
export function cpuOf(pid: number): number {
  try {
    // After the name, which may hold anything but a closing bracket's last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** All that it has printed once it has said where it is, in one piece. */
function announced(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (bytes: Buffer) => {
      printed += String(bytes);
      if (/http:\/\/localhost:\d+/.test(printed)) resolve(printed);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}: ${printed}`)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
