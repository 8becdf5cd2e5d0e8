// Twenty years of a federation, the same in each run: 20,000 tournaments of 42 players, twelve rounds.

import type { FederationDocument } from '../packages/engine/src/federation/document.ts';
import type { FederationFact } from '../packages/engine/src/federation/facts.ts';
import type { FederationSystem } from '../packages/engine/src/federation/rating-events.ts';

export const tournaments = 20_000;
export const federationAddress = 'years';
/** When the last one is received. */
export const yearsEnd = '2026-06-30T12:00:00.000Z';
const people = 8000;
const players = 42;
const rounds = 12;
export const games = (tournaments * rounds * players) / 2;

/** A document, and what is decided of it. */
interface OfYears {
  readonly document: FederationDocument;
  readonly facts: readonly [FederationFact, FederationFact];
}

export function* federationYears(system: FederationSystem): Generator<OfYears> {
  const random = chances();
  for (let receipt = 1; receipt <= tournaments; receipt++) {
    const persons = somePersons(random);
    const document = documentOf(system, receipt, persons, random);
    const received = {
      kind: 'received',
      receipt,
      document: document.id,
      revision: 1,
      sender: 'club',
      digest: '-',
    } as const;
    const who = Object.fromEntries(persons.map((person, i) => [ids[i] ?? '', `s${person}`]));
    yield { document, facts: [received, { kind: 'accepted', receipt, people: who }] };
  }
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

function somePersons(random: () => number): readonly number[] {
  const all = new Set<number>();
  while (all.size < players) all.add(Math.floor(random() * people));
  return [...all];
}

/** One a day or more, through twenty years. */
function documentOf(
  system: FederationSystem,
  number: number,
  persons: readonly number[],
  random: () => number,
): FederationDocument {
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
  const pairs = Array.from({ length: (rounds * players) / 2 }, (_, i) => {
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
    people: new Map(
      ids.map((player, i) => [
        player,
        { name: `NOM${persons[i]} Ève`, licence: `${persons[i]}`, club: `club ${i % 9}` },
      ]),
    ),
    rated:
      system === 'pl'
        ? { system, event: { kind: 'event', id, lastDay: date, number: 0, entries, games: rounds } }
        : {
            system,
            entries,
            players: ids,
            games: {
              round: pairs.map(({ round }) => round),
              first: pairs.map(({ first }) => first),
              second: pairs.map(({ second }) => second),
              score: pairs.map(({ score }) => score),
            },
          },
  };
}
