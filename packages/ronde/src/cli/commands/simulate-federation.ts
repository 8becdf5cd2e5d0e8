import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFile } from '@ronde/contract/file/index';
import { ok, refused } from '@ronde/engine';
import { type SimulatedDocument, simulateFederation } from '@ronde/engine/simulate/federation';
import type { Lang } from '@ronde/language';
import { makeFolder } from '../../machine/make-folder.ts';
import type { Answered } from '../answer.ts';
import { fileUnwritable } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { cliFederationSentences } from '../sentences/federation.ts';
import { asWritten } from '../write-round.ts';
import { fileManner, withoutReasons } from './simulate.ts';

/** Years of a federation as tournament files in a folder, named in the order in which they arrive. */
export async function simulateYears({ people, tournaments, seed, out, game }: Options, lang: Lang): Promise<Answered> {
  const folder = String(out);
  const wanted = {
    people: Number(people),
    tournaments: Number(tournaments),
    seed: Number(seed),
    game: game === 'art-de-la-guerre' ? game : 'scrabble',
  } as const;
  const all = [...simulateFederation(wanted)]
    .map((document, i) => ({ document, i }))
    .toSorted((a, b) =>
      a.document.arrival < b.document.arrival ? -1 : a.document.arrival > b.document.arrival ? 1 : a.i - b.i,
    );
  try {
    await makeFolder(folder);
    for (const [i, { document }] of all.entries())
      await writeFile(join(folder, fileName(document, i + 1)), textOf(document), 'utf8');
  } catch (error) {
    return refused([fileUnwritable(folder, error, lang)]);
  }
  const documents = all.length;
  return ok({ json: { written: folder, documents }, text: cliFederationSentences[lang].simulated(documents, folder) });
}

const fileName = ({ arrival, tournament, revision }: SimulatedDocument, number: number): string =>
  `${String(number).padStart(5, '0')}-${arrival}-${tournament.id.split('-').at(-1)}-r${revision}.json`;

const textOf = ({ tournament, people, revision }: SimulatedDocument): string =>
  asWritten(withoutReasons(toFile(tournament, people, revision)), fileManner);
