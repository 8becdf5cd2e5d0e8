import type { Match, MatchResult } from '@ronde/engine';
import type { Seats } from '@ronde/language';
import type { Now, OwnPage } from '../net/own-page.ts';

/** The table in play as the rules and sentences take it, with this result. */
export function matchNow({ player }: OwnPage, now: Now<'table'>, result?: MatchResult): Match {
  const starts = now.starts === undefined ? undefined : now.starts ? player.id : now.opponent.id;
  return {
    table: now.table,
    players: now.players[0] === player.id ? [player.id, now.opponent.id] : [now.opponent.id, player.id],
    ...(starts !== undefined && { starts }),
    ...(result && { result }),
  };
}

/** On a phone one's own side stands first. */
export function ownSeats({ player }: OwnPage, now: Now<'table'>): Seats {
  return { players: [player.id, now.opponent.id], flipped: now.players[0] !== player.id };
}
