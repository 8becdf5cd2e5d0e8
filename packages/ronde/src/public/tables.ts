import type { PublicRound, PublicTable } from '@ronde/contract/http/public';
import type { Frozen } from '@ronde/contract/values/same-type';
import { type Match, type Round, roundOf } from '@ronde/engine';
import { tableState } from '@ronde/views/tables';
import type { PublicView } from './view.ts';

/** The tables of a published round; null: the public knows of no such round. */
export function publicRound({ version, tournament }: PublicView, number: number): Frozen<PublicRound> | null {
  const round = roundOf(tournament, number);
  if (!round) return null;
  const { absent, bestOf, sanctions, matches } = round;
  return {
    version,
    round: number,
    status: statusOf(round),
    bestOf,
    absent,
    tables: matches.map(publicTable),
    ...(sanctions && { sanctions }),
  };
}

const statusOf = ({ status }: Round): 'published' | 'closed' => (status === 'closed' ? 'closed' : 'published');

export function publicTable(match: Match): Frozen<PublicTable> {
  const { disputed: _, result, ...table } = match;
  const state = tableState(match);
  return { ...table, state, ...(result && state === 'entered' && { result }) };
}
