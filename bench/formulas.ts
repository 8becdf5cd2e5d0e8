import { chance } from '../packages/engine/src/base/chance.ts';
import { type FormatId, formatOf, type Match, type Tournament } from '../packages/engine/src/index.ts';
import { extended } from '../packages/engine/src/simulate/simulate.ts';
import { nextRequest, started } from './field.ts';

/** A tournament of any formula, drawn by the engine, results from a seed. `open`: nothing of its last round is in. */
export function inCourse(players: number, format: FormatId, rounds: number, open: boolean): Tournament {
  let t: Tournament = { ...started(players, 0, rounds), format };
  for (let round = 1; round <= rounds; round++) {
    const draw = formatOf(format).draw(t, nextRequest(t));
    if (!draw.ok) throw new Error(draw.refusal.code);
    const last = open && round === rounds;
    const matches = last ? draw.value.matches : draw.value.matches.map((match) => playedOut(match, round, format));
    const status = last ? 'published' : 'closed';
    t = { ...t, rounds: [...t.rounds, { status, absent: [], bestOf: 1, attempt: 1, matches }] };
  }
  return t;
}

function playedOut(match: Match, round: number, format: FormatId): Match {
  const [a, b] = match.players;
  if (b === undefined) return match;
  const luck = chance(7, 'bench', round, 1, [a, b]);
  const [one, other] = [luck % 251, Math.floor(luck / 251) % 251];
  if (format !== 'art-de-la-guerre')
    return extended(match, { result: { kind: 'games', games: [[300 + one, 300 + other]] } as const });
  const [lost, broken] = [
    { lost: other % 20, total: 20 },
    { lost: 20, total: 20 },
  ];
  const won = one % 2 === 0;
  const cohesion = won ? ([lost, broken] as const) : ([broken, lost] as const);
  return extended(match, { result: { kind: 'losses', winner: won ? a : b, cohesion } as const });
}
