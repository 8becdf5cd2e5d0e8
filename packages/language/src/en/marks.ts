import { never } from '@ronde/engine';
import type { Mark } from '../marks.ts';

/** What a director should read before publishing. */
export function mark(mark: Mark): string {
  switch (mark) {
    case 'moved':
      return 'opponent moved';
    case 'group':
      return 'other score group';
    case 'club':
      return 'same club';
    case 'repeat':
      return 'repeat';
    case 'second-exemption':
      return 'second bye';
    case 'hand':
      return 'made by hand';
    default:
      return never(mark);
  }
}
