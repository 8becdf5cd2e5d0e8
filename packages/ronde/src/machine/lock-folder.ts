import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds the folder. `started`: when that process started, where the system says so. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
  /** Where it answers this computer, once it does. */
  readonly address?: string;
}

/** Another Ronde works on this folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  /** Where that one answers this computer; undefined: it does not yet, or is no server. */
  readonly address: string | undefined;
  constructor(pid: number, address?: string) {
    super(`Process ${pid} uses this folder`);
    this.name = 'FolderInUse';
    this.pid = pid;
    this.address = address;
  }
}

const lockFile = 'ronde.lock';

/**
 * Takes the folder for this process; answers with what gives it back. Throws `FolderInUse` while another process that
 * lives has it. A lock left by a power cut belongs to nobody: its process is gone, or its number is another's now.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, lockFile);
  const mine = `${lock}.${process.pid}`;
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(mine, JSON.stringify(holder));
  try {
    take(mine, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (read(lock)?.pid === process.pid) rmSync(lock, { force: true });
  };
}

/** Says beside the lock, which this process has, where it answers: whoever starts a second one finds the first. */
export function answersAt(folder: string, address: string): void {
  const lock = join(folder, lockFile);
  const holder = read(lock);
  if (holder?.pid !== process.pid) return;
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ ...holder, address }));
  renameSync(mine, lock);
}

function take(mine: string, lock: string): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (placed(mine, lock)) return;
    const holder = read(lock);
    if (holder && lives(holder)) throw new FolderInUse(holder.pid, holder.address);
    putAside(lock, `${mine}.left`);
  }
  throw new FolderInUse(read(lock)?.pid ?? 0);
}

/**
 * A link appears whole or not at all, and never over another one: of two programs that start, one has it. A disk
 * without links (a memory stick) gets a file that must be new.
 */
function placed(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
  }
  try {
    writeFileSync(lock, readFileSync(mine), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Moves a dead lock away, and back should it have become a living one in between. */
function putAside(lock: string, aside: string): void {
  try {
    renameSync(lock, aside);
    const holder = read(aside);
    if (holder && lives(holder)) linkSync(aside, lock);
  } catch {
    // Somebody else was faster: the next attempt sees what is there.
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string): Holder | null {
  try {
    const { pid, started, address } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    if (!Number.isInteger(pid) || typeof pid !== 'number') return null;
    return { pid, started: started ?? null, ...(typeof address === 'string' && { address }) };
  } catch {
    return null;
  }
}

function lives({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    if (!isCode(error, 'EPERM')) return false;
  }
  const now = startOf(pid);
  return !isZombie(pid) && (started === null || now === null || started === now);
}

/** Ended, and kept in the list only until who started it has looked: it holds nothing any more. */
const isZombie = (pid: number): boolean => statOf(pid)?.[0] === 'Z';

/** On Linux, when a process started: after a restart of the computer its number may be another's. Null elsewhere. */
function startOf(pid: number): string | null {
  const ticks = statOf(pid)?.[19];
  const boot = contentOf('/proc/sys/kernel/random/boot_id')?.trim();
  return ticks && boot ? `${boot} ${ticks}` : null;
}

/** What Linux says of a process, after its name: its state first. Null elsewhere. */
const statOf = (pid: number): readonly string[] | null =>
  contentOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? null;

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
