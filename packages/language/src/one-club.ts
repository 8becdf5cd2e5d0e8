import type { TableWhy } from './words.ts';

const plain = (club: string | undefined): string => club?.trim().toLowerCase() ?? '';

/** Whether both players of a table are of one club, where clubs are known and the formula looks at them. */
export function oneClub({ match, format, clubOf }: TableWhy): boolean {
  const [a, b] = match.players;
  if (format !== 'art-de-la-guerre' || b === undefined || !clubOf) return false;
  const own = plain(clubOf(a));
  return own !== '' && own === plain(clubOf(b));
}

/** Whether this round's draw keeps club-mates apart: the wargame's early rounds, or those that the director chose. */
export function keepsClubsApart({ round, planned, format, settings }: TableWhy): boolean {
  const wargame = format === 'art-de-la-guerre';
  if (!wargame && format !== 'suisse') return false;
  const { avoidClubs = wargame } = settings;
  if (typeof avoidClubs !== 'boolean') return avoidClubs.includes(round);
  if (!avoidClubs || !wargame || planned === undefined) return avoidClubs;
  return round <= planned - (planned >= 4 ? 2 : 1);
}

/** How many rounds at the end are free by the rule; null where the director chose the rounds, or it is not known. */
export function freeRounds({ round, planned, settings: { avoidClubs = true } }: TableWhy): 1 | 2 | null {
  if (avoidClubs !== true || planned === undefined || round > planned) return null;
  return planned >= 4 ? 2 : 1;
}
