// A federation of twenty years: 20,000 tournaments, 5,000,000 games, recomputed whole and after one correction.

import type { FederationDocument } from '../packages/engine/src/federation/document.ts';
import { ratingEffect } from '../packages/engine/src/federation/effect.ts';
import type { FederationDecision } from '../packages/engine/src/federation/facts.ts';
import type { FederationSystem } from '../packages/engine/src/federation/rating-events.ts';
import { type FederationRatings, federationRatings } from '../packages/engine/src/federation/ratings.ts';
import { federationState } from '../packages/engine/src/federation/state.ts';
import { print, type Row } from './table.ts';

const tournaments = 20_000;
const people = 8000;
const players = 42;
const rounds = 12;

/** The PL first, then the Elo of the wargame. */
export function federations(): void {
  for (const system of ['pl', 'elo'] as const)
    print(`A federation, ${system === 'pl' ? 'PL' : 'Elo'}`, federation(system));
}

function federation(system: FederationSystem): readonly Row[] {
  const log: FederationDecision[] = [];
  const documents = new Map<number, FederationDocument>();
  const decide = (fact: FederationDecision['fact']): void => {
    log.push({ number: log.length + 1, id: `${log.length}`, at: '2026-01-01T00:00:00Z', by: 'officer', fact });
  };
  const random = chances();
  for (let receipt = 1; receipt <= tournaments; receipt++) {
    const document = documentOf(system, receipt, random);
    documents.set(receipt, document);
    decide({ kind: 'received', receipt, document: document.id, revision: 1, sender: 'club', digest: '-' });
    decide({ kind: 'accepted', receipt, people: persons(random) });
  }
  const rows: Row[] = [];
  const timed = <T>(what: string, work: () => T, beside: (value: T) => string): T => {
    const begin = performance.now();
    const value = work();
    rows.push({ what, ours: performance.now() - begin, beside: beside(value) });
    return value;
  };
  const ratings = (previous?: FederationRatings): FederationRatings =>
    federationRatings(system, federationState(log), documents, previous);
  const memory = (): string => `${Math.round(process.memoryUsage().rss / 1e6)} MB in all`;
  const whole = timed(
    `${tournaments} tournaments, ${(tournaments * rounds * players) / 2} games, from nothing`,
    () => ratings(),
    memory,
  );
  const preview = (document: string, before: FederationRatings): FederationRatings => {
    decide({ kind: 'weighed', document, approved: false });
    const after = ratings(before);
    const { changes, redone } = ratingEffect(before, after, new Set([document]));
    told = `${changes.length} ratings change, ${redone.length} events redone`;
    return after;
  };
  let told = '';
  const season = timed(
    'one event of the running season less, to its preview',
    () => preview('t19500', whole),
    () => told,
  );
  timed(
    'one event of the first season less, to its preview',
    () => preview('t500', season),
    () => told,
  );
  return rows;
}

/** From 0 to 1, the same in each run. */
function chances(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const ids = Array.from({ length: players }, (_, i) => `p${i}`);

function persons(random: () => number): Readonly<Record<string, string>> {
  const all = new Set<string>();
  while (all.size < players) all.add(`s${Math.floor(random() * people)}`);
  return Object.fromEntries([...all].map((person, i) => [ids[i], person]));
}

/** One a day or more, through twenty years. */
function documentOf(system: FederationSystem, number: number, random: () => number): FederationDocument {
  const day = Math.floor((number * 20 * 336) / tournaments);
  const [year, month] = [2006 + Math.floor(day / 336), 1 + (Math.floor(day / 28) % 12)];
  const date = `${year}-${String(month).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`;
  const id = `t${number}`;
  const entries = ids.map((player, i) => ({
    player,
    place: i + 1,
    drawn: true,
    rating: 1000 + Math.floor(random() * 1500),
    club: `club ${i % 9}`,
  }));
  const games = Array.from({ length: (rounds * players) / 2 }, (_, i) => {
    const [round, pair] = [Math.floor((2 * i) / players), i % (players / 2)];
    return {
      round: round + 1,
      first: (pair + round) % players,
      second: (pair + round + players / 2) % players,
      score: random() < 0.5 ? (1 as const) : (0 as const),
    };
  });
  return {
    kind: 'tournament',
    id,
    revision: 1,
    name: id,
    format: system === 'pl' ? 'classique' : 'art-de-la-guerre',
    firstDay: date,
    lastDay: date,
    people: new Map(ids.map((player) => [player, { name: player }])),
    rated:
      system === 'pl'
        ? { system, event: { kind: 'event', id, lastDay: date, number: 0, entries, games: rounds } }
        : {
            system,
            entries,
            players: ids,
            games: {
              round: games.map(({ round }) => round),
              first: games.map(({ first }) => first),
              second: games.map(({ second }) => second),
              score: games.map(({ score }) => score),
            },
          },
  };
}
