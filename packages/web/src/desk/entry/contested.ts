import type { Event, Match, Tournament } from '@ronde/engine';
import type { ResultCommand } from '../../core/outbox.ts';

/** A table that two desks may speak of: its match, how long it lasts, and what the log says of its result. */
export interface Contested {
  readonly match: Match | undefined;
  /** Of a round; 1 where every game is told. */
  readonly bestOf: 1 | 3;
  isAbout(event: Event): boolean;
}

/** Names a table of a round or a match of the final, as a command does. */
export type Named =
  | Pick<Extract<ResultCommand, { kind: 'record' }>, 'kind' | 'round' | 'players'>
  | Pick<Extract<ResultCommand, { kind: 'record-final' }>, 'kind' | 'stage' | 'players'>;

export function contested({ rounds, final }: Tournament, named: Named): Contested {
  const [first] = named.players;
  if (named.kind === 'record') {
    const content = rounds[named.round - 1];
    const at = content?.matches.findIndex(({ players }) => players[0] === first) ?? -1;
    return {
      match: content?.matches[at],
      bestOf: content?.bestOf ?? 1,
      isAbout: (event) => event.kind === 'result' && event.round === named.round && event.match === at,
    };
  }
  const at = final?.matches.findIndex(({ stage, players }) => stage === named.stage && players[0] === first) ?? -1;
  return {
    match: final?.matches[at],
    bestOf: 1,
    isAbout: (event) => event.kind === 'final-result' && event.match === at,
  };
}
