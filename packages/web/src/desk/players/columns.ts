import type { Player, Standings, Tournament } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { ownSeries } from '@ronde/engine/rating-of/rating-of';
import type { Dictionary, Sentences } from '@ronde/language';
import { figureColumns } from '@ronde/views/figure-columns';
import { ratingHead } from '@ronde/views/player';
import type { ListedPlayer } from '../roster/roster-lines.ts';
import { startRatingShown } from '../roster/start-rating.ts';

/** What a column is sorted by: numbers as numbers, texts in the order of the rules. Null: nothing there. */
type SortValue = number | string | null;

export interface Sort {
  readonly by: string;
  readonly down: boolean;
}

/** Level values keep the order they came in; those without one are last, whichever way. */
export function sorted<T>(lines: readonly T[], value: (line: T) => SortValue, down: boolean): readonly T[] {
  const keyed = lines.map((line) => ({ line, key: keyOf(value(line)) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return down ? order(b.key, a.key) : order(a.key, b.key);
  });
  return keyed.map(({ line }) => line);
}

/** A text as the alphabet of the rules reads it, then as it is: worked out once, compared many times. */
const keyOf = (value: SortValue): number | string | null =>
  typeof value === 'string' ? `${frenchKey(value)}\u0000${value}` : value;

const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** `-pdep` in the address: by Pdep, the highest first. */
export function readSort(text: string | null): Sort | null {
  if (!text) return null;
  return text.startsWith('-') ? { by: text.slice(1), down: true } : { by: text, down: false };
}

export const writeSort = ({ by, down }: Sort): string => (down ? `-${by}` : by);

/** One column of the list of players. */
export interface PlayerColumn {
  readonly key: string;
  readonly head: string;
  readonly long?: string;
  readonly number: boolean;
  /** Only where there is room. */
  readonly wide: boolean;
  /** The first press on its head: the highest first. */
  readonly down: boolean;
  readonly value: (line: ListedPlayer) => SortValue;
  readonly text: (line: ListedPlayer) => string;
}

/** What is known of everybody, then where they stand; `standings` null before the first round is closed. */
export function playerColumns(
  tournament: Tournament,
  standings: Standings | null,
  sentences: Sentences,
  text: PlayersSentences,
): readonly PlayerColumn[] {
  const { ui } = sentences;
  const series = ownSeries(tournament);
  const has = (test: (player: Player) => unknown) => tournament.players.some(test);
  return [
    column('numero', text.number, ({ player }) => player.number, { number: true, wide: true }),
    column('nom', ui.standings.player, ({ name }) => name),
    ...(has(({ army }) => army)
      ? [column('armee', text.army, ({ player }) => player.army?.name ?? null, { wide: true })]
      : []),
    ...(has(({ club }) => club)
      ? [column('club', ui.standings.club, ({ player }) => player.club ?? null, { wide: true })]
      : []),
    ...(series
      ? [
          column('serie', ui.standings.series, ({ player }) => seriesOrder(series(player)), {
            wide: true,
            show: ({ player }) => seriesShort(series(player)),
          }),
        ]
      : []),
    column('cote', ratingHead(tournament, ui.standings.rating), ({ player }) => player.rating ?? null, {
      number: true,
      down: true,
      wide: true,
      show: ({ player }) => startRatingShown(player, tournament),
    }),
    ...(standings ? standingColumns(tournament, standings, sentences, text) : []),
  ];
}

function standingColumns(
  { format }: Tournament,
  standings: Standings,
  { ui }: Sentences,
  text: PlayersSentences,
): readonly PlayerColumn[] {
  const ranks = new Map(standings.rows.map(({ player, rank }) => [player, rank]));
  return [
    column('place', text.place, ({ player }) => ranks.get(player.id) ?? null, { number: true }),
    ...figureColumns(standings, ui.standings, format).map((figure) =>
      column(
        figure.head.toLowerCase().replace('.', ''),
        figure.head,
        ({ player }) => (ranks.has(player.id) ? figure.value(player.id) : null),
        {
          number: true,
          down: true,
          wide: figure.wide,
          long: figure.long,
          show: ({ player }) => (ranks.has(player.id) ? (figure.text(player.id) ?? '–') : '–'),
        },
      ),
    ),
  ];
}

const bySeries = ['Joker', 'A', 'B', 'C'] as const;
const seriesOrder = (series: (typeof bySeries)[number]): number => bySeries.indexOf(series);
const seriesShort = (series: string): string => series.charAt(0);

interface More {
  readonly number?: boolean;
  readonly down?: boolean;
  readonly wide?: boolean;
  readonly long?: string;
  readonly show?: (line: ListedPlayer) => string;
}

function column(key: string, head: string, value: PlayerColumn['value'], more: More = {}): PlayerColumn {
  const { number = false, down = false, wide = false, long, show } = more;
  const text = show ?? ((line: ListedPlayer) => String(value(line) ?? '–'));
  return { key, head, number, down, wide, value, text, ...(long !== undefined && { long }) };
}

const fr = {
  title: 'Joueurs',
  caption: 'Joueurs, un par ligne ; chaque en-tête trie la liste',
  number: 'N°',
  place: 'Place',
  army: 'Armée',
  filter: 'Chercher un nom, un club, une licence',
  none: (typed: string) => `Aucun résultat pour « ${typed} ».`,
  empty: 'Aucune inscription.',
};

type PlayersSentences = typeof fr;

const en: PlayersSentences = {
  title: 'Players',
  caption: 'Players, one per row; click a header to sort by that column',
  number: 'No.',
  place: 'Place',
  army: 'Army',
  filter: 'Find a name, a club, a licence',
  none: (typed) => `No match for “${typed}”.`,
  empty: 'Nobody is registered.',
};

export const playersSentences: Dictionary<PlayersSentences> = { fr, en };
