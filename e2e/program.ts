// The program as its user starts it: the bundle of `npm start`, in a process of its own, on a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverBundle, webFolder } from '../scripts/build.mjs';

export interface Program {
  readonly address: string;
  /** The one-time link of the first account, printed while there is none. */
  readonly link: string | null;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the program and resolves when it says its address. `port` 0: any free one. `more`: options of its own; `env`: variables. */
export async function startProgram(
  data: string,
  port = 0,
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  // What it makes by itself has French names, whatever the terminal speaks.
  const own = ['--data', data, '--port', String(port), '--web', webFolder, '--lang', 'fr'];
  const args = [serverBundle, ...own, ...more];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { ...(await said(child)), kill: () => killed(child) };
}

/** What it prints until it says how to stop it. */
async function said(child: ChildProcess): Promise<Pick<Program, 'address' | 'link'>> {
  if (!child.stdout) throw new Error('The program has no output.');
  let printed = '';
  for await (const line of createInterface({ input: child.stdout })) {
    printed += `${line}\n`;
    if (!line.startsWith('Ctrl C')) continue;
    child.stdout.resume();
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address) return { address, link: /\S+\/connexion\/premier\/\S+/.exec(printed)?.[0] ?? null };
  }
  throw new Error('The program ended without saying its address.');
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
