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
  /** Who did better and has a prize already, with what they did, best first: where nobody has two. */
  readonly passed?: readonly { readonly player: PlayerId; readonly figure: number }[];
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
  passes: (player: PlayerId) => boolean = () => false,
): readonly GamePrize[] {
  if (!bestGame && !bestMargin) return [];
  const sides = sidesOf(tournament).filter(({ player }) => may(player));
  const most = (of: GamePrize['of'], figureOf: (side: Side) => number): readonly GamePrize[] => {
    const best = new Map<PlayerId, number>();
    for (const side of sides) best.set(side.player, Math.max(best.get(side.player) ?? 0, figureOf(side)));
    const told = tournament.players.map(({ id }) => ({ player: id, figure: best.get(id) ?? 0 }));
    const figure = Math.max(0, ...told.filter(({ player }) => !passes(player)).map((one) => one.figure));
    const players = told.filter((one) => one.figure === figure && !passes(one.player)).map(({ player }) => player);
    const passed = told
      .filter((one) => one.figure >= figure && passes(one.player))
      .toSorted((a, b) => b.figure - a.figure);
    return figure > 0 ? [{ of, figure, players, ...(passed.length > 0 && { passed }) }] : [];
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
