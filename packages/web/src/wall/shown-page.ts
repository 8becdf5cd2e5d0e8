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
function dayPage(state: State, now: number): ShownPage {
  const { hall, round } = state;
  if (!round) return 'registration';
  if (round.status === 'closed') return closedPage(state, round.round);
  const { halfIn, allIn } = resultsIn(round);
  const clock = hall.clock?.round === round.round ? hall.clock : null;
  // Nobody has started clocks: what is on the tables says how far the round is.
  if (!clock) return halfIn ? 'missing' : 'tables-turn';
  if (allIn || isOver(clock, now)) return 'missing';
  return halfIn || now >= clock.startedAt + aroundTheClock ? 'clock' : 'tables-turn';
}

/**
 * After the last round the standings wait for the last prize: they would tell who has it. A final that is planned has the
 * wall from then on, its tables made or not, until the first prize is called out.
 */
function closedPage({ head, hall: { prizes, prizesLeft }, final }: State, round: number): ShownPage {
  const called = prizes.length > 0;
  const over = round >= head.planned && head.status === 'open';
  const comes = final !== null && (over || final.matches.length > 0);
  if (comes && !called && head.status === 'open') return 'final';
  if (prizesLeft > 0 && (called || over)) return 'prizes';
  return called ? 'closing' : 'standings';
}

/** Whether half of the tables have their result, and whether all have. */
function resultsIn(round: NonNullable<State['round']>): { readonly halfIn: boolean; readonly allIn: boolean } {
  const tables = tablesByNumber(round);
  const awaited = tables.filter((table) => table.awaited).length;
  const any = tables.length > 0;
  return { halfIn: any && awaited * 2 <= tables.length, allIn: any && awaited === 0 };
}

/** The word of the true end stays so long on the wall. */
const lastWord = 5 * 60_000;

/** Whether a clock has nothing more to say. A game with a hidden end goes on past the one that was announced. */
function isOver({ endsAt, hidden, endedAt }: HallClock, now: number): boolean {
  if (hidden === 'ended') return endedAt === undefined || now >= endedAt + lastWord;
  if (hidden === 'secret') return false;
  return endedAt !== undefined || (endsAt !== null && now >= endsAt);
}
