import { formulaOf, type Match, type Standings, standingsAfter, type Tournament } from '@ronde/engine';
import type { Page } from './page.ts';

/** Rounds closed from the first on: the standings that can be read. */
export function closedRounds({ rounds }: Tournament): number {
  const open = rounds.findIndex(({ status }) => status !== 'closed');
  return open < 0 ? rounds.length : open;
}

export const plannedRounds = (tournament: Tournament): number => formulaOf(tournament.format).plannedRounds(tournament);

/** All that is planned is closed, or the tournament is: places are shared. */
export function isFinal(tournament: Tournament, after: number): boolean {
  const closed = closedRounds(tournament);
  return after === closed && closed > 0 && (closed >= plannedRounds(tournament) || tournament.status === 'closed');
}

/** The standings after so many closed rounds; null: not yet. */
export function standingsAt({ tournament, people }: Page, after: number): Standings | null {
  if (after < 1 || after > closedRounds(tournament)) return null;
  return standingsAfter(tournament, people, { after, final: isFinal(tournament, after) });
}

/** « Classement après la ronde 3 », or the final one as it is called. */
export function standingsTitle({ tournament, words }: Page, { after, final }: Standings): string {
  const { standings: ui } = words.ui;
  if (!final) return ui.title(after);
  return tournament.status === 'closed' ? ui.final : ui.finalProvisional;
}

/** Nobody knows more of it: in play, or its value is in doubt. */
export const isOpen = ({ players, result, disputed }: Match): boolean =>
  players.length === 2 && (!result || disputed !== undefined);

/** Those who take part: a spare player only fills a hole, and who left before round 1 never did. */
export const playersOf = ({ players }: Tournament) => players.filter(({ spare, left }) => !spare && left !== 0);
