import type { HallPresence, HallView, HallClock as ToldClock } from '@ronde/contract/http/hall';
import type { Frozen } from '@ronde/contract/values/same-type';
import { countedPlayers, type Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { shownView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';
import type { RunningClock } from './clock.ts';
import { hallPrizes } from './prizes.ts';
import { type HallState, minutesIn } from './state.ts';

/** One moment by two clocks, in ms since 1970: the one that measures, which nobody sets, and the one on the wall. */
interface Moment {
  readonly steady: number;
  readonly wall: number;
}

/** Of a house without a steady clock, both are the wall's. */
export function momentOf({ now, steady }: { now(): string; steady?: () => number }): Moment {
  const wall = Date.parse(now());
  return { wall, steady: steady?.() ?? wall };
}

/** What phones follow of the hall: lengths as they were measured, moments as the clock on the wall shows them now. */
export function clocksView(state: HallState, tournament: Tournament, { steady, wall }: Moment) {
  const { stop, phones } = state;
  const shift = wall - steady;
  const message = state.message && { ...state.message, since: state.message.since + shift };
  // A round that is closed has no clock any more.
  const clock = tournament.rounds[(state.clock?.round ?? 0) - 1]?.status === 'closed' ? null : state.clock;
  const told = clock && toldClock(clock, shift);
  return { now: wall, message, stop, minutes: minutesIn(state, tournament), clock: told, phones };
}

interface Asked {
  readonly rev: number;
  readonly state: HallState;
  readonly moment: Moment;
  /** Where phones in the hall come in; null: nowhere. */
  readonly address: string | null;
  /** Whether whoever asks may know who is in the hall. */
  readonly presence: boolean;
  /** Whether the prizes are counted before the first one is called out: with hundreds of players that takes a while. */
  readonly counted: boolean;
  /** What the votes are called that are open. */
  readonly votes: readonly string[];
}

/** What the hall's screens and phones are told: never the moment of a hidden end, nor a prize before it is called out. */
export function hallView(
  stored: Stored,
  { rev, state, moment, address, presence, counted, votes }: Asked,
): Frozen<HallView> {
  const { page, frozen, wifi, called, passed } = state;
  const wanted = counted || called.length > 0 || page === 'prizes';
  const prizes = wanted ? wantedPrizes(stored, passed) : [];
  const told = called.flatMap((key) => prizes.find((prize) => prize.key === key) ?? []);
  const { status, endHidden } = stored.tournament;
  const uncalled = prizes.filter(({ key }) => !called.includes(key));
  const isPublic = status === 'closed' && !endHidden && told.length > 0 && uncalled.length > 0;
  return {
    rev,
    ...clocksView(state, stored.tournament, moment),
    page,
    frozen,
    wifi,
    prizes: told,
    prizesLeft: wanted ? uncalled.length : anyPrize(stored),
    ...(isPublic && { uncalled }),
    ...(votes.length > 0 && { votes }),
    addresses: { hall: address },
    ...(presence && { presence: presenceIn(stored) }),
  };
}

/** Those that are called out: a prize left out is not waited for. */
export const wantedPrizes = (stored: Stored, passed: HallState['passed']) =>
  hallPrizes(stored).filter(({ key }) => !passed.includes(key));

/** Somebody is first as soon as a round is closed. */
const anyPrize = ({ tournament: { rounds } }: Stored): number =>
  rounds.some(({ status }) => status === 'closed') ? 1 : 0;

function toldClock(
  { round, startedAt, length, endsAt, left, extra, within, endedAt }: RunningClock,
  shift: number,
): ToldClock {
  return {
    round,
    startedAt: startedAt + shift,
    length,
    endsAt: endsAt === null ? null : endsAt + shift,
    left: left === null ? null : Math.max(0, left),
    hidden: extra === null ? null : endedAt === null ? 'secret' : 'ended',
    ...(within !== null && { within }),
    ...(endedAt !== null && { endedAt: endedAt + shift }),
  };
}

/** Who was marked absent is not waited for, and is not called. */
function presenceIn(stored: Stored): HallPresence {
  const { people } = shownView(stored);
  const playing = countedPlayers(stored.tournament.players).filter(({ left }) => left === undefined);
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
