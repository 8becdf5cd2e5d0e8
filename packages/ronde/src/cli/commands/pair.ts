import { fileMatch, samePools } from '@ronde/contract/file/index';
import { type Draw, type Match, ok, refused } from '@ronde/engine';
import { hasOwnTables } from '@ronde/engine/pairing/opening-tables';
import { allSentences, type Lang, type Names, spokenAs } from '@ronde/language';
import { type Answered, fileWarned, type Io, ruleWarned, textTable, type Warned } from '../answer.ts';
import { type DrawOptions, drawNext, drawRefused, type Next } from '../draw-next.ts';
import { fileRefused } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';
import { fileWithRound, writeFile } from '../write-round.ts';

interface PairOptions extends DrawOptions, Options {
  readonly write?: boolean;
}

/** The tables of the next round with their reasons; `write` adds them to the file. */
export async function pair(file: string, options: PairOptions, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { status, rounds } = read.value.tournament;
  if (status === 'closed' && !options.beyond && !options.redraw)
    return ok(nothingLeft(read.value, rounds.length, lang));
  const next = drawNext(read.value, options);
  if (!next.ok) {
    if (next.refusal.code === 'no-planned-round-left') return ok(nothingLeft(read.value, next.refusal.planned, lang));
    return refused([drawRefused(next.refusal, read.value, lang)]);
  }
  if (options.write) {
    const wrong = await writeFile(
      file,
      read.value.text,
      fileWithRound(read.value, next.value, options.redraw ?? false),
    );
    if (wrong) return refused([fileRefused(wrong, lang)]);
  }
  const said = options.write ? [cliSentences[lang].written(file)] : [];
  return ok({
    json: json(read.value, next.value, lang),
    text: [readable(read.value, next.value, lang), ...said].join('\n'),
  });
}

function nothingLeft({ tournament }: ReadFile, planned: number, lang: Lang) {
  const json = {
    round: tournament.rounds.length + 1,
    matches: null,
    repeats: 0,
    sameClub: 0,
    proposal: null,
    warnings: [],
  };
  return { json, text: cliSentences[lang].rounds(spokenAs(tournament)).noRoundLeft(planned) };
}

function json(read: ReadFile, { draw }: Next, lang: Lang): unknown {
  return {
    round: draw.round,
    matches: inOrder(draw.matches).map((match) => fileMatch(match)),
    repeats: draw.repeats,
    sameClub: draw.sameClub,
    proposal: draw.proposal && inOrder(draw.proposal).map((match) => fileMatch(match)),
    warnings: warningsOf(read, draw, lang),
  };
}

/** In table order, who is exempt last. */
function inOrder(matches: readonly Match[]): readonly Match[] {
  return matches.toSorted((a, b) => (a.table ?? Number.POSITIVE_INFINITY) - (b.table ?? Number.POSITIVE_INFINITY) || 0);
}

/** What the formula says of its draw; and that pools which the file holds no longer hold all who play. */
function warningsOf({ tournament, names }: ReadFile, { pools, warnings }: Draw, lang: Lang): readonly Warned[] {
  const { format, settings } = tournament;
  const anew = pools !== undefined && settings.drawn !== undefined && !samePools(pools, settings.drawn);
  return [
    ...(anew ? [fileWarned({ code: 'pools-made-anew', path: 'settings.drawn' }, lang, format)] : []),
    ...warnings.map((warning) => ruleWarned(warning, '', names, lang, format)),
  ];
}

function readable(read: ReadFile, { draw }: Next, lang: Lang): string {
  const { tournament, names } = read;
  const text = cliSentences[lang].rounds(spokenAs(tournament));
  const warnings = warningsOf(read, draw, lang).map(({ message }) => message);
  const proposal = draw.proposal ? ['', text.proposal, '', tables(draw.proposal, names, lang)] : [];
  const title = `${tournament.name}\n${text.round(draw.round)}`;
  const own = hasOwnTables(draw) ? [text.unofficial] : [];
  const order = ['', cliSentences[lang].resultOrder];
  return [title, ...own, '', tables(draw.matches, names, lang), ...warnings, ...proposal, ...order].join('\n');
}

/**
 * The two stand as in `players` of the file, whoever starts: who types results by hand from this table can't swap them.
 * No column for who starts where nobody does (the wargame, a draw of letters).
 */
function tables(matches: readonly Match[], names: Names, lang: Lang): string {
  const { table: ui, standings } = allSentences[lang]().ui;
  const starts = matches.some((match) => match.starts !== undefined);
  const columns = [
    { header: ui.table, side: 'end' },
    { header: standings.player, side: 'start' },
    { header: ui.opponent, side: 'start' },
    ...(starts ? [{ header: ui.starts, side: 'start' } as const] : []),
  ] as const;
  const rows = inOrder(matches).map(({ table, players: [first, second], starts }) => [
    table === undefined ? '' : String(table),
    names.full(first),
    second === undefined ? ui.exempt : names.full(second),
    starts === undefined ? '' : names.full(starts),
  ]);
  return textTable(columns, rows);
}
