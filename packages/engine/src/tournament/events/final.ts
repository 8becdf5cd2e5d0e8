import type { MatchResult } from '../match-result.ts';
import type { Running } from '../running.ts';
import type { Final, FinalMatch, Tournament } from '../state.ts';
import { type FactFamily, round, type Subjects, status, turnedBack } from './fact.ts';

type LastPlace = NonNullable<Final['lastPlace']>;

export type FinalEvent =
  | { readonly kind: 'final-opened'; readonly final: Final }
  | { readonly kind: 'final-cancelled'; readonly final: Final }
  /** How a tie for its last place is settled. */
  | { readonly kind: 'final-tie'; readonly from: LastPlace | null; readonly to: LastPlace | null }
  /** The next matches are set up. `round`: the last of the rounds that they stand on. */
  | {
      readonly kind: 'final-drawn';
      readonly round: number;
      readonly from: readonly FinalMatch[];
      readonly to: readonly FinalMatch[];
    }
  /** `match`: index in the final's matches. */
  | {
      readonly kind: 'final-result';
      readonly match: number;
      readonly stage: FinalMatch['stage'];
      readonly players: FinalMatch['players'];
      readonly from: MatchResult | null;
      readonly to: MatchResult | null;
    }
  /** The games of one that are over while it is not. */
  | {
      readonly kind: 'final-running';
      readonly match: number;
      readonly stage: FinalMatch['stage'];
      readonly players: FinalMatch['players'];
      readonly from: Running | null;
      readonly to: Running | null;
    };

const whole = (): Subjects => ({ writes: ['final'], reads: [] });

export const finalFacts: FactFamily<FinalEvent> = {
  'final-opened': {
    apply: (t, { final }) => ({ ...t, final }),
    inverse: (event) => ({ ...event, kind: 'final-cancelled' }),
    subjects: whole,
  },
  'final-cancelled': {
    apply: ({ final: _, ...t }) => t,
    inverse: (event) => ({ ...event, kind: 'final-opened' }),
    subjects: whole,
  },
  'final-tie': {
    apply: (t, { to }) =>
      withFinal(t, ({ lastPlace: _, ...final }) => (to === null ? final : { ...final, lastPlace: to })),
    inverse: turnedBack,
    subjects: whole,
  },
  'final-drawn': {
    apply: (t, { to }) => withFinal(t, (final) => ({ ...final, matches: to })),
    inverse: turnedBack,
    subjects: ({ round: last }) => ({ writes: ['final'], reads: [status(last), round(last + 1)] }),
  },
  'final-result': {
    apply: (t, { match, to }) => withFinal(t, (final) => withKey(final, match, 'result', to)),
    inverse: turnedBack,
    subjects: whole,
  },
  'final-running': {
    apply: (t, { match, to }) => withFinal(t, (final) => withKey(final, match, 'running', to)),
    inverse: turnedBack,
    subjects: whole,
  },
};

function withFinal(t: Tournament, change: (final: Final) => Final): Tournament {
  return t.final ? { ...t, final: change(t.final) } : t;
}

/** A match with another value of one key; null: without it. */
function withKey<K extends 'result' | 'running'>(final: Final, at: number, key: K, value: FinalMatch[K] | null): Final {
  const change = ({ [key]: _, ...match }: FinalMatch) => (value === null ? match : { ...match, [key]: value });
  return { ...final, matches: final.matches.map((match, i) => (i === at ? (change(match) as FinalMatch) : match)) };
}
