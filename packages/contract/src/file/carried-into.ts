import type { LooseFile, LooseMatch } from './loose.ts';
import { isMeeting, winningSeat } from './loose-winner.ts';

/**
 * What a match of the final begins with where the final carries their game of the rounds: who won it, as a game, in
 * the order of the match. Of several meetings the last. The same rule as the engine's (`final/carried.ts`).
 */
export function carriedInto({ final, rounds }: LooseFile, match: LooseMatch): readonly [number, number] | undefined {
  if (!final?.carry || match.stage === 'tie') return undefined;
  const meetings = rounds.flatMap(({ matches }) => matches.filter(isMeeting));
  const last = meetings.findLast(({ players }) => match.players.every((id) => players.includes(id)));
  const seat = last && winningSeat(last);
  if (last === undefined || seat === undefined) return undefined;
  if (seat === null) return [0, 0];
  return last.players[seat] === match.players[0] ? [1, 0] : [0, 1];
}
