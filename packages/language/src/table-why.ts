import type { Match, Player, Tournament } from '@ronde/engine';
import { isolated } from './isolated.ts';
import type { TableWhy } from './words.ts';

/** What the reasons of a table need of its tournament: as the desk has it, or as strangers read it. */
export interface DrawnIn extends Pick<Tournament, 'format' | 'settings'> {
  /** Told once a round is published. */
  readonly seed?: number;
  readonly players: readonly Pick<Player, 'id' | 'club'>[];
  readonly wargame: boolean;
  readonly planned: number;
}

/** `attempt`: which draw of the round this is, where it is told. */
interface DrawnRound {
  readonly matches: readonly Match[];
  readonly attempt?: number;
}

/** What is asked for the reasons of a table of a round, the same wherever they are read. */
export function tableWhyIn(
  { format, settings, seed = 0, players, wargame, planned }: DrawnIn,
  round: number,
  { matches, attempt }: DrawnRound,
  match: Match,
): TableWhy {
  return {
    ...{ round, match, seed, settings, matches, format, wargame, planned },
    ...(attempt !== undefined && { attempt }),
    clubOf: (id) => {
      const club = players.find((player) => player.id === id)?.club;
      return club && isolated(club);
    },
  };
}
