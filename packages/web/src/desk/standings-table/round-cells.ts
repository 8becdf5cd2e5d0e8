import { cellOf, type Match, type PlayerId, type Round, type RoundCell, type Settings } from '@ronde/engine';

/** What one round was for everybody: looked up, not searched for, in a table of many lines. */
export function roundCells(round: Round, settings: Settings): (player: PlayerId) => RoundCell {
  const matches = new Map<PlayerId, Match>();
  for (const match of round.matches) for (const player of match.players) matches.set(player, match);
  return (player) => cellOf(matches.get(player), player, settings, round.bestOf);
}
