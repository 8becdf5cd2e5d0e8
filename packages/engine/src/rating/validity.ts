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
  // By the letter first: a federation has a million of these, of few clubs.
  const named = new Map<string, number>();
  for (const club of clubs) if (club !== undefined) named.set(club, (named.get(club) ?? 0) + 1);
  const members = new Map<string, { readonly club: string; readonly count: number }>();
  for (const [club, count] of named) {
    const key = frenchKey(club);
    const known = members.get(key) ?? { club: club.trim(), count: 0 };
    if (key !== '') members.set(key, { ...known, count: known.count + count });
  }
  const reasons: NotOfficial[] = approved ? [] : [{ code: 'not-approved' }];
  if (players < leastPlayers) reasons.push({ code: 'too-few-players', found: players, needed: leastPlayers });
  for (const { club, count } of members.values())
    if (2 * count > players) reasons.push({ code: 'club-majority', club, members: count, players });
  return reasons;
}
