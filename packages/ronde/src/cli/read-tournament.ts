import { type ParsedFile, parseFile } from '@ronde/contract/file/index';
import { ok, type Result, refused } from '@ronde/engine';
import { type Lang, type Names, namesOf } from '@ronde/language';
import * as z from 'zod';
import type { Refused } from './answer.ts';
import { fileRefused } from './file-refused.ts';
import type { Io } from './io.ts';
import { readText } from './read-text.ts';

// One file is read and the program ends: compiling a fast reader would take longer than it saves.
z.config({ jitless: true });

/** A file that was read, with its text as its author wrote it. */
export interface ReadFile extends ParsedFile {
  readonly text: string;
  readonly names: Names;
}

/** Reads a tournament file, `-` being standard input. Refused with every problem at once. */
export async function readTournament(file: string, io: Io, lang: Lang): Promise<Result<ReadFile, readonly Refused[]>> {
  const text = await readText(file, io);
  if (!text.ok) return refused([fileRefused(text.refusal, lang)]);
  const parsed = parseFile(text.value);
  if (!parsed.ok) {
    const format = formatIn(text.value);
    return refused(parsed.refusal.map((problem) => fileRefused(problem, lang, format)));
  }
  const { people, tournament } = parsed.value;
  return ok({ ...parsed.value, text: text.value, names: namesOf(people, tournament.players) });
}

/** The format that a refused file names: it says whether « rondes » or « tours » are played. */
function formatIn(text: string): string | undefined {
  return /"format"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1];
}
