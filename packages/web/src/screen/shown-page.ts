import type { HallClock } from '@ronde/contract/http/hall';
import type { Pin } from './address.ts';
import type { State } from './state.ts';
import { tablesByNumber } from './tables.ts';

/** `tables-turn`: by name, every third page by number. */
export type ShownPage = Pin | 'registration' | 'tables-turn' | 'closing' | 'stop';

/** How long after the start people still look for their table; and how long before the end missing results are named. */
export const aroundTheClock = 5 * 60_000;

/** The page of the moment. `pin`: the address's own, whatever the desk says; « Arrêtez les pendules » goes before all. */
export function shownPage(state: State, pin: Pin | null, now: number): ShownPage {
  const { page, message, stop } = state.hall;
  if (stop) return 'stop';
  const pinned = pin ?? (page === 'follow' ? null : page);
  if (pinned !== null) return pinned;
  if (message !== null) return 'message';
  return dayPage(state, now);
}

/** What the day has come to. */
function dayPage({ head, hall, round }: State, now: number): ShownPage {
  if (!round) return 'registration';
  if (round.status === 'closed') {
    if (hall.prizes.length === 0) return 'standings';
    return head.status === 'closed' && hall.prizesLeft === 0 ? 'closing' : 'prizes';
  }
  const clock = hall.clock?.round === round.round ? hall.clock : null;
  if (!clock) return halfIsIn(round) ? 'missing' : 'tables-turn';
  if (now < clock.startedAt + aroundTheClock && !isOver(clock, now)) return 'tables-turn';
  return isOver(clock, now) ? 'missing' : 'clock';
}

/** Nobody has started clocks: what is on the tables says how far the round is. */
function halfIsIn(round: NonNullable<State['round']>): boolean {
  const tables = tablesByNumber(round);
  return tables.length > 0 && tables.filter(({ awaited }) => awaited).length * 2 <= tables.length;
}

/** The word of the true end stays so long on the wall. */
const lastWord = 5 * 60_000;

/** Whether a clock has nothing more to say. A game with a hidden end goes on past the one that was announced. */
export function isOver({ endsAt, hidden, endedAt }: HallClock, now: number): boolean {
  if (hidden === 'ended') return endedAt === undefined || now >= endedAt + lastWord;
  if (hidden === 'secret') return false;
  return endedAt !== undefined || (endsAt !== null && now >= endsAt);
}
