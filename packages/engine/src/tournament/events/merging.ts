import type { Player, PlayerId, Round, Tournament } from '../state.ts';
import { absent, entrant, player, ranking, round } from './address.ts';
import { inserted } from './changed.ts';
import type { Facts, Subjects } from './fact.ts';
import { entered, gone } from './registration.ts';

/**
 * Two who were registered are one person. `gone`: the one who was never drawn, whole. `absent`: where they stood among
 * those known to be away.
 */
interface Merging {
  readonly gone: Player;
  readonly into: PlayerId;
  readonly rankedAt: number | null;
  readonly absent: readonly AbsentAt[];
}

export interface AbsentAt {
  readonly round: number;
  readonly at: number;
}

export type MergingEvent =
  | ({ readonly kind: 'merged' } & Merging)
  /** They are two persons after all. */
  | ({ readonly kind: 'parted' } & Merging);

export const mergingFacts: Facts<MergingEvent> = {
  merged: {
    apply: (t, event) => {
      const { id } = event.gone;
      return inAbsences(gone(t, id), event, (absent) => absent.filter((other) => other !== id));
    },
    inverse: (event) => ({ ...event, kind: 'parted' }),
    subjects: merging,
  },
  parted: {
    apply: (t, event) => {
      const back = entered(t, { player: event.gone, rankedAt: event.rankedAt });
      return inAbsences(back, event, (absent, at) => inserted(absent, at, event.gone.id));
    },
    inverse: (event) => ({ ...event, kind: 'merged' }),
    subjects: merging,
  },
};

function inAbsences(
  t: Tournament,
  { absent }: Merging,
  change: (absent: readonly PlayerId[], at: number) => readonly PlayerId[],
): Tournament {
  const places = new Map(absent.map(({ round, at }) => [round, at]));
  const rounds = t.rounds.map((content, i): Round => {
    const at = places.get(i + 1);
    return at === undefined ? content : { ...content, absent: change(content.absent, at) };
  });
  return { ...t, rounds };
}

/** As a registration taken back, and the absences of the rounds in between. */
function merging({ gone: { id, from }, into, rankedAt, absent: away }: Merging): Subjects {
  return {
    writes: [player(id), rankedAt === null ? entrant(id) : ranking, ...away.map((at) => absent(at.round))],
    reads: [player(into), round(from - 1), round(from), ...away.map((at) => round(at.round))],
  };
}
