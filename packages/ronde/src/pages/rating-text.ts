import type { Player } from '@ronde/engine';

/** A provisional rating keeps its star until the first rated event (Classement PL §2.1). */
export function ratingText({ rating, provisional }: Player): string | undefined {
  return rating === undefined ? undefined : `${rating}${provisional ? '*' : ''}`;
}
