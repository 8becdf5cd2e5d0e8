import { frenchKey } from '../base/french-order.ts';

/** Why an event is not official. */
export type NotOfficial =
  /** The director says so: not approved by the federation. */
  | { readonly code: 'not-approved' }
  | { readonly code: 'too-few-players'; readonly found: number; readonly needed: number }
  | { readonly code: 'club-majority'; readonly club: string; readonly members: number; readonly players: number };

const leastPlayers = 8;

/**
 * L'Art de la Guerre, "Règles d'organisation": at least 8 who played a game, no club above half of them. Exactly half
 * is valid, no club is no club, clubs compare without case, accents and outer spaces.
 * `clubs`: one for each who played a game, undefined without club. `approved`: as the tournament's settings say.
 * Empty when official.
 */
export function notOfficial(clubs: readonly (string | undefined)[], approved = true): readonly NotOfficial[] {
  const players = clubs.length;
  const members = new Map<string, string[]>();
  for (const club of clubs) {
    const key = frenchKey(club ?? '');
    if (club !== undefined && key !== '') members.set(key, [...(members.get(key) ?? []), club.trim()]);
  }
  const reasons: NotOfficial[] = approved ? [] : [{ code: 'not-approved' }];
  if (players < leastPlayers) reasons.push({ code: 'too-few-players', found: players, needed: leastPlayers });
  for (const names of members.values()) {
    const club = names[0] ?? '';
    if (2 * names.length > players) reasons.push({ code: 'club-majority', club, members: names.length, players });
  }
  return reasons;
}
