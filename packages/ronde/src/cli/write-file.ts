import { open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { FileProblem } from '@ronde/language';

/**
 * Replaces a file's text all at once: whoever reads it, whenever the machine stops, finds the old text or the new
 * one. Refused: it no longer holds what was read, or the folder can't be written to. Null: done.
 */
export async function writeFile(file: string, before: string, after: string): Promise<FileProblem | null> {
  try {
    // A link stays a link: what it points to is replaced.
    const target = await realpath(file);
    if ((await readFile(target, 'utf8')) !== before) return { code: 'file-changed', path: '', file };
    await replace(target, after);
    return null;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
    return { code: 'file-unwritable', path: '', file, reason };
  }
}

async function replace(target: string, text: string): Promise<void> {
  const folder = path.dirname(target);
  const fresh = path.join(folder, `.${path.basename(target)}.${process.pid}.tmp`);
  const { mode } = await stat(target);
  try {
    const handle = await open(fresh, 'wx', mode);
    try {
      await handle.writeFile(text, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, target);
  } catch (error) {
    await unlink(fresh).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** The new name itself must reach the disk; systems that can't open a folder do it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  if (!handle) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}
