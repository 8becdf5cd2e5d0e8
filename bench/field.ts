// A Formule Classique in its course: drawn by the engine, results from a seed.
import { chance } from '../packages/engine/src/base/chance.ts';
import { type DrawRequest, formatOf, type Match, type Tournament } from '../packages/engine/src/index.ts';
import { extended } from '../packages/engine/src/simulate/simulate.ts';

export function started(players: number, rounds: number, planned = 24): Tournament {
  const list = Array.from({ length: players }, (_, i) => ({
    id: `p${i}`,
    number: i + 1,
    rating: 3000 - (i % 700),
    presence: 'here' as const,
    from: 1,
  }));
  let t: Tournament = {
    id: 'bench',
    name: 'Bench',
    format: 'classique',
    date: '2026-01-01',
    seed: 7,
    settings: { rounds: planned },
    players: list,
    ranking: list.map(({ id }) => id),
    rounds: [],
    status: 'open',
  };
  for (let round = 1; round <= rounds; round++) {
    const draw = formatOf('classique').draw(t, nextRequest(t));
    if (!draw.ok) throw new Error(draw.refusal.code);
    const matches = draw.value.matches.map((match) => playedOut(match, round));
    t = { ...t, rounds: [...t.rounds, { status: 'closed', absent: [], bestOf: 1, attempt: 1, matches }] };
  }
  return t;
}

/** As a state never seen: nothing that was kept of its rounds, its ranking or its settings serves. */
export function neverSeen(t: Tournament): Tournament {
  return {
    ...t,
    settings: { ...t.settings },
    ranking: [...t.ranking],
    rounds: t.rounds.map((round) => ({ ...round })),
  };
}

/** As a server has it after one more result: the last round is new, the others are as they were. */
export function oneResultLater(t: Tournament): Tournament {
  return { ...t, rounds: t.rounds.map((round, i) => (i === t.rounds.length - 1 ? { ...round } : round)) };
}

export function nextRequest(t: Tournament): DrawRequest {
  return { round: t.rounds.length + 1, attempt: 1, ranking: t.ranking, absent: new Set() };
}

function playedOut(match: Match, round: number): Match {
  const [a, b] = match.players;
  if (b === undefined) return match;
  const luck = chance(7, 'bench', round, 1, [a, b]);
  const games = [[300 + (luck % 251), 300 + (Math.floor(luck / 251) % 251)]] as const;
  return extended(match, { result: { kind: 'games', games } as const });
}
