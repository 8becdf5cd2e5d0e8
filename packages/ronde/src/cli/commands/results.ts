import { readFile, writeFile } from 'node:fs/promises';
import { type ParsedFile, parseFile, toFile } from '@ronde/contract/file/index';
import {
  claimsDiffer,
  isResultsWorkbook,
  type ResultsFormat,
  readWhole,
  resultSentences,
  type SentTable,
  tableIn,
  toTournamentFile,
  writtenAs,
} from '@ronde/documents/results';
import { type FormatId, ok, publicFace, type Result, refused } from '@ronde/engine';
import { civilDay, type Lang } from '@ronde/language';
import type { Answered, Io, PrintedReason } from '../answer.ts';
import { errorCode, fileRefused, fileUnwritable } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';
import { asWritten } from '../write-round.ts';
import { fileManner, withoutReasons } from './simulate.ts';

/** What was read, and what was taken otherwise than it stands. */
interface Taken extends Pick<ParsedFile, 'tournament' | 'people' | 'file'> {
  readonly source: string;
  readonly adjustments: readonly string[];
}

/**
 * Results of another program as a tournament file, or a tournament as other programs read it. Refused: a file that is
 * defective, each fault with its line; a tournament that the format has no place for; a file that can't be written.
 */
export async function results(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const bytes = await bytesOf(file, io, lang);
  if (!bytes.ok) return bytes;
  const taken = isOwn(bytes.value)
    ? await ownFile(file, bytes.value, options, io, lang)
    : await otherFile(bytes.value, options, io, lang);
  if (!taken.ok) return taken;
  const { tournament, source } = taken.value;
  const as = typeof options.as === 'string' ? options.as : 'file';
  const made = await madeAs(as, taken.value, options, lang);
  if (!made.ok) return made;
  const out = String(options.out);
  try {
    await writeFile(out, made.value.bytes);
  } catch (error) {
    return refused([fileUnwritable(out, error, lang)]);
  }
  const adjustments = [...taken.value.adjustments, ...made.value.adjustments];
  const [players, rounds] = [tournament.players.length, tournament.rounds.length];
  const text = cliSentences[lang];
  const said = adjustments.length === 0 ? [] : ['', text.takenOtherwise, ...adjustments.map((one) => `- ${one}`)];
  return ok({
    json: { written: out, as, source, players, rounds, adjustments },
    text: [text.resultsWritten(out, players, rounds), ...said].join('\n'),
  });
}

async function bytesOf(file: string, io: Io, lang: Lang): Promise<Result<Uint8Array, readonly PrintedReason[]>> {
  try {
    return ok(file === '-' ? await io.stdin() : await readFile(file));
  } catch (error) {
    const reason = errorCode(error);
    const missing = reason === 'ENOENT' || reason === 'ENOTDIR';
    const fault = missing
      ? ({ code: 'file-missing', path: '', file } as const)
      : ({ code: 'file-unreadable', path: '', file, reason } as const);
    return refused([fileRefused(fault, lang)]);
  }
}

/** A tournament file is one JSON object: a brace, whatever blanks and mark stand before it. */
const isOwn = (bytes: Uint8Array): boolean => /^\ufeff?\s*\{/u.test(new TextDecoder().decode(bytes.subarray(0, 200)));

type Read = Result<Taken, readonly PrintedReason[]>;

async function ownFile(file: string, bytes: Uint8Array, options: Options, io: Io, lang: Lang): Promise<Read> {
  const read = await readTournament(file, options, { ...io, stdin: async () => bytes }, lang);
  return read.ok ? ok({ ...read.value, source: 'file', adjustments: [] }) : read;
}

async function otherFile(bytes: Uint8Array, options: Options, _: Io, lang: Lang): Promise<Read> {
  const place = (option: string) => (typeof options[option] === 'number' ? Number(options[option]) - 1 : undefined);
  const table = await tableIn(bytes, place('sheet'));
  const text = cliSentences[lang];
  if (!table.ok) return refused([reason('unreadable-results', '', text.noResultsFile)]);
  const format = formatFor(table.value, options);
  const section = place('division');
  const whole = readWhole(table.value, {
    wargame: format === 'art-de-la-guerre',
    ...(section !== undefined && { section }),
  });
  const sentences = resultSentences[lang];
  if (!whole.ok)
    return refused(
      whole.refusal.map((fault) => {
        const said = sentences.fault(fault);
        return 'line' in fault
          ? reason(fault.code, sentences.line(fault.line), sentences.atLine(fault.line, said))
          : reason(fault.code, '', said);
      }),
    );
  const { about } = whole.value;
  const { file, adjustments } = toTournamentFile(whole.value, {
    format,
    name: typeof options.name === 'string' ? options.name : (about.name ?? text.untitled),
    date: typeof options.date === 'string' ? options.date : (about.date ?? civilDay(new Date())),
  });
  const parsed = parseFile(file);
  if (!parsed.ok) return refused(parsed.refusal.map((problem) => fileRefused(problem, lang, format)));
  const { tournament, people } = parsed.value;
  const all = [...adjustments, ...claimsDiffer(whole.value, tournament, people)];
  return ok({ ...parsed.value, source: whole.value.source, adjustments: all.map(sentences.adjustment) });
}

function formatFor({ rows }: SentTable, { format }: Options): FormatId {
  if (typeof format === 'string') return format as FormatId;
  return isResultsWorkbook(rows) ? 'art-de-la-guerre' : 'suisse';
}

const reason = (code: string, path: string, message: string): PrintedReason => ({
  code,
  path,
  found: null,
  expected: null,
  message,
});

interface Made {
  readonly bytes: string | Uint8Array;
  readonly adjustments: readonly string[];
}

async function madeAs(
  as: string,
  { tournament, people: everybody, file, source }: Taken,
  options: Options,
  lang: Lang,
): Promise<Result<Made, readonly PrintedReason[]>> {
  if (as === 'file') {
    const whole = source === 'file' ? file : toFile(tournament, everybody);
    return ok({ bytes: asWritten(withoutReasons(whole), fileManner), adjustments: [] });
  }
  // Without pseudonyms where real names are asked for.
  const people =
    options['real-names'] === true
      ? new Map([...everybody].map(([id, { pseudonym: _, ...person }]) => [id, person]))
      : new Map([...everybody].map(([id, person]) => [id, publicFace(person)]));
  const made = await writtenAs(as as ResultsFormat, tournament, people, lang);
  const text = resultSentences[lang];
  if (!made.ok) return refused([reason(made.refusal.code, '', text.refusal(made.refusal))]);
  return ok({ bytes: made.value.bytes, adjustments: made.value.adjustments.map(text.adjustment) });
}
