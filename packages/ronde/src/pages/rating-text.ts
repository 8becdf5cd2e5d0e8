import { ratingHead as head, startRatingText } from '@ronde/documents';
import type { Player } from '@ronde/engine';
import type { Page } from './page.ts';

/** 1803, 1700* while it is provisional (Classement PL §2.1): as the desk and the paper say it. */
export const ratingText = ({ tournament, lang }: Page, player: Player): string =>
  startRatingText(player, tournament, lang);

/** « Cote », or « Elo » in the wargame. */
export const ratingHead = ({ tournament, words }: Page): string => head(tournament, words.ui.standings.rating);
