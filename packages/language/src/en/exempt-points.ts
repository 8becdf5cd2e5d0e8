import { type FormatId, never, type Settings } from '@ronde/engine';
import { defaultScale } from '../margins.ts';
import { signed } from '../numbers.ts';
import { counted } from '../plural.ts';
import { nouns } from './nouns.ts';

/** What a bye is worth: “3 PM, +50”, “90 points”. */
export function exemptPoints(format: FormatId, settings: Settings): string {
  switch (format) {
    case 'classique':
    case 'combinee':
      return `3 PM, ${signed(settings.forfeitSpread ?? 50)}`;
    case 'classique-belge':
      return '3 PM, and one’s own rating as Pdep';
    case 'art-de-la-guerre':
      return '90 points';
    case 'toutes-rondes':
    case 'suisse':
      return counted('en', (settings.points ?? defaultScale).win, nouns.point);
    default:
      return never(format);
  }
}
