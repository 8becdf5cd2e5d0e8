import { withKeys } from '../../base/same-value.ts';
import type { MatchResult } from '../match-result.ts';
import type { Running } from '../running.ts';
import type { Claim, Counters, Dispute, Match, Tournament } from '../state.ts';
import { type FactFamily, round, type Subjects, status, table, turnedBack, withMatch } from './fact.ts';

/** One table of a round. `match`: index in the round's matches. */
interface Spot {
  readonly round: number;
  readonly match: number;
}

/** What was there and what is there now; null: nothing. */
interface Changed<T> extends Spot {
  readonly from: T | null;
  readonly to: T | null;
}

export type ResultEvent =
  | ({ readonly kind: 'result' } & Changed<MatchResult>)
  /** Of a match of several games, those that are over while it is not. */
  | ({ readonly kind: 'running' } & Changed<Running>)
  /** One of the two has entered a result that waits for the other's. */
  | ({ readonly kind: 'claimed' } & Changed<Claim>)
  /** A second value, or a doubt; `to` null: it is settled. */
  | ({ readonly kind: 'disputed' } & Changed<Dispute>)
  | ({ readonly kind: 'confirmed' } & Changed<true>)
  | ({ readonly kind: 'counters' } & Changed<Counters>);

export const resultFacts: FactFamily<ResultEvent> = {
  result: {
    apply: (t, event) => set(t, event, 'result', event.to),
    inverse: turnedBack,
    subjects: atTable,
  },
  running: {
    apply: (t, event) => set(t, event, 'running', event.to),
    inverse: turnedBack,
    subjects: atTable,
  },
  claimed: {
    apply: (t, event) => set(t, event, 'claim', event.to),
    inverse: turnedBack,
    subjects: atTable,
  },
  disputed: {
    apply: (t, event) => set(t, event, 'disputed', event.to),
    inverse: turnedBack,
    subjects: atTable,
  },
  confirmed: {
    apply: (t, event) => set(t, event, 'confirmed', event.to),
    inverse: turnedBack,
    subjects: atTable,
  },
  counters: {
    apply: (t, event) => set(t, event, 'counters', event.to),
    inverse: turnedBack,
    subjects: (event) => ({ writes: [`counters ${event.round}/${event.match}`], reads: [round(event.round)] }),
  },
};

type Mark = 'result' | 'running' | 'claim' | 'disputed' | 'confirmed' | 'counters';

function set<K extends Mark>(t: Tournament, spot: Spot, key: K, value: NonNullable<Match[K]> | null): Tournament {
  return withMatch(t, spot.round, spot.match, (match) =>
    withKeys<Match>(match, { from: { [key]: match[key] }, to: value === null ? {} : { [key]: value } }),
  );
}

/** The result of a table and what is said of it are one subject. */
function atTable(event: Spot): Subjects {
  return { writes: [table(event.round, event.match)], reads: [round(event.round), status(event.round)] };
}
