import { begins, figuresOf, type Match, type PlayerId, playsWargame, type Tournament } from '@ronde/engine';

/** A game that was played to its end: neither forfeit nor awarded. `round` null: one of the final. */
export interface DayGame {
  readonly round: number | null;
  readonly players: readonly [PlayerId, PlayerId];
  /** Scores, or the points of the wargame, maluses apart. */
  readonly scores: readonly [number, number];
  /** Whose move was the first, where that is known. */
  readonly starts: PlayerId | null;
  /** Cohesion that each lost; null where the result does not tell. */
  readonly lost: readonly [number, number] | null;
  readonly winner: PlayerId | null;
}

/** A game that nobody has gone beyond, from the side of who did it. */
export interface Best {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly own: number;
  readonly other: number;
  readonly round: number | null;
}

/** `best`, `margins`: all those who share them. A wargame has no first player, other games no losses. */
export interface DayFigures {
  readonly games: number;
  /** Of one player in one game. */
  readonly average: number;
  readonly averageMargin: number;
  readonly best: readonly Best[];
  readonly margins: readonly Best[];
  readonly draws: number;
  /** What who starts has won, a draw being half, of the games where that is known. */
  readonly first: { readonly won: number; readonly of: number } | null;
  /** Cohesion that one army lost in one game. */
  readonly lost: number | null;
}

/** `round` null: the final. */
export interface DayStatistics {
  readonly all: DayFigures | null;
  readonly rounds: readonly { readonly round: number | null; readonly figures: DayFigures }[];
}

/** The games of the first `after` rounds; those of the final too where all rounds are counted. A dispute counts for nothing. */
export function dayGames(tournament: Tournament, after: number): readonly DayGame[] {
  const wargame = playsWargame(tournament);
  const rounds = tournament.rounds
    .slice(0, after)
    .flatMap(({ matches }, i) => matches.flatMap((match) => gamesOf(match, i + 1, tournament, wargame)));
  if (after < tournament.rounds.length) return rounds;
  const final = (tournament.final?.matches ?? []).flatMap((match) => gamesOf(match, null, tournament, wargame));
  return [...rounds, ...final];
}

function gamesOf(match: Match, round: number | null, { settings }: Tournament, wargame: boolean): readonly DayGame[] {
  const { players, result } = match;
  if (players.length === 1 || !result || match.disputed) return [];
  const of = { round, players };
  if (result.kind === 'games')
    return result.games.map((scores, i) => ({
      ...of,
      scores,
      // In a match the second game is begun by the other; who began the third is not kept with its result.
      starts: begins(match, i + 1) ?? null,
      lost: null,
      winner: scores[0] === scores[1] ? null : players[scores[0] > scores[1] ? 0 : 1],
    }));
  if (result.kind !== 'losses' && result.kind !== 'points') return [];
  const scores = figuresOf(match, settings, wargame);
  if (!scores) return [];
  const lost = result.kind === 'losses' ? ([result.cohesion[0].lost, result.cohesion[1].lost] as const) : null;
  return [{ ...of, scores, starts: null, lost, winner: result.winner }];
}

export function dayStatistics(tournament: Tournament, after: number): DayStatistics {
  const games = dayGames(tournament, after);
  const numbers = [...new Set(games.map(({ round }) => round))];
  return {
    all: figuresIn(games),
    rounds: numbers.flatMap((round) => {
      const figures = figuresIn(games.filter((game) => game.round === round));
      return figures ? [{ round, figures }] : [];
    }),
  };
}

function figuresIn(games: readonly DayGame[]): DayFigures | null {
  if (games.length === 0) return null;
  const sides = games.flatMap(sidesOf);
  const margin = ({ own, other }: Best): number => own - other;
  const started = games.filter(({ starts }) => starts !== null);
  const losses = games.flatMap(({ lost }) => lost ?? []);
  return {
    games: games.length,
    average: mean(sides.map(({ own }) => own)),
    averageMargin: mean(games.map(({ scores: [a, b] }) => Math.abs(a - b))),
    best: most(sides, ({ own }) => own),
    margins: most(
      sides.filter((side) => margin(side) > 0),
      margin,
    ),
    draws: games.filter(({ winner }) => winner === null).length,
    first: started.length === 0 ? null : { won: sum(started.map(wonByFirst)), of: started.length },
    lost: losses.length === 0 ? null : mean(losses),
  };
}

/** Both sides of a game, the first player's first. */
export const sidesOf = ({ round, players: [one, two], scores: [a, b] }: DayGame): readonly Best[] => [
  { player: one, opponent: two, own: a, other: b, round },
  { player: two, opponent: one, own: b, other: a, round },
];

const wonByFirst = ({ starts, winner }: DayGame): number => (winner === null ? 0.5 : winner === starts ? 1 : 0);

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
export const mean = (figures: readonly number[]): number => sum(figures) / figures.length;

function most(sides: readonly Best[], of: (side: Best) => number): readonly Best[] {
  // A loop, for the sides of a large tournament are more than a call takes arguments.
  const top = sides.reduce((found, side) => Math.max(found, of(side)), Number.NEGATIVE_INFINITY);
  return sides.filter((side) => of(side) === top);
}
