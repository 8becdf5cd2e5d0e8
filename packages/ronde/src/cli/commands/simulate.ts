import { writeFile } from 'node:fs/promises';
import { type TournamentFile, toFile } from '@ronde/contract/file/index';
import { type FormatId, ok, refused, simulate as simulated } from '@ronde/engine';
import { type Lang, namesOf } from '@ronde/language';
import { type Answered, ruleRefused } from '../answer.ts';
import { fileUnwritable } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { cliSentences } from '../sentences/sentences.ts';
import { asWritten } from '../write-round.ts';

/** What the file looks like: two blanks deep, a line break at its end. */
export const fileManner = '{\n  "ronde": 1\n}\n';

/**
 * A tournament played out with plausible results, as a tournament file: the answer itself, or written to `out`.
 * Refused: what the formula refuses, a file that can't be written.
 */
export async function simulateTournament(format: string, options: Options, lang: Lang): Promise<Answered> {
  const [players, rounds, seed] = [Number(options.players), Number(options.rounds), Number(options.seed)];
  // Known before: another name is wrong usage.
  const found = simulated({ format: format as FormatId, players, rounds, seed });
  if (!found.ok)
    return refused([ruleRefused(found.refusal, '', namesOf(new Map()), lang, { format: format as FormatId })]);
  const json = withoutReasons(toFile(found.value.tournament, found.value.people));
  const text = asWritten(json, fileManner);
  if (typeof options.out !== 'string') return ok({ json, text: text.trimEnd() });
  try {
    await writeFile(options.out, text, 'utf8');
  } catch (error) {
    return refused([fileUnwritable(options.out, error, lang)]);
  }
  return ok({ json: { written: options.out, players, rounds }, text: cliSentences[lang].written(options.out) });
}

/** `pair` gives the reasons whenever it is asked. */
export function withoutReasons(file: TournamentFile): TournamentFile {
  const { rounds } = file;
  if (!rounds) return file;
  const bare = rounds.map((round) => ({ ...round, matches: round.matches.map(({ why: _, ...match }) => match) }));
  return { ...file, rounds: bare };
}
