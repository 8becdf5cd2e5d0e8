import { type Match, type PlayerId, playsWargame, type Round } from '@ronde/engine';
import type { TableWhy } from '@ronde/language';
import type { Desk } from '../frame/desk.ts';

/** What the reasons of a table of this round need. */
export function tableWhy({ tournament, planned }: Desk, round: number, content: Round, match: Match): TableWhy {
  return {
    round,
    match,
    seed: tournament.seed,
    attempt: content.attempt,
    settings: tournament.settings,
    matches: content.matches,
    format: tournament.format,
    wargame: playsWargame(tournament),
    planned,
    clubOf: (id: PlayerId) => tournament.players.find((player) => player.id === id)?.club,
  };
}
