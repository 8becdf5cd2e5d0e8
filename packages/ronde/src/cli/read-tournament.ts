import { open, readFile, stat } from 'node:fs/promises';
import { largestFile, type ParsedFile, parseFile } from '@ronde/contract/file/index';
import { noticesOf } from '@ronde/contract/file/notices';
import { parseSeasons } from '@ronde/contract/file/parse-file';
import { inSeason, ok, publicFace, type Result, refused, type Season } from '@ronde/engine';
import { type FileProblem, type Lang, type Names, namesOf } from '@ronde/language';
import * as z from 'zod';
import type { Io, PrintedReason } from './answer.ts';
import { errorCode, fileRefused } from './file-faults.ts';
import type { Options } from './grammar.ts';

// One file is read and the program ends: compiling a fast reader would take longer than it saves.
z.config({ jitless: true });

/**
 * A file that was read, with its text as its author wrote it. `names`, `warnings`: as answers tell them, under
 * pseudonyms unless real names are asked for; `people` are who they are, as the rules need them.
 */
export interface ReadFile extends ParsedFile {
  readonly text: string;
  readonly names: Names;
  readonly realNames: boolean;
  /** Those of `--season`. */
  readonly seasons: readonly Season[];
}

/**
 * Reads a tournament file, `-` being standard input; refused as by `parseFile`. The season of `--season` that has begun
 * on its last day stands above the file's own.
 */
export async function readTournament(
  file: string,
  options: Options,
  io: Io,
  lang: Lang,
): Promise<Result<ReadFile, readonly PrintedReason[]>> {
  const text = await readFileText(file, io);
  if (!text.ok) return refused([fileRefused(text.refusal, lang)]);
  const parsed = parseFile(text.value);
  if (!parsed.ok) {
    const format = formatIn(text.value);
    return refused(parsed.refusal.map((problem) => fileRefused(problem, lang, format)));
  }
  const seasons = typeof options.season === 'string' ? await readSeasons(options.season, io, lang) : ok([]);
  if (!seasons.ok) return seasons;
  const realNames = options['real-names'] === true;
  const { people, warnings } = realNames ? parsed.value : behindPseudonyms(parsed.value);
  const tournament = inSeason(parsed.value.tournament, seasons.value);
  const names = namesOf(people, tournament.players);
  return ok({ ...parsed.value, tournament, warnings, text: text.value, names, realNames, seasons: seasons.value });
}

/** What a file warns of where its pseudonyms are the names. */
function behindPseudonyms({ file, tournament, people: known }: ParsedFile): Pick<ParsedFile, 'people' | 'warnings'> {
  const people = new Map([...known].map(([id, person]) => [id, publicFace(person)]));
  const players = file.players.map((player) => ({ ...player, name: people.get(player.id)?.name ?? player.name }));
  return { people, warnings: noticesOf({ file: { ...file, players }, tournament, people }) };
}

/** The format that a refused file names: it says whether « rondes » or « tours » are played. */
function formatIn(text: string): string | undefined {
  return /"format"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1];
}

/** `--season`: a season, or a list of them. Refused with every problem, each with the name of the file. */
export async function readSeasons(
  file: string,
  io: Io,
  lang: Lang,
): Promise<Result<readonly Season[], readonly PrintedReason[]>> {
  const text = await readFileText(file, io);
  if (!text.ok) return refused([fileRefused(text.refusal, lang)]);
  const read = parseSeasons(text.value);
  if (read.ok) return read;
  return refused(
    read.refusal.map((problem) => {
      const one = fileRefused(problem, lang);
      return { ...one, message: `${file} · ${one.message}` };
    }),
  );
}

/** The text of a file as its author wrote it, `-` being standard input. Refused above `largest` bytes. */
export async function readFileText(file: string, io: Io, largest = largestFile): Promise<Result<string, FileProblem>> {
  const bytes = await readBytes(file, io, largest);
  if (!bytes.ok) return bytes;
  const text = decoded(bytes.value);
  return text === null ? refused({ code: 'not-utf8', path: '' }) : ok(text);
}

/** Its first thousands of letters, enough to tell what it is meant for; empty where there is nothing to read. */
export async function readFileStart(file: string, io: Io): Promise<string> {
  try {
    if (file === '-') return new TextDecoder().decode((await io.stdin()).subarray(0, startLength));
    const handle = await open(file);
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(startLength), 0, startLength);
      return new TextDecoder().decode(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch {
    // Whoever reads it whole says why.
    return '';
  }
}

const startLength = 4096;

async function readBytes(file: string, io: Io, largest: number): Promise<Result<Uint8Array, FileProblem>> {
  // A pipe has no size before it is read.
  const within = (bytes: Uint8Array): Result<Uint8Array, FileProblem> =>
    bytes.length > largest ? refused({ code: 'too-large', path: '', limit: largest }) : ok(bytes);
  try {
    if (file === '-') return within(await io.stdin());
    const { size } = await stat(file);
    if (size > largest) return refused({ code: 'too-large', path: '', limit: largest });
    return within(await readFile(file));
  } catch (error) {
    return refused(unreadable(file, error));
  }
}

function unreadable(file: string, error: unknown): FileProblem {
  const code = errorCode(error);
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
