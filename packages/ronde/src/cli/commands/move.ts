import { ok, refused } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Source } from '../../copies/backup.ts';
import { move as moved } from '../../copies/move.ts';
import { copySentences } from '../../copies/sentences/sentences.ts';
import type { Answered } from '../answer.ts';
import { copyRefused } from '../copy-refused.ts';
import { isDatabase, type Options } from '../grammar.ts';

/** Carries a house from a folder into an empty database, or back. Refused, both are as they were. */
export async function move(options: Options, lang: Lang): Promise<Answered> {
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
