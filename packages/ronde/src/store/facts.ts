import type { Event } from '@ronde/engine';

/**
 * The version of this program in which each kind of fact was written first, or last took another meaning or another
 * key. A new kind does not compile without its own: one more than the highest.
 */
const since: Readonly<Record<Event['kind'], number>> = {
  created: 1,
  registered: 1,
  removed: 1,
  presence: 1,
  left: 1,
  entry: 1,
  drawn: 1,
  cancelled: 1,
  redrawn: 1,
  published: 1,
  withheld: 1,
  result: 1,
  'tables-kept': 1,
  'round-closed': 1,
  'round-reopened': 1,
  closed: 1,
  reopened: 1,
  shown: 1,
  settings: 1,
  details: 8,
  pools: 1,
  amended: 1,
  merged: 1,
  parted: 1,
  tables: 8,
  claimed: 1,
  disputed: 1,
  confirmed: 1,
  counters: 1,
  sanctioned: 1,
  lifted: 1,
  'trophy-given': 1,
  'trophy-taken': 1,
  'final-opened': 1,
  'final-cancelled': 1,
  'final-tie': 1,
  'final-drawn': 1,
  'final-result': 1,
  moved: 2,
  'person-corrected': 3,
  'end-hidden': 4,
  running: 5,
  'final-running': 5,
  shelved: 6,
  formula: 7,
  'pools-shown': 9,
};

/** What this program writes beside each decision, and the highest that it reads. */
export const factsVersion = Math.max(...Object.values(since));

/** A later program has written a decision that this one would have to guess. */
export class NewerFacts extends Error {
  readonly code = 'newer-program';
  constructor(tournament: string, found: number) {
    super(`The log of ${tournament} holds facts of version ${found}; this program knows up to ${factsVersion}`);
    this.name = 'NewerFacts';
  }
}
