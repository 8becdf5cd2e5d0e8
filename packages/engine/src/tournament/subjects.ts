import { never } from '../base/result.ts';
import type { Event } from './events.ts';
import type { PlayerId, Round } from './state.ts';

/**
 * What an event touches, as short addresses. `writes`: what it changed. `reads`: what it stands on.
 * A later event that reads or writes what an earlier one wrote stands in the way of taking the earlier one back.
 */
interface Subjects {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

/** Read by the closing of the tournament, which stands on all of it. */
const everything = '*';

const round = (number: number): string => `round ${number}`;
const status = (number: number): string => `status ${number}`;
const table = (number: number, match: number): string => `table ${number}/${match}`;
const player = (id: string): string => `player ${id}`;

function subjects(event: Event): Subjects {
  switch (event.kind) {
    case 'created':
      return { writes: [everything], reads: [] };
    case 'registered':
    case 'removed':
      // They entered between two rounds, the second of which was not drawn; a late entry changes the frozen ranking.
      return {
        writes: [player(event.player.id), ...(event.rankedAt === null ? [] : ['ranking'])],
        reads: [round(event.player.from - 1), round(event.player.from)],
      };
    case 'presence':
      return { writes: [player(event.player)], reads: [] };
    case 'left':
      return { writes: [player(event.player)], reads: [round(event.to ?? event.from ?? 0)] };
    case 'entry':
      return { writes: [player(event.player)], reads: [] };
    case 'drawn':
    case 'cancelled':
      // Everybody in the ranking was looked at: to be drawn, or to be left out.
      return wholeRound(event.round, [...event.ranking.from, ...event.ranking.to]);
    case 'redrawn':
      return wholeRound(event.round, [event.from, event.to].flatMap(seated));
    case 'published':
    case 'withheld':
      return { writes: [status(event.round)], reads: [round(event.round)] };
    case 'result':
      return { writes: [table(event.round, event.match)], reads: [round(event.round), status(event.round)] };
    case 'round-closed':
    case 'round-reopened':
      return { writes: [status(event.round)], reads: [round(event.round), `tables ${event.round}`] };
    case 'closed':
    case 'reopened':
      return { writes: ['tournament'], reads: [everything] };
    default:
      return never(event);
  }
}

/** The last round made, made anew or taken away, with its state and its tables; it stands on the round before. */
function wholeRound(number: number, players: readonly PlayerId[]): Subjects {
  return {
    writes: [round(number), status(number)],
    reads: [status(number - 1), round(number + 1), `tables ${number}`, ...players.map(player)],
  };
}

function seated({ absent, matches }: Round): readonly PlayerId[] {
  return [...absent, ...matches.flatMap((match) => match.players as readonly PlayerId[])];
}

/** What all of a decision's events touch, ready to be compared. */
export interface Touched {
  /** What they changed; a table also by the name under which a round's closing reads all of them. */
  readonly changed: readonly string[];
  readonly touched: ReadonlySet<string>;
}

/** Kept for each list of events: the same log is asked again and again. */
export function touchedBy(events: readonly Event[]): Touched {
  const known = remembered.get(events);
  if (known) return known;
  const all = events.map(subjects);
  const writes = all.flatMap((own) => own.writes);
  const answer = {
    changed: [...new Set(writes.flatMap((address) => [address, allTables(address)]))],
    touched: new Set([...writes, ...all.flatMap((own) => own.reads)]),
  };
  remembered.set(events, answer);
  return answer;
}

const remembered = new WeakMap<readonly Event[], Touched>();

const allTables = (address: string): string => address.replace(/^table (\d+)\/.*$/, 'tables $1');

/** Whether a later decision stands on what an earlier one changed. */
export function standsOn(later: Touched, earlier: Touched): boolean {
  return later.touched.has(everything) || earlier.changed.some((address) => later.touched.has(address));
}

/** Whether two decisions can't change places: one stands on what the other changed. */
export function conflict(one: Touched, other: Touched): boolean {
  return standsOn(one, other) || standsOn(other, one);
}
