import { documentOf } from '@ronde/contract/federation/archive';
import { lastDayOf, ok, type PlayerId, type Result, refused } from '@ronde/engine';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import type { Lang } from '@ronde/language';
import type { Io, PrintedReason, Warned } from '../answer.ts';
import type { Options } from '../grammar.ts';
import type { ReadFile } from '../read-tournament.ts';
import { countedFiles, type GivenFile, readAll, tournamentOf } from './counted-files.ts';
import { everybodyIn, type Somebody } from './people.ts';
import { emptyArchive, type InHand, taken, withSeasons } from './take-in.ts';

/** Tournament files alone: each tournament once, the oldest first, and the federation that they make. */
interface TournamentFiles {
  readonly tournaments: readonly CountedTournament[];
  readonly called: ReadonlyMap<PersonId, Somebody>;
  readonly hand: InHand;
  readonly warnings: readonly Warned[];
}

export interface CountedTournament {
  readonly read: ReadFile;
  readonly document: FederationDocument;
  /** Person → the id in this file. */
  readonly ids: ReadonlyMap<PersonId, PlayerId>;
}

/**
 * Who is who is found in all of them at once, whatever the order of the files; a season that one of them keeps is known
 * from its first day on. Refused with the problems of every file, or with files that contradict each other.
 */
export async function readTournamentFiles(
  files: readonly string[],
  options: Options,
  io: Io,
  lang: Lang,
): Promise<Result<TournamentFiles, readonly PrintedReason[]>> {
  const given = await readAll(files, options, io, lang);
  if (!given.ok) return given;
  const counted = countedFiles(given.value, lang);
  if (!counted.ok) return counted;
  const oldestFirst = counted.value.files.toSorted(
    (a, b) => byText(lastDayIn(a), lastDayIn(b)) || byText(tournamentOf(a), tournamentOf(b)),
  );
  const reads = oldestFirst.map(({ read }) => read);
  const everybody = everybodyIn(reads, lang);
  const taking = takenIn(reads, everybody.keys, lang);
  if (!taking.ok) return taking;
  const { hand, tournaments } = taking.value;
  const kept = reads.flatMap(({ tournament }) => tournament.settings.rating?.season ?? []);
  const archive = { ...hand.archive, federation: withSeasons(hand.archive.federation, kept) };
  return ok({
    tournaments,
    called: everybody.called,
    hand: { ...hand, archive },
    warnings: [...counted.value.warnings, ...everybody.warnings],
  });
}

const lastDayIn = ({ read }: GivenFile): string => lastDayOf(read.tournament);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Taking = Result<Pick<TournamentFiles, 'hand' | 'tournaments'>, readonly PrintedReason[]>;

function takenIn(reads: readonly ReadFile[], keys: readonly ReadonlyMap<PlayerId, PersonId>[], lang: Lang): Taking {
  let hand: InHand = { archive: emptyArchive, came: [] };
  const tournaments: CountedTournament[] = [];
  const ids = new Set<string>();
  for (const [i, read] of reads.entries()) {
    const own = documentOf(read);
    const document = read.file.id === undefined ? { ...own, id: freeId(own.id, ids) } : own;
    ids.add(document.id);
    const persons = [...(keys[i] ?? [])];
    const answers = persons.map(([player, person]) => ({ player, person, doubt: null }));
    const next = taken(hand, document, { file: read.file, text: read.text }, lang, answers);
    if (!next.ok) return refused(next.refusal);
    hand = next.value;
    tournaments.push({ read, document, ids: new Map(persons.map(([player, person]) => [person, player])) });
  }
  return ok({ hand, tournaments });
}

/** Two files without id of one day and name are two tournaments, and said to be maybe one. */
function freeId(id: string, ids: ReadonlySet<string>): string {
  let number = 1;
  while (ids.has(number === 1 ? id : `${id} (${number})`)) number += 1;
  return number === 1 ? id : `${id} (${number})`;
}
