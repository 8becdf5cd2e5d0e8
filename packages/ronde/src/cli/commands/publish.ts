import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, refused } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { makeFolder } from '../../machine/make-folder.ts';
import { staticSite } from '../../pages/static-site.ts';
import { shownView } from '../../public/view.ts';
import { slugOf } from '../../store/slug.ts';
import type { Answered, Io } from '../answer.ts';
import { fileUnwritable } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/**
 * The public pages of a tournament in a folder, as visitors read them: plain files for a club’s own site. Pages of the
 * same name that Ronde wrote are replaced, all else in the folder stays. Refused: a file that is none, a folder that
 * can't be written, or that has a page of somebody else under one of these names.
 */
export async function publish(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people } = read.value;
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number]));
  const about = { id: tournament.id, slug: slugOf(tournament.name), version: 1, publicVersion: 1 };
  const view = shownView({ ...about, tournament, people, numbers, log: [], notes: new Map() });
  // Written in when the command is bundled.
  const pages = staticSite(view, process.env.RONDE_PUBLIC_STYLE ?? '');
  const folder = String(options.out);
  const foreign = await foreignPage(pages.map(({ name }) => join(folder, name)));
  if (foreign !== null)
    return refused([
      {
        code: 'foreign-page',
        path: '',
        found: foreign,
        expected: null,
        message: cliSentences[lang].foreignPage(foreign),
      },
    ]);
  try {
    for (const { name, text } of pages) {
      const at = join(folder, name);
      await makeFolder(dirname(at));
      await writeFile(at, text, 'utf8');
    }
  } catch (error) {
    return refused([fileUnwritable(folder, error, lang)]);
  }
  return ok({
    json: { written: folder, pages: pages.length },
    text: cliSentences[lang].published(pages.length, folder),
  });
}

/** The first of these files that is there and that Ronde did not write: a club's own front page; null: none. */
async function foreignPage(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null && !text.includes(' · Ronde</title>')) return file;
  }
  return null;
}
