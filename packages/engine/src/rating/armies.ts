/** An army as it was played. */
interface ArmyPlayed {
  readonly edition: string;
  readonly number: number;
  /** Years, negative before our era. */
  readonly from?: number;
  readonly to?: number;
}

/** A game that was really played, both sides. */
export interface ArmyGame {
  readonly players: readonly [string, string];
  /** Null where no army was given. */
  readonly armies: readonly [ArmyPlayed | null, ArmyPlayed | null];
  /** Of the first: 1 won, ½ drawn, 0 lost. */
  readonly score: 1 | 0.5 | 0;
  /** Points of each, before maluses. */
  readonly points: readonly [number, number];
}

/** One side of a game. */
interface ArmySide {
  readonly player: string;
  readonly army: ArmyPlayed | null;
  readonly opponent: string;
  readonly opponentArmy: ArmyPlayed | null;
  readonly score: 1 | 0.5 | 0;
  readonly points: number;
}

interface Statistic {
  readonly key: string;
  /** Always shown with the figures. An army against itself counts both sides. */
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Mean score in points. */
  readonly mean: number;
  /** (wins + half the draws) / games, 0 to 1. */
  readonly efficiency: number;
}

/** A span of years that statistics group armies by. */
interface Period {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export const byPlayer = (side: ArmySide): string => side.player;
export const byArmy = (side: ArmySide): string | null => armyKey(side.army);
export const byOpponentArmy = (side: ArmySide): string | null => armyKey(side.opponentArmy);

/** The period that the army's mid date falls in; null without dates, or in none. */
export const byPeriod =
  (periods: readonly Period[]) =>
  ({ army }: ArmySide): string | null => {
    if (army?.from === undefined || army.to === undefined) return null;
    const middle = (army.from + army.to) / 2;
    return periods.find(({ from, to }) => from <= middle && middle <= to)?.name ?? null;
  };

/** Edition and number: names differ between languages. One that the lists do not know (0) is counted nowhere. */
function armyKey(army: ArmyPlayed | null): string | null {
  return army && army.number > 0 ? `${army.edition} ${army.number}` : null;
}

/**
 * Games, wins, draws, losses, mean score and efficiency by whatever `keyOf` names (null: left out): army, period,
 * opponent's army, player. `among` narrows the sides first: one army against each other, one player's armies.
 */
export function statistics(
  games: readonly ArmyGame[],
  keyOf: (side: ArmySide) => string | null,
  among: (side: ArmySide) => boolean = () => true,
): readonly Statistic[] {
  const groups = new Map<string, ArmySide[]>();
  for (const side of games.flatMap(sidesOf)) {
    const key = among(side) ? keyOf(side) : null;
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(side);
    else groups.set(key, [side]);
  }
  const all = [...groups].map(([key, sides]) => statistic(key, sides));
  return all.toSorted((x, y) => y.games - x.games || (x.key < y.key ? -1 : 1));
}

function sidesOf({ players, armies, score, points }: ArmyGame): readonly [ArmySide, ArmySide] {
  const side = (own: 0 | 1, other: 0 | 1): ArmySide => ({
    player: players[own],
    army: armies[own],
    opponent: players[other],
    opponentArmy: armies[other],
    score: own === 0 ? score : score === 1 ? 0 : score === 0 ? 1 : 0.5,
    points: points[own],
  });
  return [side(0, 1), side(1, 0)];
}

function statistic(key: string, sides: readonly ArmySide[]): Statistic {
  const count = (score: number): number => sides.filter((side) => side.score === score).length;
  const [games, wins, draws, losses] = [sides.length, count(1), count(0.5), count(0)];
  const points = sides.reduce((sum, side) => sum + side.points, 0);
  return { key, games, wins, draws, losses, mean: points / games, efficiency: (2 * wins + draws) / (2 * games) };
}
