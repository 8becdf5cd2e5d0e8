import type { FormatId } from '@ronde/engine';
import type { OwnPage } from '../net/own-page.ts';

/** Armies and cohesion instead of words and scores: L’Art de la Guerre, or another formula that plays it. */
export const isWargame = ({ tournament }: OwnPage): boolean => tournament.wargame;

/** The formula whose words the page speaks: a round is a « tour » wherever the wargame is played. */
export const spokenFormat = (page: OwnPage | undefined): FormatId | undefined =>
  page && isWargame(page) ? 'art-de-la-guerre' : page?.tournament.format;
