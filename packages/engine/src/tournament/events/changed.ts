import type { Match, Player, PlayerId, Round, Tournament } from '../state.ts';

/** The state with one player, one round or one match changed. */
export function withPlayer(t: Tournament, id: PlayerId, change: (player: Player) => Player): Tournament {
  return { ...t, players: t.players.map((player) => (player.id === id ? change(player) : player)) };
}

export function withRound(t: Tournament, number: number, change: (round: Round) => Round): Tournament {
  return { ...t, rounds: t.rounds.map((round, i) => (i === number - 1 ? change(round) : round)) };
}

/** `at`: index in the round's matches. */
export function withMatch(t: Tournament, number: number, at: number, change: (match: Match) => Match): Tournament {
  return withRound(t, number, (round) => ({
    ...round,
    matches: round.matches.map((match, i) => (i === at ? change(match) : match)),
  }));
}

export const inserted = <T>(list: readonly T[], at: number, item: T): readonly T[] => list.toSpliced(at, 0, item);
