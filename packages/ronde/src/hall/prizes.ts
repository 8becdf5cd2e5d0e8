import type { HallPrize } from '@ronde/contract/http/hall';
import { toldPrizes } from '@ronde/engine';
import { type PrizeLine, prizeLines } from '@ronde/views/prizes';
import { numberedIn } from '../public/shown-people.ts';
import { type PublicView, trophiesOf, wholeView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';

const kept = new WeakMap<Stored, readonly HallPrize[]>();

/**
 * Every prize in the order in which it is called out: what was counted and given by hand, those of one game, then the
 * first of each club, category and series, at last the podium from the third place on. What a place wins to somebody on
 * the podium would tell who is there: it comes right after their step. By the names that the public reads; who hides
 * their name has no prize of a category, which would tell it.
 */
export function hallPrizes(stored: Stored): readonly HallPrize[] {
  const known = kept.get(stored) ?? prizesIn(stored);
  kept.set(stored, known);
  return known;
}

/** Before the podium; of the series the first one last. */
const calledOut = ['counter', 'trophy', 'game', 'club', 'category', 'series'] as const;

/** Won by a place in the ranking: who has it stands somewhere. */
const byPlace: ReadonlySet<string> = new Set(['club', 'category', 'series']);

function prizesIn(stored: Stored): readonly HallPrize[] {
  const { tournament, people, withheld } = withTrophies(stored);
  const lines = prizeLines(toldPrizes(tournament, people, withheld));
  // Nobody is first of anything before a round is closed.
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  const small = calledOut.flatMap((called) => {
    const own = lines.filter(({ group }) => group === called && (played || group === 'trophy' || group === 'counter'));
    return called === 'series' ? own.toReversed() : own;
  });
  const podium = lines.filter(({ group }) => played && group === 'podium').toReversed();
  return inOrder(small, podium).map(({ players, passed: _, cents: __, over: ___, ...prize }) => ({
    key: keyOf({ players, ...prize }),
    ...prize,
    players: players.map((id) => ({ number: Number(id), name: people.get(id)?.name ?? id })),
  }));
}

/** The podium after the others, each of its steps with what else their places have won to those who stand on it. */
function inOrder(small: readonly PrizeLine[], podium: readonly PrizeLine[]): readonly PrizeLine[] {
  const steps = new Map(podium.flatMap(({ players }, step) => players.map((id) => [id, step] as const)));
  // Shared by several: after the last of them has been called.
  const stepOf = ({ group, players }: PrizeLine): number =>
    byPlace.has(group) ? Math.max(-1, ...players.map((id) => steps.get(id) ?? -1)) : -1;
  const after = (step: number) => small.filter((line) => stepOf(line) === step);
  return [...after(-1), ...podium.flatMap((line, step) => [line, ...after(step)])];
}

/** A shared step is one prize. */
const keyOf = ({ group, of, step, players: [first] }: PrizeLine): string =>
  group === 'podium'
    ? `podium:${step}`
    : group === 'trophy'
      ? `trophy:${of}:${first}`
      : `${group}:${of}${step === undefined ? '' : `:${step}`}`;

/** Trophies are public once the tournament is closed; here they are called out before. */
function withTrophies(stored: Stored): PublicView {
  const view = wholeView(stored);
  if (!stored.tournament.trophies) return view;
  const trophies = trophiesOf(stored.tournament, numberedIn(stored));
  return { ...view, tournament: { ...view.tournament, trophies } };
}
