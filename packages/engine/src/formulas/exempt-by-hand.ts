import { insteadOf, isByHand } from '../pairing/by-hand.ts';
import type { Warning } from '../tournament/refusals.ts';
import type { Match, Tournament } from '../tournament/state.ts';

/**
 * More players exempt by hand than their number asks for: one of an odd number, none of an even one. It stands and is
 * said (rules: a round half made by hand; ten players, two exempt).
 */
export function exemptByHand(round: number, matches: readonly Match[]): readonly Warning[] {
  const present = matches.reduce((sum, match) => sum + match.players.length, 0);
  const exempt = matches.filter((match) => match.players.length === 1 && chosen(match)).length;
  return exempt > present % 2 ? [{ code: 'exempt-by-hand', round, present, exempt }] : [];
}

/** The same of the last round, until it is closed: afterwards nothing can be done about it. */
export function exemptByHandNow({ rounds }: Tournament): readonly Warning[] {
  const last = rounds.at(-1);
  return last && last.status !== 'closed' ? exemptByHand(rounds.length, last.matches) : [];
}

/** Who changed places with the exempt player of the rule adds no exemption. */
const chosen = (match: Match): boolean => isByHand(match) && !insteadOf(match);
