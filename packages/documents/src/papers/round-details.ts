import type { People, PlayerId, Standings, Tournament } from '@ronde/engine';
import { allSentences, capital, namesOf, spokenAs } from '@ronde/language';
import { countedIn, countOf } from '@ronde/views/figure-columns';
import { finalsOfAll, type Meeting } from '@ronde/views/grid';
import { letterOf, type PlayerRound, roundsOfAll } from '@ronde/views/rounds';
import { standingsAt } from '@ronde/views/standings';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { Cell, DataSheet, SheetColumn } from '../sheet.ts';
import { shownPeople } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** What the sheet tells beside names. */
interface DetailOptions {
  readonly licences?: boolean;
}

/**
 * Everybody's rounds, one line each: whom they met, at which table, both figures of the result, what the round counted,
 * and where they stood after it; of a round away too, for it may count something. In the order of the standings, then
 * of the rounds; the final last, with the place that it gives.
 */
export function roundDetails(
  tournament: Tournament,
  everybody: People,
  standings: Standings,
  printing: Printing,
  options: DetailOptions = {},
): Paper {
  const { lang } = printing;
  const people = shownPeople(everybody);
  const names = namesOf(people, tournament.players);
  const ui = allSentences[lang](spokenAs(tournament)).ui;
  const sentences = paperSentences(lang, tournament);
  const { after } = standings;
  const rounds = roundsOfAll(tournament, after);
  // Where somebody stood after the last round is not yet where the final leaves them.
  const { final: _, ...played } = tournament;
  const running = Array.from({ length: after + 1 }, (_, done) =>
    runningAfter(standingsAt(played, everybody, done), tournament),
  );
  const counted = countedIn(ui.standings, tournament.format);
  const columns: readonly SheetColumn[] = [
    { key: 'player', header: ui.standings.player, kind: 'text' },
    ...(options.licences ? [{ key: 'licence', header: ui.registration.licence, kind: 'text' } as const] : []),
    { key: 'round', header: sentences.roundAlone, kind: 'number' },
    { key: 'table', header: sentences.table, kind: 'number' },
    { key: 'opponent', header: sentences.opponent, kind: 'text' },
    { key: 'result', header: sentences.result, kind: 'short' },
    { key: 'own', header: capital(sentences.score), kind: 'number' },
    { key: 'against', header: sentences.scoreAgainst, kind: 'number' },
    { key: 'gained', header: counted.head, title: counted.long, kind: 'number' },
    { key: 'total', header: sentences.runningTotal, kind: 'number' },
    { key: 'place', header: ui.standings.rank, kind: 'number' },
  ];
  const who = (player: PlayerId): readonly Cell[] => [
    names.full(player),
    ...(options.licences ? [people.get(player)?.licence ?? null] : []),
  ];
  const metIn = (one: Omit<Meeting, 'round'>): readonly Cell[] => [
    one.match?.table ?? null,
    one.opponent === null ? null : names.full(one.opponent),
    letterOf(one.cell, ui.standings),
    one.figures?.[0] ?? null,
    one.figures?.[1] ?? null,
  ];
  // The final counts no point of the standings: its places stand behind its last match.
  const finals = standings.final ? finalsOfAll(tournament) : new Map<PlayerId, readonly Meeting[]>();
  const finalLineOf = (player: PlayerId, one: Meeting, place: number | null): readonly Cell[] => [
    ...who(player),
    sentences.finalGames,
    ...metIn(one),
    ...[null, null, place],
  ];
  const lineOf = (player: PlayerId, one: PlayerRound): readonly Cell[] => {
    const [before, now] = [running[one.round - 1], running[one.round]];
    const total = now?.count(player) ?? 0;
    return [
      ...who(player),
      one.round,
      ...metIn(one),
      total - (before?.count(player) ?? 0),
      total,
      now?.place(player) ?? null,
    ];
  };
  const caption = after === 0 ? sentences.details : `${sentences.details}, ${sentences.upTo(after)}`;
  const paper = headed(tournament, caption, printing);
  const sheet: DataSheet = {
    lang,
    title: tournament.name,
    subtitle: paper.head.date,
    caption,
    columns,
    rowHeader: 'player',
    rows: standings.rows.flatMap(({ player, rank }) => [
      ...everyRound(rounds.get(player) ?? [], after).map((one) => lineOf(player, one)),
      ...(finals.get(player) ?? []).map((one, i, all) => finalLineOf(player, one, i + 1 < all.length ? null : rank)),
    ]),
    notes: [`${ui.standings.legend}.`],
  };
  const besides = options.licences === true && { besides: 'licences' };
  return { ...paper, ...besides, ...fromSheet(sheet, 9) };
}

/** Those at no table too. */
function everyRound(seated: readonly PlayerRound[], after: number): readonly PlayerRound[] {
  const known = new Map(seated.map((one) => [one.round, one]));
  const away = { match: null, opponent: null, cell: { kind: 'absent' }, figures: null } as const;
  return Array.from({ length: after }, (_, i) => known.get(i + 1) ?? { ...away, round: i + 1 });
}

/** How many each had after a round, and where they stood. */
function runningAfter(standings: Standings, { format }: Tournament) {
  const places = new Map(standings.rows.map(({ player, rank }) => [player, rank]));
  return { count: countOf(standings, format), place: (player: PlayerId) => places.get(player) ?? null };
}
