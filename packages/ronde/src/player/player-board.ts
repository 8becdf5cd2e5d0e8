import type { PlayerBoard, PlayerHall } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Halls } from '../hall/halls.ts';
import { clocksView, momentOf } from '../hall/view.ts';
import { publicHead, publicRound } from '../public/answers.ts';
import type { PublicView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';
import { closedStandings } from './player-page.ts';

/** What a player looks up beside their own page, whether the public may see the tournament or not. */
export function playerBoard(view: PublicView): Frozen<PlayerBoard> {
  return {
    head: publicHead(view),
    round: publicRound(view, view.tournament.rounds.length),
    standings: closedStandings(view),
  };
}

interface Followed {
  readonly halls: Halls;
  /** The server's time, ISO 8601. */
  now(): string;
  readonly steady?: () => number;
}

/** Of the hall, what a phone needs; the player's tournament may be private. */
export async function playerHall(
  { halls, ...house }: Followed,
  { id, tournament }: Stored,
): Promise<Frozen<PlayerHall>> {
  const { state } = await halls.read(id);
  return clocksView(state, tournament, momentOf(house));
}
