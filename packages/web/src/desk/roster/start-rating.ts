import type { Player, RatedAt } from '@ronde/engine';
import { type HeldRating, ratingText } from '@ronde/language';
import { ratingAtStart } from '@ronde/views/player';
import { lang } from '../../core/language/lang.ts';

/** As they stand at this desk, in its language. */
export const startRatingShown = (player: Player, at: RatedAt): string => ratingShown(ratingAtStart(player, at));
export const ratingShown = (rating: HeldRating): string => ratingText(lang.get(), rating);
