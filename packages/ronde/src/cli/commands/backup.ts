import { join } from 'node:path';
import { ok, refused } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { backup as copied, type Source } from '../../copies/backup.ts';
import { copiesFolder } from '../../copies/copies.ts';
import { momentInName } from '../../copies/moment.ts';
import { copySentences } from '../../copies/sentences/sentences.ts';
import type { Answered } from '../answer.ts';
import { copyRefused } from '../copy-refused.ts';
import type { Options } from '../grammar.ts';
import type { Io } from '../io.ts';
import { databaseOf, folderOf } from '../whose-data.ts';

/** Copies all data into one checked file. Refused: no data, a file that is there already, a disk that refuses. */
export async function backup(options: Options, io: Io, lang: Lang): Promise<Answered> {
  const now = new Date().toISOString();
  const url = databaseOf(options, io.env);
  const source: Source = url === undefined ? { folder: folderOf(options) } : { url };
  const usual = join(copiesFolder(folderOf(options)), `ronde-${momentInName(now)}.sqlite`);
  const file = typeof options.to === 'string' ? options.to : usual;
  const made = await copied(source, file, now);
  if (!made.ok) return refused([copyRefused(made.refusal, lang)]);
  const { tournaments } = made.value;
  return ok({ json: { written: file, at: now, tournaments }, text: copySentences[lang].copied(file, made.value) });
}
