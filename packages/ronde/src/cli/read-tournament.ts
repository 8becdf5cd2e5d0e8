import { readFile, stat } from 'node:fs/promises';
import { largestFile, type ParsedFile, parseFile } from '@ronde/contract/file/index';
import { ok, type Result, refused } from '@ronde/engine';
import { type FileProblem, type Lang, type Names, namesOf } from '@ronde/language';
import * as z from 'zod';
import type { Refused } from './answer.ts';
import { fileRefused } from './file-refused.ts';
import type { Io } from './io.ts';

// One file is read and the program ends: compiling a fast reader would take longer than it saves.
z.config({ jitless: true });

/** A file that was read, with its text as its author wrote it. */
export interface ReadFile extends ParsedFile {
  readonly text: string;
  readonly names: Names;
}

/** Reads a tournament file, `-` being standard input. Refused with every problem at once. */
export async function readTournament(file: string, io: Io, lang: Lang): Promise<Result<ReadFile, readonly Refused[]>> {
  const bytes = await readBytes(file, io);
  if (!bytes.ok) return refused([fileRefused(bytes.refusal, lang)]);
  const text = decoded(bytes.value);
  if (text === null) return refused([fileRefused({ code: 'not-utf8', path: '' }, lang)]);
  const parsed = parseFile(text);
  if (!parsed.ok) return refused(parsed.refusal.map((problem) => fileRefused(problem, lang)));
  const { people, tournament } = parsed.value;
  return ok({ ...parsed.value, text, names: namesOf(people, tournament.players) });
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
