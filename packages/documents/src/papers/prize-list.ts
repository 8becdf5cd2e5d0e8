import { excluded, type People, type PlayerId, type ToldPrizes, type Tournament, toldPrizes } from '@ronde/engine';
import { afterExclusion, capital, categoryWithheld, honour, isolated, list } from '@ronde/language';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import type { PaperSentences } from '../paper/sentences/fr.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { Cell, Sheet } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** Who is honoured: the first three, the first of each series, category and club, trophies and what was counted. */
function prizeLines(
  tournament: Tournament,
  people: People,
  printing: Printing,
  told: ToldPrizes,
): readonly (readonly Cell[])[] {
  const { lang } = printing;
  const say = paperSentences(lang, tournament);
  const names = shownNames(tournament, people);
  const called = (players: readonly PlayerId[]): string => list(lang, players.map(names.full));
  return [
    ...told.podium.flatMap((one) => one.players.map((id) => [honour(lang, one), one.place, names.full(id)])),
    ...namedPrizes(told, say).map(({ prize, place, players }) => [prize, place, called(players)]),
  ];
}

/** A prize that is not a place of the whole ranking. */
export interface NamedPrize {
  readonly prize: string;
  /** The place in the whole ranking of who is first of a group; null: a trophy, or something counted. */
  readonly place: number | null;
  readonly players: readonly PlayerId[];
}

/** The first of each series, category and club, then trophies and what was counted. */
export function namedPrizes(told: ToldPrizes, say: PaperSentences): readonly NamedPrize[] {
  const { series, categories, clubs, trophies, counters } = told;
  return [
    ...series.map(({ of, ...first }) => ({ prize: say.seriesPrize(of), ...first })),
    ...categories.map(({ of, ...first }) => ({ prize: isolated(capital(of)), ...first })),
    ...clubs.map(({ of, ...first }) => ({ prize: say.clubPrize(of), ...first })),
    ...trophies.map(({ name, player }) => ({ prize: isolated(name), place: null, players: [player] })),
    ...counters.map(({ counter, total, players }) => ({
      prize: `${isolated(capital(counter))} (${total})`,
      place: null,
      players,
    })),
  ];
}

/** The list that is read aloud, and hangs on the wall. */
export function prizeList(
  tournament: Tournament,
  people: People,
  printing: Printing,
  told: ToldPrizes = toldPrizes(tournament, people),
): Paper {
  const say = paperSentences(printing.lang, tournament);
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  const rows = played ? prizeLines(tournament, people, printing, told) : [];
  const what = tournament.status === 'closed' ? say.prizes : say.prizesPreview;
  const paper = headed(tournament, what, printing);
  const sheet: Sheet = {
    lang: printing.lang,
    title: tournament.name,
    subtitle: paper.head.date,
    caption: what,
    columns: [
      { key: 'prize', header: say.prize, kind: 'text' },
      { key: 'place', header: say.place, kind: 'number' },
      { key: 'player', header: say.name, kind: 'text' },
    ],
    rowHeader: 'prize',
    rows,
    notes: [
      ...(excluded(tournament).size > 0 ? [afterExclusion[printing.lang]] : []),
      ...(played && told.withheld ? [categoryWithheld[printing.lang]] : []),
    ],
  };
  if (rows.length === 0)
    return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(say.noPrize, 11)] }, sheet };
  return { ...paper, ...fromSheet(sheet, 12) };
}
