import { type Match, type PlayerId, playsWargame, roundOf, type Tournament, traitsOf } from '@ronde/engine';
import { type OpeningEnded, openingEnded } from '@ronde/engine/pairing/opening-seats';
import { type TableWhy, tableWhyIn } from '@ronde/language';
import { meetingsOf } from './met-before.ts';
import { type SeatTaken, seatsTaken } from './pools.ts';
import { plannedRounds } from './standings.ts';

/** What the reasons of a table of this round are told from. */
export function tableWhy(tournament: Tournament, round: number, match: Match): TableWhy {
  const ended = fixedEnded(tournament, round);
  const drawnIn = { ...tournament, wargame: playsWargame(tournament), planned: plannedRounds(tournament) };
  const why = tableWhyIn(drawnIn, round, roundOf(tournament, round) ?? { matches: [] }, match);
  const kept = keptFor(tournament, match);
  const seats = seatsAt(tournament, round, match);
  return {
    ...why,
    metIn: meetingsOf(tournament, round, match),
    ...(ended && { openingEnded: ended }),
    ...(kept !== undefined && { keptFor: kept }),
    ...(seats.length > 0 && { seatsTaken: seats }),
  };
}

/** Whose permanent table a draw gave the number of; a table made by hand has the one that it was given. */
function keptFor({ players }: Tournament, { players: here, table, why = [] }: Match): PlayerId | undefined {
  if (table === undefined || here.length === 1 || why.some(({ step }) => step === 'by-hand')) return undefined;
  return players.find((one) => one.table === table && (here as readonly PlayerId[]).includes(one.id))?.id;
}

/** Who of a table of the pools has the seat of somebody who was there before: the table tells the same two places. */
function seatsAt(tournament: Tournament, round: number, { players, why = [] }: Match): readonly SeatTaken[] {
  const step = why.find((one) => one.step === 'pool');
  if (step?.step !== 'pool') return [];
  return seatsTaken(tournament, round).filter(
    ({ player, pool, seat }) =>
      pool === step.pool && step.places.includes(seat) && (players as readonly PlayerId[]).includes(player),
  );
}

/** Why a round is none of the fixed ones though they go so far; null where it is one, or none is foreseen. */
export function fixedEnded(tournament: Tournament, round: number): OpeningEnded | null {
  return traitsOf(tournament.format).settings.includes('openingTables') ? openingEnded(tournament, round) : null;
}
