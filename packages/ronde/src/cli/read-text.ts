import { readFile, stat } from 'node:fs/promises';
import { largestFile } from '@ronde/contract/file/index';
import { ok, type Result, refused } from '@ronde/engine';
import type { FileProblem } from '@ronde/language';
import type { Io } from './io.ts';

/** The text of a file as its author wrote it, `-` being standard input. */
export async function readText(file: string, io: Io): Promise<Result<string, FileProblem>> {
  const bytes = await readBytes(file, io);
  if (!bytes.ok) return bytes;
  const text = decoded(bytes.value);
  return text === null ? refused({ code: 'not-utf8', path: '' }) : ok(text);
}

async function readBytes(file: string, io: Io): Promise<Result<Uint8Array, FileProblem>> {
  try {
    if (file === '-') return within(await io.stdin());
    const { size } = await stat(file);
    if (size > largestFile) return refused({ code: 'too-large', path: '', limit: largestFile });
    return within(await readFile(file));
  } catch (error) {
    return refused(unreadable(file, error));
  }
}

/** A pipe has no size before it is read. */
function within(bytes: Uint8Array): Result<Uint8Array, FileProblem> {
  return bytes.length > largestFile ? refused({ code: 'too-large', path: '', limit: largestFile }) : ok(bytes);
}

function unreadable(file: string, error: unknown): FileProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
  if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'file-missing', path: '', file };
  if (code === 'EISDIR') return { code: 'file-directory', path: '', file };
  return { code: 'file-unreadable', path: '', file, reason: code };
}

/** Null: not UTF-8. A byte-order mark is kept: the text is that of the file. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
