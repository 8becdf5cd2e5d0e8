import { frenchKey } from '../base/french-order.ts';
import type { Settings } from '../tournament/settings.ts';

/** Clubs as numbers, −1 for none: compared without case, accents and outer spaces; no club is no club. */
export function clubNumbers(clubs: readonly (string | undefined)[]): readonly number[] {
  const numbers = new Map<string, number>();
  return clubs.map((club) => {
    const key = frenchKey(club ?? '');
    if (key === '') return -1;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/**
 * Whether tables of one club are avoided in a round (L'Art de la Guerre, "Appariement des tours suivants"): in every
 * round before the last, before the last two when there are 4 or more; or in the rounds that the setting names.
 */
export function avoidsClubs({ avoidClubs = true }: Settings, round: number, planned: number): boolean {
  if (typeof avoidClubs !== 'boolean') return avoidClubs.includes(round);
  return avoidClubs && round <= lastAvoiding(planned);
}

const lastAvoiding = (planned: number): number => planned - (planned >= 4 ? 2 : 1);

/** The rounds in which the rule avoids clubs. */
export function avoidingRounds(planned: number): readonly number[] {
  return Array.from({ length: Math.max(0, lastAvoiding(planned)) }, (_, i) => i + 1);
}
