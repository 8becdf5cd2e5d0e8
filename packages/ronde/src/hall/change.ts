import type { HallChange, HallClockAct } from '@ronde/contract/http/hall';
import { ok, playsWargame, type Result, refused, type Tournament } from '@ronde/engine';
import { ended, type RunningClock, resumedClock, started, stopped } from './clock.ts';
import { gameMinutes, type HallState } from './state.ts';

/** What a change of the hall leans on. */
export interface Around {
  readonly tournament: Tournament;
  /** Ms since 1970. */
  readonly now: number;
  /** By chance, from 0 to `most`, both in: nobody can guess it. */
  chance(most: number): number;
  /** The keys of the prizes as they are called out. */
  prizes(): readonly string[];
}

/** `no-round-drawn`: a clock belongs to a round in play. `no-clock`: none runs. `no-hidden-end`: only a wargame has one. */
type HallRefusal = 'no-round-drawn' | 'no-clock' | 'no-hidden-end';

/** The hall after a change. Whatever is not named stays; one thing that cannot be done leaves all as it was. */
export function changed(before: HallState, change: HallChange, around: Around): Result<HallState, HallRefusal> {
  const { clock: act, reveal, pass, message, phones, wifi, ...plain } = change;
  const passed = pass === undefined ? before.passed : passing(before.passed, pass, around.prizes());
  const next: HallState = {
    ...before,
    ...plain,
    ...(message !== undefined && { message: messageOf(before, message, around.now) }),
    ...(wifi !== undefined && { wifi: wifi === '' ? null : wifi }),
    ...(phones !== undefined && { phones: { ...before.phones, ...phones } }),
    passed,
    ...(reveal !== undefined && {
      called: calledOut(
        before.called,
        reveal,
        around.prizes().filter((key) => !passed.includes(key)),
      ),
    }),
  };
  if (!act) return ok(next);
  const clock = clockAfter(next, act, around);
  return clock.ok ? ok({ ...next, clock: clock.value }) : clock;
}

/** The same text again stands since it was first said. */
function messageOf({ message }: HallState, text: string | null, now: number): HallState['message'] {
  if (text === null) return null;
  return message?.text === text ? message : { text, since: now };
}

function clockAfter(state: HallState, act: HallClockAct, around: Around): Result<RunningClock | null, HallRefusal> {
  const { now } = around;
  switch (act.act) {
    case 'start':
      return begun(state, act, around);
    case 'stop':
      return orNone(stopped(state.clock, now));
    case 'resume':
      return orNone(resumedClock(state.clock, now));
    case 'end':
      return orNone(ended(state.clock, now));
    case 'clear':
      return ok(null);
  }
}

const orNone = (clock: RunningClock | null): Result<RunningClock, HallRefusal> =>
  clock ? ok(clock) : refused('no-clock');

type StartAct = Extract<HallClockAct, { act: 'start' }>;

function begun(
  state: HallState,
  act: StartAct,
  { tournament, now, chance }: Around,
): Result<RunningClock, HallRefusal> {
  const { rounds } = tournament;
  const out = rounds.filter(({ status }) => status !== 'draft').length;
  const round = act.round ?? out;
  if (round < 1 || round > out || rounds[round - 1]?.status === 'closed') return refused('no-round-drawn');
  if (act.hidden && !playsWargame(tournament)) return refused('no-hidden-end');
  const length = (act.minutes ?? gameMinutes(state, tournament)) * 60_000;
  const extra = act.hidden ? chance(act.hidden.within * 60_000) : null;
  return ok(started(state.clock, { round, length, extra, within: act.hidden?.within ?? null }, now));
}

/** One more is left out, or comes back; one that is no prize any more is forgotten. */
function passing(
  before: readonly string[],
  { prize, out }: NonNullable<HallChange['pass']>,
  prizes: readonly string[],
) {
  const others = before.filter((key) => key !== prize && prizes.includes(key));
  return out && prizes.includes(prize) ? [...others, prize] : others;
}

/** So many in all: the next ones in their order, or the last ones taken back. A prize that is gone is called out no more. */
function calledOut(before: readonly string[], wanted: number, prizes: readonly string[]): readonly string[] {
  const still = before.filter((key) => prizes.includes(key));
  const next = prizes.filter((key) => !still.includes(key));
  return [...still, ...next].slice(0, wanted);
}
