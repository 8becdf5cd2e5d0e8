import {
  finalStandings,
  ok,
  type PointsStandings,
  refused,
  type ScrabbleStandings,
  type Standings,
  standingsOf,
} from '@ronde/engine';
import { type Lang, number, signed, words } from '@ronde/language';
import { type Answered, ruleRefused } from '../answer.ts';
import type { Io } from '../io.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { type TextColumn, textTable } from '../text-table.ts';

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
  // The places of a final stand at the end of all the rounds.
  const atTheEnd = final && after === drawn;
  const found = atTheEnd ? finalStandings(tournament, people) : standingsOf(tournament, people, { after, final });
  return ok({ json: { after, final, standings: lines(found) }, text: readable(read.value, found, lang) });
}

/** The lines in the keys of the formula, and in their order. */
function lines(found: Standings): readonly unknown[] {
  return found.kind === 'scrabble'
    ? found.rows.map(({ rank, player, pm, ppm, pdep }) => ({ rank, player, pm, ppm, pdep }))
    : found.rows.map(({ rank, player, points, wins, opponents }) => ({
        rank,
        player,
        points,
        ...(wins === undefined ? {} : { wins }),
        opponents,
      }));
}

function readable({ tournament, names }: ReadFile, found: Standings, lang: Lang): string {
  const { standings: ui } = words(lang).ui;
  const { columns, rows } = found.kind === 'scrabble' ? scrabbleTable(found, lang) : pointsTable(found, lang);
  const all: readonly TextColumn[] = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    ...columns.map((header) => ({ header, side: 'end' }) as const),
  ];
  const lines = found.rows.map(({ rank, player }, i) => [number(rank), names.full(player), ...(rows[i] ?? [])]);
  return `${tournament.name}\n${found.final ? ui.final : ui.title(found.after)}\n\n${textTable(all, lines)}`;
}

interface Figures {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function scrabbleTable({ rows }: ScrabbleStandings, lang: Lang): Figures {
  const { standings: ui } = words(lang).ui;
  return {
    columns: [ui.pm, ui.ppm, ui.pdep],
    rows: rows.map(({ pm, ppm, pdep }) => [number(pm), ppm === null ? '' : number(ppm), signed(pdep)]),
  };
}

function pointsTable({ rows }: PointsStandings, lang: Lang): Figures {
  const { standings: ui } = words(lang).ui;
  const wins = rows.some((row) => row.wins !== undefined);
  return {
    columns: [ui.points, ...(wins ? [ui.wins] : []), ui.opponents],
    rows: rows.map((row) => [number(row.points), ...(wins ? [number(row.wins ?? 0)] : []), number(row.opponents)]),
  };
}
