import { parseSeasons } from '@ronde/contract/file/parse-season';
import { type Result, refused, type Season } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Refused } from './answer.ts';
import { fileRefused } from './file-refused.ts';
import type { Io } from './io.ts';
import { readText } from './read-text.ts';

/** `--season`: a season, or a list of them. Refused with every problem, each with the name of the file. */
export async function readSeasons(
  file: string,
  io: Io,
  lang: Lang,
): Promise<Result<readonly Season[], readonly Refused[]>> {
  const text = await readText(file, io);
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
