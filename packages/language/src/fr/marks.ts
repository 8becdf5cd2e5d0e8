import { never } from '@ronde/engine';
import type { Mark } from '../marks.ts';

/** What a director should read before publishing. */
export function mark(mark: Mark): string {
  switch (mark) {
    case 'moved':
      return 'adversaire déplacé';
    case 'group':
      return 'change de groupe';
    case 'club':
      return 'même club';
    case 'repeat':
      return 'rencontre répétée';
    case 'second-exemption':
      return 'exemption répétée';
    case 'hand':
      return 'fait à la main';
    default:
      return never(mark);
  }
}
