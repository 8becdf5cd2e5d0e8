import { type People, type Player, type PlayerId, reasonsOf, type Standings, type Tournament } from '@ronde/engine';
import { ownSeries } from '@ronde/engine/rating-of/rating-of';
import {
  allSentences,
  dates,
  figuresLegend,
  type Lang,
  metAs,
  metAsLegend,
  type Names,
  namesOf,
  spokenAs,
  standingsReason,
  type Ui,
} from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { ratingAtStart, ratingHead, someProvisional } from '@ronde/views/player';
import { marked, placeMarks, standingsTitle } from '@ronde/views/standings';
import { paperSentences } from './paper/sentences/sentences.ts';
import { cellTexts } from './round-cell.ts';
import { roundInPlay } from './round-in-play.ts';
import type { Cell, DataSheet, SheetColumn } from './sheet.ts';
import { shownPeople } from './shown-people.ts';
import { umpireNotes } from './umpire-notes.ts';

/**
 * The standings with every round, as they are printed. The club stands only where somebody
 * has one, the series (Joker, A, B, C) where the rating has some.
 * A pseudonym stands instead of a name.
 */
export function standingsSheet(tournament: Tournament, everybody: People, standings: Standings, lang: Lang): DataSheet {
  const people = shownPeople(everybody);
  const { standings: ui, formats } = allSentences[lang](spokenAs(tournament)).ui;
  const columns = columnsOf(tournament, people, standings, lang);
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  return {
    lang,
    title: tournament.name,
    subtitle: [dates(lang, tournament.date, tournament.endDate), tournament.place, formats[tournament.format]]
      .filter((part) => part !== undefined)
      .join(' · '),
    caption: caption(tournament, standings, lang),
    columns: columns.map(({ cell: _, ...column }) => column),
    rowHeader: 'player',
    rows: standings.rows.map((row) => columns.map((column) => column.cell(row, players.get(row.player)))),
    notes: [
      `${ui.legend}. ${metAsLegend[lang]}`,
      figuresLegend(standings, tournament.format, ui),
      ...provisional(tournament, ui),
      ...umpireNotes(tournament, people, standings.after, lang),
      ...reasons(tournament, people, standings, lang),
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

function columnsOf(tournament: Tournament, people: People, standings: Standings, lang: Lang): readonly FilledColumn[] {
  const ui = allSentences[lang](spokenAs(tournament)).ui.standings;
  const names = namesOf(people, tournament.players);
  const mark = placeMarks(tournament, standings.after, ui);
  const clubs = tournament.players.some((player) => player.club !== undefined);
  const own = ownSeries(tournament);
  const club: FilledColumn = { key: 'club', header: ui.club, kind: 'text', cell: (_, player) => player?.club ?? null };
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
    ...(clubs ? [club] : []),
    ...(own ? [series] : []),
    {
      key: 'rating',
      header: ratingHead(tournament, ui.rating),
      kind: 'number',
      cell: (_, player) => (player ? ratingCell(ratingAtStart(player, tournament)) : null),
    },
    ...roundColumns(tournament, standings, names, ui),
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

/** A round that is not over is counted only as one in play. */
function caption(tournament: Tournament, standings: Standings, lang: Lang): string {
  const { after, final } = standings;
  const ui = allSentences[lang](spokenAs(tournament)).ui.standings;
  const sentences = paperSentences(lang, tournament);
  if (after === 0 && !final) return sentences.beforeFirst;
  const open = final ? null : roundInPlay(tournament, after);
  if (open !== null) return `${sentences.provisional}, ${sentences.inPlay(open)}`;
  return standingsTitle(standings, tournament.status, ui);
}

/** A provisional rating keeps its star until the first rated event (Classement PL §2.1). */
function provisional(tournament: Tournament, ui: Ui['standings']): readonly string[] {
  return someProvisional(tournament) ? [`* ${ui.provisionalRating.replace('*', '')}`] : [];
}

/** What the final decided and how each tie was settled, in the words of « Pourquoi ? ». */
function reasons(tournament: Tournament, people: People, standings: Standings, lang: Lang): readonly string[] {
  const names = namesOf(people, tournament.players);
  const asked = { standings, names, format: tournament.format, spoken: spokenAs(tournament) };
  return reasonsOf(standings).map((reason) => {
    const { title, lines } = standingsReason(allSentences[lang](), reason, asked);
    return noteOf(title, lines);
  });
}

/** Who is level, then how it was settled; what the title says of them is not said twice. */
function noteOf(title: string, lines: readonly string[]): string {
  const [, tied = ''] = title.split(/\u00a0?: /u);
  const [first = '', ...rest] = lines;
  const twice = tied !== '' && first.toLowerCase().startsWith(tied.toLowerCase());
  if (!twice) return [`${title}.`, ...lines].join(' ');
  return [`${title.slice(0, title.length - tied.length)}${tied}${first.slice(tied.length)}`, ...rest].join(' ');
}
