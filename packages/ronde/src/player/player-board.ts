import type { PlayerBoard } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import { publicHead } from '../public/head.ts';
import { publicRound } from '../public/tables.ts';
import type { PublicView } from '../public/view.ts';
import { closedStandings } from './player-page.ts';

/** What a player looks up beside their own page, whether the public may see the tournament or not. */
export function playerBoard(view: PublicView): Frozen<PlayerBoard> {
  return {
    head: publicHead(view),
    round: publicRound(view, view.tournament.rounds.length),
    standings: closedStandings(view),
  };
}
