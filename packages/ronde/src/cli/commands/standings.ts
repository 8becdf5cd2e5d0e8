import { ok, refused, standingsOf } from '@ronde/engine';
import { type Lang, number, signed, words } from '@ronde/language';
import { type Answered, ruleRefused } from '../answer.ts';
import type { Io } from '../io.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { textTable } from '../text-table.ts';

export interface StandingsOptions {
  /** Rounds counted; undefined: all. */
  readonly after?: number;
  readonly final?: boolean;
}

/** The standings after all rounds or the first ones. Refused: a round that is not drawn. */
export async function standings(file: string, options: StandingsOptions, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, io, lang);
  if (!read.ok) return read;
  const { tournament, people } = read.value;
  const drawn = tournament.rounds.length;
  const { after = drawn, final = false } = options;
  if (after > drawn)
    return refused([ruleRefused({ code: 'unknown-round', round: after, drawn }, 'rounds', read.value.names, lang)]);
  const { rows } = standingsOf(tournament, people, { after, final });
  const lines = rows.map(({ rank, player, pm, ppm, pdep }) => ({ rank, player, pm, ppm, pdep }));
  return ok({ json: { after, final, standings: lines }, text: readable(read.value, after, final, lines, lang) });
}

type Line = ReturnType<typeof standingsOf>['rows'][number];

function readable(
  { tournament, names }: ReadFile,
  after: number,
  final: boolean,
  lines: readonly Line[],
  lang: Lang,
): string {
  const { standings: ui } = words(lang).ui;
  const columns = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    ...[ui.pm, ui.ppm, ui.pdep].map((header) => ({ header, side: 'end' }) as const),
  ] as const;
  const rows = lines.map((line) => [
    number(line.rank),
    names.full(line.player),
    number(line.pm),
    line.ppm === null ? '' : number(line.ppm),
    signed(line.pdep),
  ]);
  return `${tournament.name}\n${final ? ui.final : ui.title(after)}\n\n${textTable(columns, rows)}`;
}
