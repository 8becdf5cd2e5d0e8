import type { Player } from '@ronde/engine';
import { decimal } from '@ronde/language';
import { lang } from '../../core/language/lang.ts';

/** 1803, 1700* when provisional, – when missing: missing is never 0. An Elo may have decimals: 1049,6. */
export function ratingText({ rating, provisional }: Pick<Player, 'rating' | 'provisional'>): string {
  if (rating === undefined) return '–';
  const text = decimal(lang.get(), rating);
  return provisional ? `${text}*` : text;
}
