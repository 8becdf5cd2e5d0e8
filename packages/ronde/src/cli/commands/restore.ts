import { ok, refused } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { type Choice, homeOf, restore as restored } from '../../copies/restore.ts';
import { copySentences } from '../../copies/sentences/sentences.ts';
import type { Answered } from '../answer.ts';
import { copyRefused } from '../copy-refused.ts';
import type { Options } from '../grammar.ts';
import type { Io } from '../io.ts';
import { databaseOf, folderOf } from '../whose-data.ts';

/**
 * Puts a copy in the place of the data, once all of it is checked and whoever asks has seen what it replaces. Refused,
 * everything is as it was.
 */
export async function restore(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const url = databaseOf(options, io.env);
  // A database has no folder of its own: what it held is kept where the copy came from, not where one happens to stand.
  const folder = url !== undefined && options.data === undefined ? homeOf(file) : folderOf(options);
  const withJournal = options['with-journal'] === true;
  const choice: Choice =
    options.yes === true ? { withJournal } : { withJournal, asked: asking(file, io, lang, withJournal) };
  const put = await restored(file, { folder, url }, new Date().toISOString(), choice);
  if (!put.ok) return refused([copyRefused(put.refusal, lang)]);
  return ok({ json: { restored: file, ...put.value }, text: copySentences[lang].restored(file, put.value) });
}

/** Shows what is about to happen, then asks whoever sits there. */
function asking(file: string, { ask, err }: Io, lang: Lang, withJournal: boolean): NonNullable<Choice['asked']> {
  const say = copySentences[lang];
  return async (replacement) => {
    err(`${say.replacement(file, replacement, withJournal)}\n`);
    if (ask === null) return { code: 'not-asked' };
    const answer = (await ask(say.question)).trim().toLowerCase();
    return say.yes.includes(answer) ? null : { code: 'not-confirmed' };
  };
}
