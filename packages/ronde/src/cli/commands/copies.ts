import { join } from 'node:path';
import { ok, refused } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { backup as copied, type Source } from '../../copies/backup.ts';
import { copiesFolder, momentInName } from '../../copies/copies.ts';
import { move as moved } from '../../copies/move.ts';
import type { CopyRefusal } from '../../copies/refusal.ts';
import { homeOf, type RestoreChoice, restore as restored } from '../../copies/restore.ts';
import { copySentences } from '../../copies/sentences/sentences.ts';
import type { Answered, Io, PrintedReason } from '../answer.ts';
import { isDatabase, type Options } from '../grammar.ts';

/** Copies all data into one checked file. Refused: no data, a file that is there already, a disk that refuses. */
export async function backupCommand(options: Options, io: Io, lang: Lang): Promise<Answered> {
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

/** Carries a house from a folder into an empty database, or back. Refused, both are as they were. */
export async function moveCommand(options: Options, lang: Lang): Promise<Answered> {
  const [from, into] = [String(options.from), String(options.into)];
  const done = await moved(sourceOf(from), sourceOf(into), new Date().toISOString());
  if (!done.ok) return refused([copyRefused(done.refusal, lang)]);
  const [left, arrived] = [shown(from), shown(into)];
  return ok({
    json: { from: left, into: arrived, rows: done.value },
    text: copySentences[lang].moved(left, arrived, done.value),
  });
}

const sourceOf = (place: string): Source => (isDatabase(place) ? { url: place } : { folder: place });

/** Without the password that an address may hold. */
const shown = (place: string): string => (isDatabase(place) ? 'PostgreSQL' : place);

/**
 * Puts a copy in the place of the data, once all of it is checked and whoever asks has seen what it replaces. Refused,
 * everything is as it was.
 */
export async function restoreCommand(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const url = databaseOf(options, io.env);
  // A database has no folder of its own: what it held is kept where the copy came from, not where one happens to stand.
  const folder = url !== undefined && options.data === undefined ? homeOf(file) : folderOf(options);
  const withJournal = options['with-journal'] === true;
  const choice: RestoreChoice =
    options.yes === true ? { withJournal } : { withJournal, asked: asking(file, io, lang, withJournal) };
  const put = await restored(file, { folder, url }, new Date().toISOString(), choice);
  if (!put.ok) return refused([copyRefused(put.refusal, lang)]);
  return ok({ json: { restored: file, ...put.value }, text: copySentences[lang].restored(file, put.value) });
}

/** Shows what is about to happen, then asks whoever sits there. */
function asking(file: string, { ask, err }: Io, lang: Lang, withJournal: boolean): NonNullable<RestoreChoice['asked']> {
  const text = copySentences[lang];
  return async (replacement) => {
    err(`${text.replacement(file, replacement, withJournal)}\n`);
    if (ask === null) return { code: 'not-asked' };
    const answer = (await ask(text.question)).trim().toLowerCase();
    return text.yes.includes(answer) ? null : { code: 'not-confirmed' };
  };
}

/** Why a copy was not made or not taken, as `--json` prints it. */
function copyRefused(refusal: CopyRefusal, lang: Lang): PrintedReason {
  const counts = 'found' in refusal && typeof refusal.found === 'number' ? refusal : null;
  return {
    code: refusal.code,
    path: '',
    found: counts ? counts.found : null,
    expected: counts && 'expected' in counts ? String(counts.expected) : null,
    message: copySentences[lang].refusal(refusal),
  };
}

/** The folder of the data, that of `npm start` when none is given. */
const folderOf = ({ data }: Options): string => (typeof data === 'string' ? data : './data');

/** The PostgreSQL database of the line, else of the environment, as `npm start` takes it; a folder that is named wins. */
function databaseOf({ data, database }: Options, { RONDE_DATABASE_URL: url }: Io['env']): string | undefined {
  if (typeof database === 'string') return database;
  return url === '' || data !== undefined ? undefined : url;
}
