import type { Player } from '@ronde/engine';

/** 1803, 1700* when provisional, – when missing: missing is never 0. */
export function ratingText({ rating, provisional }: Pick<Player, 'rating' | 'provisional'>): string {
  return rating === undefined ? '–' : `${rating}${provisional ? '*' : ''}`;
}
