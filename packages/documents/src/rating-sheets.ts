import type { ListComparison, Listed } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import { civilDay, type Dictionary, date, type Lang } from '@ronde/language';
import type { Cell, DataSheet, SheetColumn } from './sheet.ts';

/** Whose list it is. */
interface ListOf {
  readonly name: string;
  readonly system: 'pl' | 'elo';
}

/** A list of a date. `publishedAt`: frozen, as it was published then; missing: as computed now. */
interface RatingListTold extends ListOf {
  readonly date: string;
  readonly publishedAt?: string;
  readonly people: readonly (Listed & { readonly licence?: string })[];
}

/** Everybody with place and rating. A frozen and a computed figure are headed each by its own name. */
export function ratingListSheet(list: RatingListTold, lang: Lang): DataSheet {
  const text = sentences[lang];
  const day = date(lang, list.date);
  const frozen = list.publishedAt !== undefined;
  const licences = list.people.some(({ licence }) => licence !== undefined);
  return {
    lang,
    title: list.name,
    subtitle: frozen ? text.frozen(date(lang, civilDay(list.publishedAt))) : text.computed,
    caption: text.listOf(day),
    columns: [
      column('rank', text.rank, 'number'),
      column('player', text.player),
      column('rating', text.rating(list.system, frozen), 'number'),
      column('series', text.series(list.system), 'short'),
      column('club', 'Club'),
      column('federation', text.federation),
      ...(licences ? [column('licence', text.licence)] : []),
      column('events', text.events, 'number'),
      column('last', text.last, 'date'),
    ],
    rowHeader: 'player',
    rows: list.people.map(({ rank, name, rating, series, club, federation, licence, events, lastEvent }) => [
      rank,
      name,
      rating,
      series,
      club ?? null,
      federation ?? null,
      ...(licences ? [licence ?? null] : []),
      events,
      lastEvent,
    ]),
    notes: [],
  };
}

/** Two lists side by side: what no new event explains first, then events, who enters and who leaves. */
export function comparisonSheet(of: ListOf, view: Frozen<ListComparison>, lang: Lang): DataSheet {
  const text = sentences[lang];
  const computed = view.against === 'computed';
  const [day, other] = [date(lang, view.date), computed ? '' : date(lang, view.against)];
  const sides = {
    before: text.side(computed ? day : other, true),
    after: text.side(day, !computed && !view.draft),
  };
  const groups = ['revised', 'played', 'enter', 'leave'] as const;
  return {
    lang,
    title: of.name,
    subtitle: text.listOf(day),
    caption: text.compared(sides.before, sides.after),
    columns: [
      column('group', text.because),
      column('player', text.player),
      column('club', 'Club'),
      column('before', text.placeAnd(text.rank, sides.before), 'number'),
      column('after', text.placeAnd(text.rank, sides.after), 'number'),
      column('rating-before', text.placeAnd(text.plainRating(of.system), sides.before), 'number'),
      column('rating-after', text.placeAnd(text.plainRating(of.system), sides.after), 'number'),
      column('gap', text.gap, 'spread'),
      column('series-before', text.placeAnd(text.series(of.system), sides.before), 'short'),
      column('series-after', text.placeAnd(text.series(of.system), sides.after), 'short'),
      column('by', text.by),
    ],
    rowHeader: 'player',
    rows: groups.flatMap((group) => view[group].map((row) => comparedCells(row, text.groups[group], text))),
    notes: [],
  };
}

type Compared = Frozen<ListComparison>['revised'][number];

function comparedCells(row: Compared, group: string, text: Sentences): readonly Cell[] {
  const { rank, rating, series, by, lastEvent } = row;
  const events = by.map(({ step, revision }) => (revision === null ? step.name : text.revision(step.name, revision)));
  return [
    group,
    row.name,
    row.club ?? null,
    rank.before,
    rank.after,
    rating.before,
    rating.after,
    rating.before === null || rating.after === null ? null : rating.after - rating.before,
    series.before,
    series.after,
    lastEvent === null ? events.join(' · ') : text.nothingSince(lastEvent),
  ];
}

const column = (key: string, header: string, kind: SheetColumn['kind'] = 'text'): SheetColumn => ({
  key,
  header,
  kind,
});

interface Sentences {
  readonly frozen: (on: string) => string;
  readonly computed: string;
  readonly listOf: (day: string) => string;
  readonly rank: string;
  readonly player: string;
  readonly rating: (system: 'pl' | 'elo', published: boolean) => string;
  readonly plainRating: (system: 'pl' | 'elo') => string;
  readonly series: (system: 'pl' | 'elo') => string;
  readonly federation: string;
  readonly licence: string;
  readonly events: string;
  readonly last: string;
  /** One of two lists. */
  readonly side: (day: string, published: boolean) => string;
  readonly compared: (before: string, after: string) => string;
  readonly placeAnd: (what: string, side: string) => string;
  readonly because: string;
  readonly gap: string;
  readonly by: string;
  readonly groups: Readonly<Record<'revised' | 'played' | 'enter' | 'leave', string>>;
  readonly revision: (event: string, revision: number) => string;
  readonly nothingSince: (day: string) => string;
}

const sentences: Dictionary<Sentences> = {
  fr: {
    frozen: (on) => `Telle que publiée le ${on}`,
    computed: 'Calculée aujourd’hui, non publiée',
    listOf: (day) => `Liste du ${day}`,
    rank: 'Place',
    player: 'Joueur',
    rating: (system, published) =>
      system === 'elo' ? (published ? 'Elo publié' : 'Elo calculé') : published ? 'Cote publiée' : 'Cote calculée',
    plainRating: (system) => (system === 'elo' ? 'Elo' : 'Cote'),
    series: (system) => (system === 'elo' ? 'Titre' : 'Série'),
    federation: 'Fédération',
    licence: 'Licence',
    events: 'Tournois',
    last: 'Dernier tournoi',
    side: (day, published) => `${day}, ${published ? 'publiée' : 'calculée aujourd’hui'}`,
    compared: (before, after) => `Liste du ${before}, comparée à celle du ${after}`,
    placeAnd: (what, side) => `${what} (${side})`,
    because: 'Pourquoi',
    gap: 'Écart',
    by: 'Par',
    groups: {
      revised: 'Par une révision',
      played: 'Par un tournoi',
      enter: 'Entre dans la liste',
      leave: 'Sort de la liste',
    },
    revision: (event, revision) => `${event}, révision ${revision}`,
    nothingSince: (day) => `rien depuis le ${date('fr', day)}`,
  },
  en: {
    frozen: (on) => `As published on ${on}`,
    computed: 'Computed today, not published',
    listOf: (day) => `List of ${day}`,
    rank: 'Place',
    player: 'Player',
    rating: (system, published) => `${system === 'elo' ? 'Elo' : 'Rating'} ${published ? 'as published' : 'computed'}`,
    plainRating: (system) => (system === 'elo' ? 'Elo' : 'Rating'),
    series: (system) => (system === 'elo' ? 'Title' : 'Series'),
    federation: 'Federation',
    licence: 'Licence',
    events: 'Events',
    last: 'Last event',
    side: (day, published) => `${day}, ${published ? 'published' : 'computed today'}`,
    compared: (before, after) => `List of ${before}, compared with that of ${after}`,
    placeAnd: (what, side) => `${what} (${side})`,
    because: 'Why',
    gap: 'Change',
    by: 'By',
    groups: { revised: 'By a revision', played: 'By an event', enter: 'Enters the list', leave: 'Leaves the list' },
    revision: (event, revision) => `${event}, revision ${revision}`,
    nothingSince: (day) => `nothing since ${date('en', day)}`,
  },
};
