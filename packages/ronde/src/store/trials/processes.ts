import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeskWork, Line } from './work.ts';

export type Desks = Saying<Line>;

export interface Saying<L> {
  /** What it has said so far. */
  readonly lines: readonly L[];
  /** Once it has said this many lines. Rejects when it ends before. */
  said(count: number): Promise<void>;
  kill(): Promise<void>;
  /** Once it has done its work. Rejects with what went wrong. */
  done(): Promise<void>;
}

/** A process of desks, which has opened the data. */
export const startDesks = (work: DeskWork): Promise<Desks> => startSaying<Line>(beside('desk-program'), work);

/** A process that says a line of JSON with each thing that it has done, beginning with one when it is ready. */
export async function startSaying<L>(program: URL, work: object): Promise<Saying<L>> {
  const child = run(program, JSON.stringify(work));
  const lines: L[] = [];
  let rest = '';
  let complaint = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    const all = (rest + String(bytes)).split('\n');
    rest = all.pop() ?? '';
    lines.push(...all.map((line) => JSON.parse(line) as L));
  });
  child.stderr?.on('data', (bytes: Buffer) => (complaint += String(bytes)));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const desks: Saying<L> = {
    lines,
    async said(count) {
      while (lines.length < count) {
        // Killed from outside, as by a machine without memory, it has no exit code: waiting on would never end.
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The desks ended: ${complaint}`);
        await Promise.race([once(child.stdout ?? child, 'data'), closed]);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async done() {
      const [code] = await closed;
      if (code !== 0) throw new Error(`The desks ended with ${code}: ${complaint}`);
    },
  };
  await desks.said(1);
  return desks;
}

/** A process that takes the write lock of this SQLite file at random moments; answers with what ends it. */
export function startLocking(file: string): () => Promise<void> {
  const child = run(beside('lock-program'), file);
  return async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  };
}

const beside = (name: 'desk-program' | 'lock-program'): URL => new URL(`./${name}.ts`, import.meta.url);

/** By source. */
const bundled = new Map<string, string>();

function run(program: URL, argument: string): ChildProcess {
  const file = bundled.get(program.href) ?? bundle(program);
  bundled.set(program.href, file);
  return spawn(process.execPath, [file, argument], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** One file, among the packages where it finds its own: it starts ten times faster than from the sources. */
function bundle(program: URL): string {
  const { resolve } = createRequire(import.meta.url);
  const packages = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
  const source = fileURLToPath(program);
  const file = join(packages, '.ronde-trials', `${parse(source).name}-${process.pid}.mjs`);
  const external = ['pg', '@photostructure/sqlite'].map((name) => `--external:${name}`);
  const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${file}`, ...external];
  execFileSync(process.execPath, [resolve('esbuild/bin/esbuild'), source, ...options, '--log-level=warning']);
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}
