import { type People, type ScrabbleStandings, standingsOf, type Tournament } from '@ronde/engine';

/** Whether the desk can run it: the Scrabble formulas, whose standings are PM, PPM and Pdep. */
export function isScrabbleFormula({ format }: Tournament): boolean {
  return format === 'classique' || format === 'classique-belge' || format === 'combinee';
}

/** The standings that the desk shows. It never opens a tournament of another kind (`DeskRoutes`). */
export function scrabbleStandings(
  tournament: Tournament,
  people: People,
  asked: { readonly after?: number; readonly final?: boolean },
): ScrabbleStandings {
  const standings = standingsOf(tournament, people, asked);
  if (standings.kind !== 'scrabble') throw new Error(`The desk does not show ${tournament.format} yet.`);
  return standings;
}
