import { sameValue } from '../../base/same-value.ts';
import type { Round, Sanction, Trophy } from '../state.ts';
import { type FactFamily, inserted, player, round, type Subjects, withRound } from './fact.ts';

/** `at`: index in the list that it enters or leaves. */
interface Sanctioning {
  readonly round: number;
  readonly at: number;
  readonly sanction: Sanction;
}

interface Awarding {
  readonly at: number;
  readonly trophy: Trophy;
}

export type SanctionEvent =
  | ({ readonly kind: 'sanctioned' } & Sanctioning)
  | ({ readonly kind: 'lifted' } & Sanctioning)
  | ({ readonly kind: 'trophy-given' } & Awarding)
  | ({ readonly kind: 'trophy-taken' } & Awarding);

export const sanctionFacts: FactFamily<SanctionEvent> = {
  sanctioned: {
    apply: (t, event) =>
      withRound(t, event.round, (content) =>
        withSanctions(content, inserted(content.sanctions ?? [], event.at, event.sanction)),
      ),
    inverse: (event) => ({ ...event, kind: 'lifted' }),
    subjects: sanctioning,
  },
  lifted: {
    apply: (t, event) =>
      withRound(t, event.round, (content) =>
        withSanctions(content, without(content.sanctions ?? [], event.at, event.sanction)),
      ),
    inverse: (event) => ({ ...event, kind: 'sanctioned' }),
    subjects: sanctioning,
  },
  'trophy-given': {
    apply: ({ trophies = [], ...t }, event) => ({ ...t, trophies: inserted(trophies, event.at, event.trophy) }),
    inverse: (event) => ({ ...event, kind: 'trophy-taken' }),
    subjects: awarding,
  },
  'trophy-taken': {
    apply: ({ trophies = [], ...t }, event) => {
      const left = without(trophies, event.at, event.trophy);
      return left.length === 0 ? t : { ...t, trophies: left };
    },
    inverse: (event) => ({ ...event, kind: 'trophy-given' }),
    subjects: awarding,
  },
};

function withSanctions({ sanctions: _, ...content }: Round, sanctions: readonly Sanction[]): Round {
  return sanctions.length === 0 ? content : { ...content, sanctions };
}

/** Others may have come or gone since: the one that is meant is known by what it says. */
function without<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const found = sameValue(list[at], item) ? at : list.findLastIndex((other) => sameValue(other, item));
  return found < 0 ? list : list.toSpliced(found, 1);
}

/** Who is excluded is not drawn any more: what is known of the player changes, and no later round has them. */
function sanctioning({ round: number, sanction }: Sanctioning): Subjects {
  const own = player(sanction.player);
  const excludes = sanction.kind === 'exclusion';
  return {
    writes: [`sanction ${number}/${sanction.player}`, ...(excludes ? [own] : [])],
    reads: [round(number), ...(excludes ? [round(number + 1)] : [own])],
  };
}

function awarding({ trophy }: Awarding): Subjects {
  return { writes: [`trophy ${trophy.name}/${trophy.player}`], reads: [player(trophy.player)] };
}
