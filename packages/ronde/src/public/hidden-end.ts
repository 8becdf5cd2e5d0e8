import type { Match, Round, Tournament } from '@ronde/engine';
import { plannedRounds } from '@ronde/views/standings';

/**
 * A tournament whose end waits for the prizes, as it was before the last planned round gave anything: whatever is made
 * of it (standings, cards, reasons, the grid, prizes, statistics) cannot tell what it does not hold.
 */
export interface HiddenEnd {
  readonly before: Tournament;
  /** The first round that tells nothing. */
  readonly from: number;
  /** How many of a round's tables are told by their number alone to have a result. */
  readonly entered: (round: number, table: number | undefined) => boolean;
  /** Every result is there: the hall waits for the prizes. */
  readonly over: boolean;
}

/** Null: nothing is hidden, or the last round is not there yet. */
export function hiddenEnd(t: Tournament): HiddenEnd | null {
  if (!t.endHidden) return null;
  const from = Math.max(1, plannedRounds(t));
  // A draft beyond the plan is nobody's but the staff's.
  const told = t.rounds.slice(from - 1).filter(({ status }) => status !== 'draft');
  const { trophies: _, final, ...rest } = t;
  const rounds = t.rounds.map((round, i) => (i + 1 < from ? round : withoutResults(round, i + 1 === from)));
  return {
    before: { ...rest, rounds, ...(final && { final: { ...final, matches: [] } }), status: 'open' },
    from,
    entered: (round, table) =>
      t.rounds[round - 1]?.matches.some((match) => match.table === table && match.result && !match.disputed) === true,
    over: told.length > 0 && told.every(({ status }) => status === 'closed'),
  };
}

/** Who sits where, and in the first one why: that follows from what everybody knows. */
function withoutResults(round: Round, first: boolean): Round {
  const { sanctions: _, ...rest } = round;
  return {
    ...rest,
    status: round.status === 'closed' ? 'published' : round.status,
    matches: round.matches.map((match) => withoutResult(match, first)),
  };
}

function withoutResult({ table, players, starts, why }: Match, first: boolean): Match {
  return {
    ...(table !== undefined && { table }),
    players,
    ...(starts !== undefined && { starts }),
    ...(first && why && { why }),
  };
}
