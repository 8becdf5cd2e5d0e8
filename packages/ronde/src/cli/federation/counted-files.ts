import { groupedBy } from '@ronde/contract/register/through-tournaments';
import { ok, type Result, refused } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { sameValue } from '@ronde/engine/base/same-value';
import { dates, type Lang } from '@ronde/language';
import type { Io, PrintedReason, Warned } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** A file under the name that it was given by. */
export interface GivenFile {
  readonly file: string;
  readonly read: ReadFile;
}

/** The files that count, each a tournament of its own, and what is said of them. */
interface Counted {
  readonly files: readonly GivenFile[];
  readonly warnings: readonly Warned[];
}

/**
 * Each tournament once, in its highest revision (a missing one is 0), whatever the order of the files. Refused: two
 * files of one id and revision that say other things, both named. A file without id is known by what is in it; two of
 * one day, name and people are said.
 */
export function countedFiles(given: readonly GivenFile[], lang: Lang): Result<Counted, readonly PrintedReason[]> {
  const tournaments = [...groupedBy(given, tournamentOf).values()];
  const revisions = tournaments.flatMap((files) => [...groupedBy(files, (one) => String(revisionOf(one))).values()]);
  // Of an older revision too: which of the two was corrected, nothing says.
  const contested = revisions.filter(([first, ...others]) => others.some((one) => first && !sameFile(first, one)));
  if (contested.length > 0) return refused(contested.map((files) => contestedFiles(files, lang)));
  const files = tournaments.flatMap((all) => all.toSorted((a, b) => revisionOf(b) - revisionOf(a)).slice(0, 1));
  return ok({ files, warnings: maybeDoubles(files, lang) });
}

/** What a tournament is known by. */
export const tournamentOf = ({ read: { file } }: GivenFile): string => file.id ?? JSON.stringify(file);

const revisionOf = ({ read: { file } }: GivenFile): number => file.revision ?? 0;

const sameFile = (a: GivenFile, b: GivenFile): boolean => sameValue(a.read.file, b.read.file);

function contestedFiles(files: readonly GivenFile[], lang: Lang): PrintedReason {
  const { id = '', revision = null } = files[0]?.read.file ?? {};
  const message = cliSentences[lang].tables.sameRevision(fileNames(files), id, revision);
  return { code: 'same-revision', path: 'revision', found: revision, expected: null, message };
}

function maybeDoubles(files: readonly GivenFile[], lang: Lang): readonly Warned[] {
  const unnamed = files.filter(({ read: { file } }) => file.id === undefined);
  return [...groupedBy(unnamed, saidOfItself).values()].flatMap((alike): readonly Warned[] => {
    const [first, second] = alike;
    if (!first || !second) return [];
    const { name, date } = first.read.file;
    const message = cliSentences[lang].tables.maybeOneTournament(fileNames(alike), name, dates(lang, date));
    return [{ code: 'maybe-one-tournament', path: 'id', message }];
  });
}

function saidOfItself({ read: { file } }: GivenFile): string {
  const people = file.players.map(({ name }) => frenchKey(name)).toSorted();
  return JSON.stringify([file.date, frenchKey(file.name), people]);
}

/** The same whatever the order in which they were given. */
const fileNames = (files: readonly GivenFile[]): readonly string[] => files.map(({ file }) => file).toSorted();

/** Refused with the problems of every file. */
export async function readAll(
  files: readonly string[],
  options: Options,
  io: Io,
  lang: Lang,
): Promise<Result<readonly GivenFile[], readonly PrintedReason[]>> {
  const all: GivenFile[] = [];
  const wrong: PrintedReason[] = [];
  for (const file of files) {
    const read = await readTournament(file, options, io, lang);
    if (read.ok) all.push({ file, read: read.value });
    else wrong.push(...read.refusal.map((problem) => ({ ...problem, message: `${file} · ${problem.message}` })));
  }
  return wrong.length > 0 ? refused(wrong) : ok(all);
}
