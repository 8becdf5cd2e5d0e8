import { lastDayOf, playsWargame, type StartProposal, seasonOf, startProposal, type Tournament } from '@ronde/engine';
import type { KnownPerson } from '../http/register.ts';

/**
 * The rating to start a tournament with where the rules of the PL give another than the known one (classement PL §3,
 * §9). Whoever keeps no date of a last event was at least not known to play after the list they stand in.
 */
export function proposalIn(
  tournament: Tournament,
  known: Pick<KnownPerson, 'rating' | 'duplicateSeries' | 'licence' | 'lastEvent' | 'listedOn'>,
): StartProposal | null {
  if (playsWargame(tournament)) return null;
  const { listedOn, lastEvent = listedOn, ...facts } = known;
  const last = lastEvent === undefined ? {} : { lastEvent };
  return startProposal({ ...facts, ...last }, lastDayOf(tournament), seasonOf(tournament));
}
