import type { HallPrize } from '@ronde/contract/http/hall';
import { type Honour, type PlayerId, toldPrizes } from '@ronde/engine';
import { numberedIn } from '../public/shown-people.ts';
import { type PublicView, shownView, trophiesOf } from '../public/view.ts';
import type { Stored } from '../store/store.ts';

const kept = new WeakMap<Stored, readonly HallPrize[]>();

/**
 * Every prize in the order in which it is called out: what was counted and given by hand, then the first of each club,
 * category and series, at last the podium from the third place on. By the names that the public reads; who hides their
 * name has no prize of a category, which would tell it.
 */
export function hallPrizes(stored: Stored): readonly HallPrize[] {
  const known = kept.get(stored) ?? prizesIn(stored);
  kept.set(stored, known);
  return known;
}

function prizesIn(stored: Stored): readonly HallPrize[] {
  const view = withTrophies(stored);
  const { podium, series, categories, clubs, trophies, counters } = toldPrizes(
    view.tournament,
    view.people,
    view.withheld,
  );
  const prize = (key: string, facts: Omit<HallPrize, 'key' | 'players'>, ids: readonly PlayerId[]): HallPrize => ({
    key,
    ...facts,
    players: ids.map((id) => ({ number: Number(id), name: view.people.get(id)?.name ?? id })),
  });
  const firsts = (group: 'club' | 'category' | 'series', all: typeof clubs) =>
    all.map(({ of, place, players }) => prize(`${group}:${of}`, { group, of, figure: place }, players));
  return [
    ...counters.map(({ counter, total, players }) =>
      prize(`counter:${counter}`, { group: 'counter', of: counter, figure: total }, players),
    ),
    ...trophies.map(({ name, player }) =>
      prize(`trophy:${name}:${player}`, { group: 'trophy', of: name, figure: null }, [player]),
    ),
    ...firsts('club', clubs),
    ...firsts('category', categories),
    ...firsts('series', series).toReversed(),
    ...stoodOn(view, podium).map(({ step, place, players }) =>
      prize(`podium:${step}`, { group: 'podium', of: null, figure: place, step }, players),
    ),
  ];
}

/** Trophies are public once the tournament is closed; here they are called out before. */
function withTrophies(stored: Stored): PublicView {
  const view = shownView(stored);
  if (!stored.tournament.trophies) return view;
  const trophies = trophiesOf(stored.tournament, numberedIn(stored));
  return { ...view, tournament: { ...view.tournament, trophies } };
}

/** The third place first; a shared one is one step. Nobody stands on it before a round is closed. */
const stoodOn = ({ tournament }: PublicView, podium: readonly Honour[]): readonly Honour[] =>
  tournament.rounds.some(({ status }) => status === 'closed') ? podium.toReversed() : [];
