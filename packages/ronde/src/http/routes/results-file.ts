import type { OpenAPIHono } from '@hono/zod-openapi';
import { type FileRefusal, parseFile } from '@ronde/contract';
import { forASending } from '@ronde/contract/file/notices';
import { mayCommand } from '@ronde/contract/http/permissions';
import type { Problem } from '@ronde/contract/http/problem';
import type { ResultColumn } from '@ronde/contract/lists/result-columns';
import {
  claimsDiffer,
  gamesOfRows,
  gamesOfTournament,
  guessedColumns,
  type ImportedTournament,
  isResultsWorkbook,
  judgeOn,
  type ResultFault,
  readWhole,
  resultColumns,
  resultSentences,
  roundIn,
  rowGames,
  toTournamentFile,
  writtenAs,
} from '@ronde/documents/results';
import { playsWargame } from '@ronde/engine';
import { civilDay, fileSentences, type Lang } from '@ronde/language';
import { acceptedResults } from '../../results-file/accept-results.ts';
import { type ReadFile, readResultsFile } from '../../results-file/read-results.ts';
import { triedLines } from '../../results-file/tried-lines.ts';
import { wordedLines } from '../../results-file/worded-lines.ts';
import { idReused, type Stored } from '../../store/store.ts';
import { inPieces } from '../../tasks/pieces.ts';
import { callerOf } from '../access/authorize.ts';
import { asTask } from '../as-task.ts';
import { fileOfTournament } from '../attachment.ts';
import { digestOf } from '../decide-command.ts';
import type { Installation, Worded } from '../installation.ts';
import { langOf, problem, readerOf, refusalProblem, worded } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

/** Results that come from a file and go to one. */
export function resultsFileRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'POST /api/tournaments/results-file', (c) => {
    const { format, name, date, section, columns, ...sent } = c.req.valid('json');
    const lang = readerOf(c);
    return asTask(c, installation, { reads: true }, async ({ signal }) => {
      const read = await readResultsFile(sent, { signal });
      if (!read.ok) return (taken) => problem(taken, read.refusal);
      const wargame = format === 'art-de-la-guerre';
      const whole = readWhole(read.value, {
        wargame,
        ...(section !== undefined && { section }),
        ...(columns && { columns }),
      });
      const said = saidColumns(read.value, columns);
      if (!whole.ok) {
        // A whole tournament needs to know the round of each line.
        const isRoundless = whole.refusal[0]?.code === 'no-round' && said.every(({ field }) => field !== 'round');
        if (!areToBeSaid(said, whole.refusal) && !isRoundless) return refusedFile(whole.refusal);
        const nothing = { adjustments: [], file: null, players: 0, rounds: 0, warnings: [] };
        return (taken) => taken.json({ ...readingOf(read.value, null), ...nothing, columns: said });
      }
      const { about } = whole.value;
      const day = civilDay(installation.now());
      const as = { format, name: name || about.name || untitled[lang], date: date ?? about.date ?? day };
      const { file, adjustments } = toTournamentFile(whole.value, as);
      const parsed = parseFile(file);
      if (!parsed.ok)
        return (taken) => problem(taken, 'file-refused', placed(parsed.refusal, whole.value, format, readerOf(taken)));
      const differ = claimsDiffer(whole.value, parsed.value.tournament, parsed.value.people);
      // The file is made here of another one: it has no id yet, and gets its own when it is kept.
      const toRead = parsed.value.warnings.filter(({ code }) => !forASending.has(code));
      const warnings = [...new Set(toRead.map((one) => fileSentences[lang].warning(one, format)))];
      return (taken) =>
        taken.json({
          ...readingOf(read.value, whole.value),
          columns: whole.value.source === 'rows' ? said : [],
          adjustments: [...adjustments, ...differ].map(resultSentences[lang].adjustment),
          file,
          players: file.players.length,
          rounds: file.rounds?.length ?? 0,
          warnings: warnings.slice(0, mostSaid),
        });
    });
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/results-file', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { round, section, columns, ...sent } = c.req.valid('json');
    const lang = readerOf(c);
    return asTask(c, installation, { reads: true }, async ({ signal }) => {
      const read = await readResultsFile(sent, { signal });
      if (!read.ok) return (taken) => problem(taken, read.refusal);
      const found = gamesIn(stored, read.value, { section, columns });
      const said = saidColumns(read.value, columns);
      if (!found.ok && !areToBeSaid(said, found.refusal)) return refusedFile(found.refusal);
      const { games, imported } = found.ok ? found.value : { games: [], imported: null };
      const judge = judgeOn(stored.tournament, stored.people, round, games);
      const verdicts = await inPieces(games, judge, { signal });
      const lines = triedLines(stored, wordedLines(stored, games, verdicts, lang), lang);
      return (taken) =>
        taken.json({
          ...readingOf(read.value, imported),
          columns: imported === null ? said : [],
          adjustments: (imported?.adjustments ?? []).map(resultSentences[lang].adjustment),
          lines,
        });
    });
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/results-file/accept', async (c) => {
    const { role, account } = callerOf(c);
    const { id, deviceAt, records, rounds } = c.req.valid('json');
    const may = records.every((one) => mayCommand(role, { kind: 'record', ...one }));
    if (!may || (rounds.length > 0 && !mayCommand(role, { kind: 'draw', round: 1, without: [] })))
      return problem(c, 'not-allowed');
    const { t } = c.req.valid('param');
    const asked = {
      id,
      by: account.id,
      at: installation.now(),
      ...(deviceAt !== undefined && { deviceAt }),
      request: digestOf({ records, rounds }),
    };
    const written = await installation.store.write(t, asked, (now) => acceptedResults(now, { records, rounds }));
    if (!written) return problem(c, 'unknown-tournament');
    if (written.ok) {
      const { stored, decision } = written.value;
      return c.json({ version: stored.version, decision });
    }
    const { refusal: no } = written;
    return no === idReused ? problem(c, no) : refusalProblem(c, no, await installation.store.load(t));
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/results-file/{as}', async (c) => {
    const { t, as } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const lang = c.req.valid('query').lang ?? langOf(c.req.header('accept-language'));
    const rounds = stored.tournament.rounds.filter(({ status }) => status !== 'draft');
    const made = await writtenAs(as, { ...stored.tournament, rounds }, stored.people, lang);
    if (!made.ok)
      return worded(c, 'results-not-written', { title: resultSentences[readerOf(c)].refusal(made.refusal) });
    const { bytes, what, extension, type } = made.value;
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      ...fileOfTournament(stored.slug, what, extension),
    });
  });
}

/** More than anybody reads. */
const mostSaid = 40;

const untitled = { fr: 'Tournoi importé', en: 'Imported tournament' } as const;
function readingOf({ encoding, sure, sheets, sheet }: ReadFile, imported: ImportedTournament | null) {
  const { source = 'rows', sections = [], section = 0 } = imported ?? {};
  return { source, encoding, sure, sheets: [...sheets], sheet, sections: [...sections], section };
}

interface GamesAs {
  readonly section: number | undefined;
  readonly columns: readonly (ResultColumn | null)[] | undefined;
}

const isTable = ({ rows }: ReadFile): boolean => rows.length > 0 && !isResultsWorkbook(rows);

const saidColumns = (file: ReadFile, columns: GamesAs['columns']) =>
  isTable(file) ? [...guessedColumns(file.rows, columns)] : [];

/** Columns that are not known are said by hand; a text of one column is no table. */
const areToBeSaid = (said: readonly object[], [first]: readonly ResultFault[]): boolean =>
  said.length > 1 && first?.code === 'no-columns';

/** Lines of a table one by one, each with its own fault; of another program’s file, the games of its cards. */
function gamesIn({ tournament }: Stored, file: ReadFile, { section = 0, columns }: GamesAs) {
  const wargame = playsWargame(tournament);
  const table = columns || isTable(file) ? resultColumns(file.rows, columns) : null;
  if (table) {
    const named = { ...table, round: table.round ?? roundOfSheet(file) };
    return { ok: true, value: { games: gamesOfRows(rowGames(named), wargame), imported: null } } as const;
  }
  const whole = readWhole(file, { section, wargame, ...(columns && { columns }) });
  return whole.ok
    ? ({ ok: true, value: { games: gamesOfTournament(whole.value), imported: whole.value } } as const)
    : whole;
}

/** « Ronde 3 », where a sheet is called so. */
const roundOfSheet = ({ sheets, sheet }: ReadFile): number | null =>
  sheets.length > 1 ? roundIn({ line: 0, cells: [sheets[sheet] ?? ''] }) : null;

const refusedFile =
  (faults: readonly ResultFault[]): Worded =>
  (taken) => {
    const text = resultSentences[readerOf(taken)];
    const errors = faults.map((fault) => ({
      path: 'line' in fault ? text.line(fault.line) : '',
      message: 'line' in fault ? text.atLine(fault.line, text.fault(fault)) : text.fault(fault),
    }));
    return problem(taken, 'no-results', errors);
  };

/** What the tournament file would be refused for, by the line where it comes from. */
function placed(
  refusals: readonly FileRefusal[],
  { players, rounds }: ImportedTournament,
  format: string,
  lang: Lang,
): NonNullable<Problem['errors']> {
  const text = resultSentences[lang];
  return refusals.slice(0, mostSaid).map((refusal) => {
    const [, player] = /^players\[(\d+)\]/u.exec(refusal.path) ?? [];
    const [, round, match] = /^rounds\[(\d+)\](?:\.matches\[(\d+)\])?/u.exec(refusal.path) ?? [];
    const line =
      player === undefined ? rounds[Number(round)]?.matches[Number(match)]?.line : players[Number(player)]?.line;
    const message = fileSentences[lang].problem(refusal, format);
    return line === undefined
      ? { path: refusal.path, message }
      : { path: text.line(line), message: text.atLine(line, message) };
  });
}
