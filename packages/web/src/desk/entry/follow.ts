import type { MatchResult } from '@ronde/engine';
import { sameResult } from './result-text.ts';

/** The table in the strip: what stood there when it was opened, what stands now, whether something is typed. */
export interface Watched {
  readonly opened: MatchResult | null;
  readonly now: MatchResult | null;
  readonly touched: boolean;
}

/**
 * What a change from elsewhere means for the strip. `conflict`: the author typed on what no longer stands, and is told
 * so; the command still says what they saw. `next`: another desk gave the awaited result. `again`: show what stands.
 */
export function follow({ opened, now, touched }: Watched): 'stay' | 'conflict' | 'next' | 'again' {
  if (sameResult(opened, now)) return 'stay';
  if (touched) return 'conflict';
  return opened === null ? 'next' : 'again';
}
