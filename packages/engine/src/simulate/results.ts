import type { Game, Loss, MatchResult } from '../tournament/match-result.ts';
import type { PlayerId } from '../tournament/state.ts';
import { normal, uniform } from './deviates.ts';

/** A table that is about to be played. */
export interface SimulatedTable {
  readonly seed: number;
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly starts: PlayerId | undefined;
  /** Strength of each, in standard deviations. */
  readonly strengths: readonly [number, number];
}

/** Somebody does not come to one table in a hundred; both to one in ten of these. */
const noShow = 0.01;

/** How a table ends, forfeits included. `play`: of the game itself. */
export function simulatedResult(
  table: SimulatedTable,
  bestOf: 1 | 3,
  play: (table: SimulatedTable, bestOf: 1 | 3) => MatchResult,
): MatchResult {
  const { seed, round, players } = table;
  const drawn = uniform({ seed, what: 'no-show', round, ids: players }) / noShow;
  if (drawn >= 1) return play(table, bestOf);
  const by = drawn < 0.1 ? 'both' : drawn < 0.55 ? players[0] : players[1];
  return { kind: 'forfeit', by, games: [] };
}

/**
 * 3,002 real games: mean score 417, standard deviation 67, 36 % of the margins over 100, 0.4 % draws, the first
 * player wins 58.5 %. So the total of a game has mean 834 and deviation 78, its margin deviation 109, of which the
 * strength of the two is a part, and who starts is 23 ahead.
 */
const model = { total: 834, totalSpread: 78, margin: 93, skill: 44, start: 23 } as const;

export function scrabbleResult(table: SimulatedTable, bestOf: 1 | 3): MatchResult {
  const games: Game[] = [];
  const won = (seat: 0 | 1): number => games.filter((game) => game[seat] > game[seat === 0 ? 1 : 0]).length;
  const needed = (bestOf + 1) / 2;
  while (games.length < bestOf && won(0) < needed && won(1) < needed) games.push(scrabbleGame(table, games.length + 1));
  return { kind: 'games', games };
}

/** In two winning games the other starts the second. */
function scrabbleGame({ seed, round, players, starts, strengths }: SimulatedTable, number: number): Game {
  const ids = [...players, String(number)];
  const firstStarts = (starts === undefined || starts === players[0]) === (number % 2 === 1);
  const margin =
    model.skill * (strengths[0] - strengths[1]) +
    (firstStarts ? model.start : -model.start) +
    model.margin * normal({ seed, what: 'margin', round, ids });
  const total = model.total + model.totalSpread * normal({ seed, what: 'total', round, ids });
  return [Math.round((total + margin) / 2), Math.round((total - margin) / 2)];
}

/** A game that is not finished in time is a draw: about one in eight. */
const undecided = 0.2;

/** Losses of armies of 15 to 30 units, each player's the same all day. */
export function wargameResult({ seed, round, players, strengths }: SimulatedTable): MatchResult {
  const edge = 0.6 * (strengths[0] - strengths[1]) + normal({ seed, what: 'battle', round, ids: players });
  const share = (at: 0 | 1): number =>
    uniform({ seed, what: 'losses', round, ids: [players[at], players[1 - at] ?? ''] });
  const winner = edge < -undecided ? 1 : edge > undecided ? 0 : null;
  const close = 1 / (1 + (edge < 0 ? -edge : edge));
  const loss = (at: 0 | 1): Loss => {
    const total = 15 + Math.floor(16 * uniform({ seed, what: 'units', round: 0, ids: [players[at]] }));
    if (winner === null) return { lost: Math.floor(total * (0.3 + 0.6 * share(at))), total };
    // Who loses is broken; the closer the battle, the more the winner lost.
    return { lost: winner === at ? Math.floor(total * share(at) * close) : total, total };
  };
  return { kind: 'losses', winner: winner === null ? null : players[winner], cohesion: [loss(0), loss(1)] };
}
