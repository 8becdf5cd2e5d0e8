import { sentStandings } from '@ronde/contract/http/standing-lines';
import {
  ok,
  type PlayerId,
  refused,
  type Standings,
  standingsAfter,
  type Tournament,
  wargameScale,
} from '@ronde/engine';
import { allSentences, type Lang, number, spokenAs } from '@ronde/language';
import { figureColumns } from '@ronde/views/figure-columns';
import { marksOn, sanctionsOf } from '@ronde/views/sanctions';
import { placeMarks } from '@ronde/views/standings';
import { type Answered, type Io, ruleRefused, type TextColumn, textTable } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { previewKey, previewLine, progressOf } from '../preview.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

export interface StandingsOptions extends Options {
  /** Rounds counted; undefined: all. */
  readonly after?: number;
  readonly final?: boolean;
}

/** The standings after all rounds or the first ones. Refused: a round that is not drawn. */
export async function standings(file: string, options: StandingsOptions, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people } = read.value;
  const drawn = tournament.rounds.length;
  const { after = drawn } = options;
  // What is over has no other standings than the final ones.
  const final = options.final || (tournament.status === 'closed' && after === drawn);
  if (after > drawn)
    return refused([
      ruleRefused({ code: 'unknown-round', round: after, drawn }, 'rounds', read.value.names, lang, tournament),
    ]);
  const found = standingsAfter(tournament, people, { after, final });
  const preview = final ? previewLine(tournament, lang, after) : null;
  const json = { after, final, standings: sentStandings(found).rows, ...previewKey(preview) };
  return ok({ json, text: readable(read.value, found, { lang, preview }) });
}

/** In which language, and under which mark. */
interface Shown {
  readonly lang: Lang;
  readonly preview: string | null;
}

function readable({ tournament, names }: ReadFile, found: Standings, { lang, preview }: Shown): string {
  const { standings: ui } = allSentences[lang]().ui;
  const figures = figureColumns(found, ui, tournament.format);
  const all: readonly TextColumn[] = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    ...figures.map(({ head }) => ({ header: head, side: 'end' }) as const),
  ];
  const notes = notesOf(tournament, found.after, lang);
  const lines = found.rows.map((row) => [
    number(row.rank),
    names.full(row.player),
    ...figures.map(({ text }) => text(row.player) ?? ''),
    notes(row.player).join(', '),
  ]);
  const head = [tournament.name, titleOf(tournament, found, { lang, preview }), ...(preview ? [preview] : [])];
  return `${head.join('\n')}\n\n${textTable([...all, { header: '', side: 'start' }], lines)}`;
}

function titleOf(tournament: Tournament, found: Standings, { lang, preview }: Shown): string {
  const { standings: ui } = allSentences[lang]().ui;
  if (found.final) return preview === null ? ui.final : ui.finalProvisional;
  const { complete, running } = progressOf(tournament, found.after);
  return cliSentences[lang].rounds(spokenAs(tournament)).after(complete, running);
}

/** Beside a line: who was excluded, and the points that maluses took off. */
function notesOf(tournament: Tournament, after: number, lang: Lang): (player: PlayerId) => readonly string[] {
  const text = cliSentences[lang].tables;
  const { malus } = wargameScale(tournament.settings);
  const given = sanctionsOf(tournament, after);
  const mark = placeMarks(tournament, after, allSentences[lang]().ui.standings);
  return (player) => [
    ...marksOn(given, player, malus).flatMap(({ kind, off }) => (kind === 'malus' ? [text.malus(off)] : [])),
    ...[mark(player)].filter((one) => one !== null),
  ];
}
