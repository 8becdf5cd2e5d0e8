import type { Army, PlayerId, Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { type DayGame, dayGames, mean, sidesOf } from './day-statistics.ts';

/** How an army fared; `average`: points a game. */
export interface ArmyLine {
  readonly edition: string;
  readonly number: number;
  readonly name: string;
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly average: number | null;
  /** Wins and half the draws, of the games. */
  readonly efficiency: number | null;
}

/** The armies that were brought, those with the best results first; an army against itself counts both sides. */
export function armyLines(tournament: Tournament, after: number): readonly ArmyLine[] {
  const games = dayGames(tournament, after);
  const brought = new Map<string, { readonly army: Army; readonly players: Set<PlayerId> }>();
  for (const { id, army } of tournament.players) {
    if (!army) continue;
    // Of one number two languages have two names; one that the lists do not know (0) is its name.
    const key = `${army.edition} ${army.number || army.name}`;
    const known = brought.get(key);
    if (known) known.players.add(id);
    else brought.set(key, { army, players: new Set([id]) });
  }
  const lines = [...brought.values()].map(({ army, players }) => armyLine(army, players, games));
  return lines.toSorted(
    (a, b) =>
      (b.efficiency ?? -1) - (a.efficiency ?? -1) ||
      (b.average ?? -1) - (a.average ?? -1) ||
      a.number - b.number ||
      frenchOrder(a.name, b.name),
  );
}

function armyLine(
  { edition, number, name }: Army,
  players: ReadonlySet<PlayerId>,
  games: readonly DayGame[],
): ArmyLine {
  const sides = games.flatMap((game) =>
    sidesOf(game).flatMap((side) => (players.has(side.player) ? [{ ...side, winner: game.winner }] : [])),
  );
  const wins = sides.filter(({ winner, player }) => winner === player).length;
  const draws = sides.filter(({ winner }) => winner === null).length;
  const played = sides.length > 0;
  return {
    ...{ edition, number, name, players: players.size, games: sides.length, wins, draws },
    losses: sides.length - wins - draws,
    average: played ? mean(sides.map(({ own }) => own)) : null,
    efficiency: played ? (2 * wins + draws) / (2 * sides.length) : null,
  };
}
