import type { HallPresence, HallView, HallClock as ToldClock } from '@ronde/contract/http/hall';
import type { Frozen } from '@ronde/contract/http/same-type';
import type { Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { shownView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';
import type { HallClock } from './clock.ts';
import { hallPrizes } from './prizes.ts';
import { type HallState, minutesIn } from './state.ts';

/** What phones follow of the hall. `now`: ms since 1970. */
export function clocksView(state: HallState, tournament: Tournament, now: number) {
  const { message, stop, phones } = state;
  // A round that is closed has no clock any more.
  const clock = tournament.rounds[(state.clock?.round ?? 0) - 1]?.status === 'closed' ? null : state.clock;
  return { now, message, stop, minutes: minutesIn(state, tournament), clock: clock && toldClock(clock), phones };
}

interface Asked {
  readonly rev: number;
  readonly state: HallState;
  readonly now: number;
  /** Where phones in the hall come in; null: nowhere. */
  readonly address: string | null;
  /** Whether whoever asks may know who is in the hall. */
  readonly presence: boolean;
  /** Whether the prizes are counted before the first one is called out: with hundreds of players that takes a while. */
  readonly counted: boolean;
}

/** What the hall's screens and phones are told: never the moment of a hidden end, nor a prize before it is called out. */
export function hallView(stored: Stored, { rev, state, now, address, presence, counted }: Asked): Frozen<HallView> {
  const { page, frozen, wifi, called } = state;
  const wanted = counted || called.length > 0 || page === 'prizes';
  const prizes = wanted ? hallPrizes(stored) : [];
  const told = called.flatMap((key) => prizes.find((prize) => prize.key === key) ?? []);
  return {
    rev,
    ...clocksView(state, stored.tournament, now),
    page,
    frozen,
    wifi,
    prizes: told,
    prizesLeft: wanted ? prizes.length - told.length : anyPrize(stored),
    addresses: { hall: address },
    ...(presence && { presence: presenceIn(stored) }),
  };
}

/** Somebody is first as soon as a round is closed. */
const anyPrize = ({ tournament: { rounds } }: Stored): number =>
  rounds.some(({ status }) => status === 'closed') ? 1 : 0;

function toldClock({ round, startedAt, length, endsAt, left, extra, within, endedAt }: HallClock): ToldClock {
  return {
    round,
    startedAt,
    length,
    endsAt,
    left: left === null ? null : Math.max(0, left),
    hidden: extra === null ? null : endedAt === null ? 'secret' : 'ended',
    ...(within !== null && { within }),
    ...(endedAt !== null && { endedAt }),
  };
}

/** Who was marked absent is not waited for, and is not called. */
function presenceIn(stored: Stored): HallPresence {
  const { people } = shownView(stored);
  const playing = stored.tournament.players.filter(({ left }) => left === undefined);
  const missing = playing
    .filter(({ presence }) => presence === 'expected' || presence === 'late')
    .map(({ number, presence }) => ({
      number,
      name: people.get(String(number))?.name ?? String(number),
      ...(presence === 'late' && { late: true as const }),
    }))
    .toSorted((a, b) => frenchOrder(a.name, b.name) || a.number - b.number);
  return { here: playing.filter(({ presence }) => presence === 'here').length, expected: playing.length, missing };
}
