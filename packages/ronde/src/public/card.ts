import type { PublicPlayer, PublicTable } from '@ronde/contract/http/public';
import type { SentStanding } from '@ronde/contract/http/standing-lines';
import type { Frozen } from '@ronde/contract/values/same-type';
import { malusOf, matchOf, type Round, wargameScale } from '@ronde/engine';
import { publicPlayer } from './head.ts';
import { publicStandings } from './standings.ts';
import { publicTable } from './tables.ts';
import type { PublicView } from './view.ts';

export interface PublicGame {
  readonly round: number;
  readonly bestOf: 1 | 3;
  readonly state: PublicTable['state'] | 'away';
  readonly table?: number;
  /** Null at an exempt table. */
  readonly opponent: string | null;
  /** Whether this player starts; missing where nobody has said so. */
  readonly starts?: boolean;
  readonly match?: Frozen<PublicTable>;
  /** What the umpire took off the points of this round. */
  readonly malus?: number;
}

export interface PublicCard {
  readonly version: number;
  readonly player: Frozen<PublicPlayer>;
  readonly games: readonly PublicGame[];
  readonly standing: SentStanding | null;
}

/** Everything that is public about one player, by number; null: there is none. */
export function publicCard(view: PublicView, number: number): PublicCard | null {
  const player = view.tournament.players.find((candidate) => candidate.number === number);
  if (!player) return null;
  const scale = wargameScale(view.tournament.settings);
  const rows = publicStandings(view)?.standings.rows ?? [];
  return {
    version: view.version,
    player: publicPlayer(player, view),
    games: view.tournament.rounds.map((round, i) => gameOf(round, i + 1, player.id, malusOf(round, player.id, scale))),
    standing: rows.find((row) => row.player === player.id) ?? null,
  };
}

/** A player's part in one round. */
function gameOf(round: Round, number: number, player: string, malus: number): PublicGame {
  const match = matchOf(round, player);
  const { bestOf } = round;
  if (!match) return { round: number, bestOf, state: 'away', opponent: null };
  const shown = publicTable(match);
  const { table, players, starts } = match;
  return {
    round: number,
    bestOf,
    state: shown.state,
    ...(table !== undefined && { table }),
    opponent: (players as readonly string[]).find((id) => id !== player) ?? null,
    ...(starts !== undefined && { starts: starts === player }),
    match: shown,
    ...(malus > 0 && { malus }),
  };
}
