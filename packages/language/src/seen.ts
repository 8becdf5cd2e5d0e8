import type { Decision, Event, Match, Tournament } from '@ronde/engine';
import type { Names } from './names.ts';

/** What a line of the log is read with: who people are, and the tables as they stood when it was written. */
export interface Seen {
  readonly names: Names;
  /** `match`: index in the round's matches. Undefined once the round is cancelled. */
  table(round: number, match: number): Match | undefined;
}

/** The tables as they stand now: right for the newest decisions. */
export function seenNow(tournament: Tournament, names: Names): Seen {
  return { names, table: (round, match) => tournament.rounds[round - 1]?.matches[match] };
}

function drawnBy(event: Event): readonly [number, readonly Match[]] | null {
  if (event.kind === 'drawn' || event.kind === 'cancelled') return [event.round, event.content.matches];
  if (event.kind === 'redrawn') return [event.round, event.to.matches];
  return null;
}

/** For each decision, the tables as it found or made them: a cancelled round keeps its lines readable. */
export function seenInLog(log: readonly Decision[], names: Names): ReadonlyMap<number, Seen> {
  const seen = new Map<number, Seen>();
  let rounds: ReadonlyMap<number, readonly Match[]> = new Map();
  for (const decision of [...log].sort((a, b) => a.seq - b.seq)) {
    for (const event of decision.events) {
      const drawn = drawnBy(event);
      if (drawn) rounds = new Map([...rounds, drawn]);
    }
    const then = rounds;
    seen.set(decision.seq, { names, table: (round, match) => then.get(round)?.[match] });
  }
  return seen;
}
