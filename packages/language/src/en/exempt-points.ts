import { type FormatId, never, type Settings, traitsOf } from '@ronde/engine';
import { defaultScale } from '../margins.ts';
import { signed } from '../numbers.ts';
import { counted } from '../plural.ts';
import { nouns } from './nouns.ts';

/** What a bye is worth: “3 PM, +50”, “90 points”. */
export function exemptPoints(format: FormatId, settings: Settings): string {
  const { exempt } = traitsOf(format);
  switch (exempt) {
    case 'spread':
      return `3 PM, ${signed(settings.forfeitSpread ?? 50)}`;
    case 'own-rating':
      return '3 PM, and one’s own rating as Pdep';
    case 'score':
      return '90 points';
    case 'win':
      return counted('en', (settings.points ?? defaultScale).win, nouns.point);
    default:
      return never(exempt);
  }
}
