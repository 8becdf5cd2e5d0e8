import {
  ageCategory,
  honoured,
  initialRanking,
  isPublic,
  type People,
  type Pools,
  type Settings,
  type Tournament,
  type Trophy,
  withheldCategories,
} from '@ronde/engine';
import { remembered } from '@ronde/engine/base/memo';
import { arePoolsShown } from '@ronde/engine/tournament/find';
import { plain } from '@ronde/language';
import { type Corrected, correctedTables } from '@ronde/views/corrections';
import type { Stored } from '../store/store.ts';
import { type HiddenEnd, hiddenEnd } from './hidden-end.ts';
import { type Numbered, numberedIn, publicNames, shownPerson, shownPlayer } from './shown-people.ts';
import { shownFinal, shownRound } from './shown-rounds.ts';

/**
 * A tournament as the public may know it: a whole tournament again, so that every rule and sentence works on it.
 * Players are known by their number (`id` is its text), people by the name they show, homonyms told apart in it. All
 * that is public is a function of it.
 */
export interface PublicView {
  /** The tournament's own id, which no answer holds. */
  readonly of: string;
  readonly slug: string;
  readonly version: number;
  readonly tournament: Tournament;
  readonly people: People;
  /** Categories whose prize somebody behind a pseudonym wins (`withheldCategories`): it is in no answer. */
  readonly withheld: ReadonlySet<string>;
  readonly corrected: Corrected;
  /** What the last round gave waits for the prizes: nothing here tells it. Null: nothing waits. */
  readonly hidden: HiddenEnd | null;
}

/** Null: the public knows of no such tournament. */
export function publicView(stored: Stored): PublicView | null {
  return isPublic(stored.tournament) ? shownView(stored) : null;
}

/** The same, open or not: what a player's own page is made from. */
export const shownView = remembered((stored: Stored): PublicView => viewOf(stored, hiddenEnd(stored.tournament)));

/** With what is told at the ceremony: for who gives the prizes. */
export const wholeView = remembered(
  (stored: Stored): PublicView => (stored.tournament.endHidden ? viewOf(stored, null) : shownView(stored)),
);

function viewOf(stored: Stored, hidden: HiddenEnd | null): PublicView {
  const numbered = numberedIn(stored);
  const names = publicNames(stored);
  const shown = stored.tournament.players.map(({ id }) => [numbered(id), { name: plain(names.full(id)) }] as const);
  return {
    of: stored.id,
    slug: stored.slug,
    version: stored.publicVersion,
    tournament: shownTournament(hidden ? { ...stored, tournament: hidden.before } : stored, numbered),
    people: new Map(shown),
    withheld: withheldCategories(hidden?.before ?? stored.tournament, stored.people),
    corrected: hidden ? withoutRounds(correctedTables(stored.log), hidden.from) : correctedTables(stored.log),
    hidden,
  };
}

const withoutRounds = (corrected: Corrected, from: number): Corrected =>
  new Map([...corrected].filter(([round]) => round < from));

function shownTournament({ slug, tournament: t, people }: Stored, numbered: Numbered): Tournament {
  const rounds = t.rounds.filter(({ status }) => status !== 'draft');
  // The first draft froze the ranking; until a round is published the public must not see that it exists.
  // Until then equal ratings stand by the shown name. After it they stand as they were drawn, by the real one (the rule's
  // order is a fact of the draw): what a place tells of a name behind a pseudonym is told then, not before.
  const faces = new Map([...people].map(([id, person]) => [id, shownPerson(person, numbered(id))]));
  const ranking = rounds.length > 0 ? t.ranking : initialRanking({ ...t, ranking: [] }, faces);
  const { name, format, date, endDate, event, place, theme, pool, timetable, charter, final, status } = t;
  const closed = status === 'closed';
  return {
    id: slug,
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(event !== undefined && { event }),
    ...(place !== undefined && { place }),
    ...(theme !== undefined && { theme }),
    ...(pool !== undefined && { pool }),
    ...(timetable && { timetable }),
    ...(charter && { charter }),
    // Said aloud with the first table that it decided; before that, nobody may try draws with it.
    seed: rounds.length > 0 ? t.seed : 0,
    settings: shownSettings(t, rounds.length, numbered),
    // Years of birth stay here: the category that they give is public as one that was noted.
    players: t.players.map((player) => {
      const person = people.get(player.id);
      const category = ageCategory(player, person, t);
      return shownPlayer({ ...player, ...(category !== undefined && { category }) }, person, rounds.length, numbered);
    }),
    ranking: ranking.map(numbered),
    rounds: rounds.map((round) => shownRound(round, numbered)),
    ...(closed && t.trophies && { trophies: trophiesOf(t, numbered) }),
    ...(final && { final: shownFinal(final, numbered) }),
    status,
    open: true,
  };
}

/** In a file that was imported, somebody excluded may have one: they are nobody's first in public either. */
export function trophiesOf(t: Tournament, numbered: Numbered): readonly Trophy[] {
  const given = (t.trophies ?? []).filter(({ player }) => honoured(t)(player));
  return given.map((one) => ({ ...one, player: numbered(one.player) }));
}

/** Pools are seen with the first round that was drawn from them, or once published; nobody's licence is, a champion's neither. */
function shownSettings(t: Tournament, rounds: number, numbered: Numbered): Settings {
  const { composed, drawn, ...others } = t.settings;
  const { rating } = others;
  const season = rating?.season && { ...rating.season, worldTopTen: [] };
  const settings = season ? { ...others, rating: { ...rating, season } } : others;
  const shown = (pools: Pools): Pools => pools.map((pool) => pool.map((id) => (id === null ? null : numbered(id))));
  if (rounds === 0) return arePoolsShown(t) && drawn ? { ...settings, drawn: shown(drawn) } : settings;
  return { ...settings, ...(composed && { composed: shown(composed) }), ...(drawn && { drawn: shown(drawn) }) };
}
