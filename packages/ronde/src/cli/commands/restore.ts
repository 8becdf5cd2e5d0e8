import { ok, refused } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { restore as restored } from '../../copies/restore.ts';
import { copyWords } from '../../copies/words/words.ts';
import type { Answered } from '../answer.ts';
import { copyRefused } from '../copy-refused.ts';
import type { Options } from '../grammar.ts';
import type { Io } from '../io.ts';
import { databaseOf, folderOf } from '../whose-data.ts';

/** Puts a copy in the place of the data, once all of it is checked. Refused, everything is as it was. */
export async function restore(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const target = { folder: folderOf(options), url: databaseOf(options, io.env) };
  const put = await restored(file, target, new Date().toISOString());
  if (!put.ok) return refused([copyRefused(put.refusal, lang)]);
  return ok({ json: { restored: file, ...put.value }, text: copyWords(lang).restored(file, put.value) });
}
