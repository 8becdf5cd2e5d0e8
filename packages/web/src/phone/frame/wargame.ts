import type { FormatId } from '@ronde/engine';
import type { OwnPage } from '../net/own-page.ts';
import type { Tab } from '../place.ts';

/** Armies and cohesion instead of words and scores: L’Art de la Guerre, or another formula that plays it. */
export const isWargame = ({ tournament }: OwnPage): boolean => tournament.wargame;

/** The formula whose words the page speaks: a round is a « tour » wherever the wargame is played. */
export const spokenFormat = (page: OwnPage | undefined): FormatId | undefined =>
  page && isWargame(page) ? 'art-de-la-guerre' : page?.tournament.format;

/** What an address opens: the wargame has no words to check and no score sheet. */
export function tabIn(page: OwnPage, tab: Tab): Tab {
  if (!isWargame(page)) return tab;
  return tab === 'words' ? 'rules' : tab === 'sheet' ? 'table' : tab;
}
