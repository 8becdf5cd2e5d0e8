import type { HallPrize } from '@ronde/contract/http/hall';
import { toldPrizes } from '@ronde/engine';
import { type PrizeLine, prizeLines } from '@ronde/views/prizes';
import { numberedIn } from '../public/shown-people.ts';
import { type PublicView, trophiesOf, wholeView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';

const kept = new WeakMap<Stored, readonly HallPrize[]>();

/**
 * Every prize in the order in which it is called out: what was counted and given by hand, those of one game, then the first of each club,
 * category and series, at last the podium from the third place on. By the names that the public reads; who hides their
 * name has no prize of a category, which would tell it.
 */
export function hallPrizes(stored: Stored): readonly HallPrize[] {
  const known = kept.get(stored) ?? prizesIn(stored);
  kept.set(stored, known);
  return known;
}

/** The podium last, its third step first; so are the series. */
const calledOut = ['counter', 'trophy', 'game', 'club', 'category', 'series', 'podium'] as const;

function prizesIn(stored: Stored): readonly HallPrize[] {
  const { tournament, people, withheld } = withTrophies(stored);
  const lines = prizeLines(toldPrizes(tournament, people, withheld));
  // Nobody is first of anything before a round is closed.
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  return calledOut.flatMap((called) => {
    const own = lines.flatMap((line) =>
      line.group === called && (played || called === 'trophy' || called === 'counter')
        ? [{ ...line, group: called }]
        : [],
    );
    return (called === 'series' || called === 'podium' ? own.toReversed() : own).map(
      ({ players, passed: _, cents: __, over: ___, ...prize }) => ({
        key: keyOf({ players, ...prize }),
        ...prize,
        players: players.map((id) => ({ number: Number(id), name: people.get(id)?.name ?? id })),
      }),
    );
  });
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
