import { type People, type Player, type PlayerId, playsWargame, type Standings, type Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { ownSeries } from '@ronde/engine/rating-of/rating-of';
import {
  allSentences,
  armyShown,
  dates,
  figuresLegend,
  type Lang,
  metAs,
  metAsLegend,
  type Names,
  namesOf,
  roundPointsLegend,
  spokenAs,
  type Ui,
} from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { ratingAtStart, ratingHead, someProvisional } from '@ronde/views/player';
import { marked, placeMarks, standingsTitleIn } from '@ronde/views/standings';
import { paperSentences } from './paper/sentences/sentences.ts';
import { cellTexts, finalTexts } from './round-cell.ts';
import type { Cell, DataSheet, SheetColumn } from './sheet.ts';
import { shownPeople } from './shown-people.ts';
import { reasonNotes, roundInPlay, rulingNotes } from './standings-notes.ts';

/** `by`: one group after the other, each with its own places. `licences`: beside names, for a federation. */
export interface StandingsOptions {
  readonly by?: 'series' | 'club' | 'category';
  readonly licences?: boolean;
}

/**
 * The standings with every round, as they are printed. The club and the army stand only where somebody
 * has one, the series (Joker, A, B, C) where the rating has some.
 * A pseudonym stands instead of a name.
 */
export function standingsSheet(
  tournament: Tournament,
  everybody: People,
  standings: Standings,
  lang: Lang,
  options: StandingsOptions = {},
): DataSheet {
  const people = shownPeople(everybody);
  const { standings: ui, formats } = allSentences[lang](spokenAs(tournament)).ui;
  const groups = options.by ? groupsOf(tournament, standings, options.by) : null;
  const ownColumns = columnsOf(tournament, people, standings, lang, options.licences === true);
  const columns =
    groups && options.by ? [...groupColumns(groups, options.by, tournament, lang), ...ownColumns] : ownColumns;
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  return {
    lang,
    title: tournament.name,
    subtitle: [dates(lang, tournament.date, tournament.endDate), tournament.place, formats[tournament.format]]
      .filter((part) => part !== undefined)
      .join(' · '),
    caption: [
      caption(tournament, standings, lang),
      ...(options.by ? [paperSentences(lang, tournament).by[options.by]] : []),
    ].join(', '),
    columns: columns.map(({ cell: _, ...column }) => column),
    rowHeader: 'player',
    rows: (groups?.rows ?? standings.rows).map((row) =>
      columns.map((column) => column.cell(row, players.get(row.player))),
    ),
    notes: [
      [`${ui.legend}.`, metAsLegend[lang], ...(playsWargame(tournament) ? [roundPointsLegend[lang]] : [])].join(' '),
      figuresLegend(standings, tournament.format, ui),
      ...provisional(tournament, ui),
      ...rulingNotes(tournament, people, standings.after, lang),
      ...reasonNotes(tournament, people, standings, lang),
    ],
  };
}

type Row = Standings['rows'][number];

/** A column of figures as a sheet has it. */
export function ofSheet({ key, head, long, spread, value }: FigureColumn) {
  const cell = ({ player }: { readonly player: PlayerId }): Cell => value(player);
  return { key, header: head, title: long, kind: spread ? ('spread' as const) : ('number' as const), cell };
}

type FilledColumn = SheetColumn & { readonly cell: (row: Row, player: Player | undefined) => Cell };

/** Rows one group after the other, and where each stands in its own; who is in none comes last. */
interface Groups {
  readonly rows: readonly Row[];
  readonly group: ReadonlyMap<PlayerId, string>;
  readonly place: ReadonlyMap<PlayerId, number>;
}

function groupsOf(tournament: Tournament, { rows }: Standings, by: NonNullable<StandingsOptions['by']>): Groups {
  const own = ownSeries(tournament);
  const said = (player: Player): string | undefined => (by === 'series' ? own?.(player).charAt(0) : player[by]);
  const group = new Map(tournament.players.flatMap((player) => [[player.id, said(player) ?? ''] as const]));
  const of = ({ player }: Row): string => group.get(player) ?? '';
  const order = (a: string, b: string): number =>
    by === 'series'
      ? seriesOrder.indexOf(a) - seriesOrder.indexOf(b)
      : Number(a === '') - Number(b === '') || frenchOrder(a, b);
  const sorted = rows.toSorted((a, b) => order(of(a), of(b)));
  const place = new Map<PlayerId, number>();
  let [last, first, at] = ['', 0, 0];
  for (const [i, row] of sorted.entries()) {
    if (i === 0 || of(row) !== last) [last, first] = [of(row), i];
    // Who share a place share that of the group too.
    if (i === first || row.rank !== sorted[i - 1]?.rank) at = i - first + 1;
    place.set(row.player, at);
  }
  return { rows: sorted, group, place };
}

const seriesOrder = ['J', 'A', 'B', 'C', ''];

function groupColumns(
  { group, place }: Groups,
  by: NonNullable<StandingsOptions['by']>,
  tournament: Tournament,
  lang: Lang,
): readonly FilledColumn[] {
  const said = allSentences[lang](spokenAs(tournament)).ui;
  const { placeIn } = paperSentences(lang, tournament);
  const header = by === 'category' ? said.registration.category : said.standings[by];
  return [
    { key: 'group', header, kind: 'text', cell: ({ player }) => group.get(player) || null },
    { key: 'group-place', header: placeIn, kind: 'number', cell: ({ player }) => place.get(player) ?? null },
  ];
}

function columnsOf(
  tournament: Tournament,
  people: People,
  standings: Standings,
  lang: Lang,
  licences: boolean,
): readonly FilledColumn[] {
  const { standings: ui, registration, wargame } = allSentences[lang](spokenAs(tournament)).ui;
  const names = namesOf(people, tournament.players);
  const mark = placeMarks(tournament, standings.after, ui);
  const clubs = tournament.players.some((player) => player.club !== undefined);
  const own = ownSeries(tournament);
  const club: FilledColumn = { key: 'club', header: ui.club, kind: 'text', cell: (_, player) => player?.club ?? null };
  const armies = tournament.players.some((player) => player.army !== undefined);
  const army: FilledColumn = {
    key: 'army',
    header: wargame.army,
    kind: 'text',
    cell: (_, player) => (player?.army ? armyShown(player.army) : null),
  };
  const licence: FilledColumn = {
    key: 'licence',
    header: registration.licence,
    kind: 'text',
    cell: ({ player }) => people.get(player)?.licence ?? null,
  };
  const series: FilledColumn = {
    key: 'series',
    header: ui.series,
    kind: 'text',
    cell: (_, player) => (player && own ? own(player).charAt(0) : null),
  };
  return [
    { key: 'rank', header: ui.rank, kind: 'number', cell: (row) => row.rank },
    {
      key: 'player',
      header: ui.player,
      kind: 'text',
      cell: ({ player }) => marked(names.full(player), mark(player)),
    },
    ...(licences ? [licence] : []),
    ...(clubs ? [club] : []),
    ...(armies ? [army] : []),
    ...(own ? [series] : []),
    {
      key: 'rating',
      header: ratingHead(tournament, ui.rating),
      kind: 'number',
      cell: (_, player) => (player ? ratingCell(ratingAtStart(player, tournament)) : null),
    },
    ...roundColumns(tournament, standings, names, ui),
    ...finalColumn(tournament, standings, { names, ui, lang }),
    ...figureColumns(standings, ui, tournament.format).map(ofSheet),
  ];
}

/** An Elo is kept in full precision, and read to a hundredth; a star makes it a text. */
function ratingCell({ rating = 0, provisional }: ReturnType<typeof ratingAtStart>): Cell {
  const shown = Math.round(rating * 100) / 100;
  return provisional ? `${shown}*` : shown;
}

function roundColumns(
  tournament: Tournament,
  standings: Standings,
  names: Names,
  ui: Ui['standings'],
): readonly FilledColumn[] {
  const cell = cellTexts(tournament, metAs(standings, names, tournament.players), ui);
  return Array.from({ length: standings.after }, (_, i) => ({
    key: `round${i + 1}`,
    header: ui.roundShort(i + 1),
    title: `${ui.round} ${i + 1}`,
    kind: 'short' as const,
    cell: (row: Row) => cell(row.player, i + 1) || null,
  }));
}

interface FinalWords {
  readonly names: Names;
  readonly ui: Ui['standings'];
  readonly lang: Lang;
}

/** The matches of the final, where the standings count it. */
function finalColumn(
  tournament: Tournament,
  standings: Standings,
  { names, ui, lang }: FinalWords,
): readonly FilledColumn[] {
  const cell = standings.final ? finalTexts(tournament, metAs(standings, names, tournament.players), ui) : null;
  if (!cell) return [];
  const header = paperSentences(lang, tournament).finalGames;
  return [{ key: 'final', header, kind: 'short', cell: ({ player }) => cell(player) || null }];
}

/** A round that is not over is counted only as one in play. */
function caption(tournament: Tournament, standings: Standings, lang: Lang): string {
  const { after, final } = standings;
  const ui = allSentences[lang](spokenAs(tournament)).ui.standings;
  const sentences = paperSentences(lang, tournament);
  if (after === 0 && !final) return sentences.beforeFirst;
  const open = final ? null : roundInPlay(tournament, after);
  if (open !== null) return `${sentences.provisional}, ${sentences.inPlay(open)}`;
  return standingsTitleIn(tournament, standings, lang, ui);
}

/** A provisional rating keeps its star until the first rated event (Classement PL §2.1). */
function provisional(tournament: Tournament, ui: Ui['standings']): readonly string[] {
  return someProvisional(tournament) ? [`* ${ui.provisionalRating.replace('*', '')}`] : [];
}
