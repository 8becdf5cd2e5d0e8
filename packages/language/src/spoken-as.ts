import { type FormatId, playsWargame } from '@ronde/engine';

/**
 * The formula whose words a tournament is spoken in: its own, but that of the wargame where a formula of both games
 * plays it, so that its rounds are « tours » too.
 */
export function spokenAs(tournament: Parameters<typeof playsWargame>[0]): FormatId {
  return playsWargame(tournament) ? 'art-de-la-guerre' : tournament.format;
}
