import type { Match, MatchResult } from '@ronde/engine';

/** What stands or was said first at a table in dispute; null: nothing yet. */
export const saidFirst = ({ result, claim }: Match): MatchResult | null => result ?? claim?.value ?? null;

/** Two scores, of which one is retained; a doubt alone has at most the one that stands. */
export const hasTwoScores = (match: Match): boolean => Boolean(match.disputed?.value && saidFirst(match));
