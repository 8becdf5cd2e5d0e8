import { figuresOf } from '../standings/figures.ts';
import { playsWargame } from '../tournament/find.ts';
import type { PrizeRules } from '../tournament/settings.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';

/** A prize of one game. `figure`: the score, or the margin. */
export interface GamePrize {
  readonly of: 'best-game' | 'best-margin';
  readonly figure: number;
  /** Those who share it, in the order of registration. */
  readonly players: readonly PlayerId[];
}

interface Side {
  readonly player: PlayerId;
  readonly own: number;
  readonly margin: number;
}

/** Of games that were played to their end, those of the rounds; nobody has one before there is a result. */
export function gamePrizes(
  tournament: Tournament,
  { bestGame, bestMargin }: Pick<PrizeRules, 'bestGame' | 'bestMargin'>,
  may: (player: PlayerId) => boolean,
): readonly GamePrize[] {
  if (!bestGame && !bestMargin) return [];
  const sides = sidesOf(tournament).filter(({ player }) => may(player));
  const most = (of: GamePrize['of'], figureOf: (side: Side) => number): readonly GamePrize[] => {
    const figure = sides.reduce((top, side) => Math.max(top, figureOf(side)), 0);
    const holders = new Set(sides.filter((side) => figureOf(side) === figure).map(({ player }) => player));
    const players = tournament.players.map(({ id }) => id).filter((id) => holders.has(id));
    return figure > 0 ? [{ of, figure, players }] : [];
  };
  return [
    ...(bestGame ? most('best-game', ({ own }) => own) : []),
    ...(bestMargin ? most('best-margin', ({ margin }) => margin) : []),
  ];
}

function sidesOf(tournament: Tournament): readonly Side[] {
  const wargame = playsWargame(tournament);
  const matches = tournament.rounds.flatMap((round) => (round.status === 'draft' ? [] : round.matches));
  return matches.flatMap((match) =>
    match.players.length === 1 || match.disputed
      ? []
      : gamesOf(match, tournament, wargame).flatMap(([a, b]): readonly Side[] => [
          { player: match.players[0], own: a, margin: a - b },
          { player: match.players[1] ?? '', own: b, margin: b - a },
        ]),
  );
}

function gamesOf(match: Match, { settings }: Tournament, wargame: boolean): readonly (readonly [number, number])[] {
  const { result } = match;
  if (result?.kind === 'games') return result.games;
  if (result?.kind !== 'losses' && result?.kind !== 'points') return [];
  const figures = figuresOf(match, settings, wargame);
  return figures ? [figures] : [];
}
