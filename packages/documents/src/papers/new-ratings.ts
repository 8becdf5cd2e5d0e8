import {
  type AdgRating,
  type People,
  type PlRating,
  publicFace,
  ratingFor,
  seasonOf,
  type Tournament,
} from '@ronde/engine';
import { allSentences, decimal, eventCategory, type Lang, spokenAs } from '@ronde/language';
import { plannedRounds } from '@ronde/views/standings';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { type RatingSentences, ratingSentences } from '../paper/sentences/rating-sentences.ts';
import type { Cell, DataSheet, SheetColumn } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** The rating of each before and after, with every figure between: a preview, as on the closing page. */
export function newRatings(tournament: Tournament, people: People, printing: Printing): Paper {
  const sentences = ratingSentences[printing.lang](spokenAs(tournament));
  const what = tournament.status === 'closed' ? sentences.title : sentences.preview;
  const paper = headed(tournament, what, printing);
  const rating = ratingFor(tournament, people);
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  const none = !rating.ok ? sentences.notRated : played ? null : sentences.notYet;
  if (!rating.ok || none !== null)
    return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(none ?? sentences.notRated, 11)] } };
  const facts: Facts = { tournament, people, lang: printing.lang, sentences };
  const table = rating.value.system === 'pl' ? ofPl(rating.value, facts) : ofElo(rating.value, facts);
  const columns = [...firstColumns(facts), ...table.columns];
  const sheet: DataSheet = {
    lang: printing.lang,
    title: tournament.name,
    subtitle: paper.head.date,
    caption: what,
    columns,
    rowHeader: 'player',
    rows: table.rows,
    notes: [...table.notes, sentences.informative],
  };
  return { ...paper, ...fromSheet(sheet) };
}

interface Facts {
  readonly tournament: Tournament;
  readonly people: People;
  readonly lang: Lang;
  readonly sentences: RatingSentences;
}

interface Table {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes: readonly string[];
}

const numbers = (key: string, header: string, title?: string): SheetColumn => ({
  key,
  header,
  kind: 'number',
  ...(title !== undefined && { title }),
});

/** Place, name, club, and the licence where somebody has one: the table can be read again as a list. */
function firstColumns({ tournament, people, lang, sentences }: Facts): readonly SheetColumn[] {
  const { standings: ui } = allSentences[lang](spokenAs(tournament)).ui;
  const clubs = tournament.players.some(({ club }) => club !== undefined);
  return [
    numbers('rank', ui.rank),
    { key: 'player', header: ui.player, kind: 'text' },
    ...(clubs ? [{ key: 'club', header: ui.club, kind: 'text' } as const] : []),
    ...(licensed(people) ? [{ key: 'licence', header: sentences.licence, kind: 'text' } as const] : []),
  ];
}

function firstCells({ tournament, people }: Facts): (player: string, place: number | null) => readonly Cell[] {
  const names = shownNames(tournament, people);
  const clubs = new Map(tournament.players.flatMap(({ id, club }) => (club === undefined ? [] : [[id, club]])));
  // Behind a pseudonym nobody's licence is told.
  const licence = (player: string) => publicFace(people.get(player) ?? { name: '' }).licence ?? null;
  return (player, place) => [
    place,
    names.full(player),
    ...(clubs.size > 0 ? [clubs.get(player) ?? null] : []),
    ...(licensed(people) ? [licence(player)] : []),
  ];
}

const licensed = (people: People): boolean => [...people.values()].some((one) => publicFace(one).licence !== undefined);

/** Avant, PE, B, PJ, après (classement PL): the figures of the rule, in its order. */
function ofPl(rating: PlRating, facts: Facts): Table {
  const { sentences, tournament, lang } = facts;
  const first = firstCells(facts);
  const { provisionalRating } = allSentences[lang](spokenAs(tournament)).ui.standings;
  const starred = rating.players.some(({ provisional }) => provisional);
  return {
    columns: [
      numbers('before', sentences.before),
      numbers('pe', 'PE', sentences.pe),
      numbers('b', 'B', sentences.b),
      { key: 'pj', header: 'PJ', title: sentences.pj, kind: 'spread' },
      numbers('after', sentences.after),
    ],
    rows: rating.players.map(({ player, place, before, provisional, pe, b, pj, after }) => [
      ...first(player, place),
      provisional ? `${before}*` : before,
      pe,
      b,
      pj,
      after,
    ]),
    notes: [
      `${sentences.category(rating, eventCategory(lang, rating.category, seasonOf(tournament)))} ${sentences.legend}`,
      ...(starred ? [`* ${provisionalRating.replace('*', '')}`] : []),
      ...(rating.approved ? [] : [sentences.notApproved]),
      ...beyondPlanned(facts),
    ],
  };
}

/** Why the column of the championship is empty. */
function whyNone({ official, season }: AdgRating, sentences: RatingSentences): readonly string[] {
  if (!official) return [sentences.notOfficial];
  return season === null ? [sentences.noSeason] : [];
}

/** Until the close a PL counts the planned rounds, unless a setting says how many. */
function beyondPlanned({ tournament, sentences }: Facts): readonly string[] {
  const [held, planned] = [tournament.rounds.length, plannedRounds(tournament)];
  return held > planned && tournament.settings.rating?.games === undefined ? [sentences.beyond(held, planned)] : [];
}

/** Worked out in full, shown as whole numbers (L’Art de la Guerre, Elo). */
function ofElo(rating: AdgRating, facts: Facts): Table {
  const { sentences, lang } = facts;
  const first = firstCells(facts);
  return {
    columns: [
      numbers('before', sentences.before),
      numbers('games', sentences.games),
      { key: 'gain', header: sentences.gain, kind: 'spread' },
      numbers('after', sentences.after),
      { key: 'title', header: sentences.rankTitle, kind: 'text' },
      numbers('championship', sentences.champion),
    ],
    rows: rating.players.map(({ player, place, before, after, games, title, championship }) => [
      ...first(player, place),
      Math.round(before),
      games,
      Math.round(after) - Math.round(before),
      Math.round(after),
      title,
      championship,
    ]),
    notes: [sentences.value(decimal(lang, rating.value)), ...whyNone(rating, sentences)],
  };
}
