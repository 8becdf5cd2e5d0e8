import type { RefusalTable } from '../../refusal-table.ts';
import { ui } from '../ui.ts';

/** Sanctions and trophies. */
export const umpire = {
  'no-malus': ({ format }) => ({
    what: 'This formula has no penalties in points.',
    why: `${ui.formats[format]}: a warning, a penalty in the score, or an exclusion.`,
  }),
  'no-penalty': ({ format }) => ({
    what: 'This formula has no penalties in a score.',
    why: `${ui.formats[format]}: a warning, points off or an exclusion.`,
  }),
  'malus-unexplained': () => ({ what: 'A penalty or a ruling needs a reason, or the article that decides.' }),
  'no-such-sanction': ({ player, round }, { short }) => ({
    what: `${short(player)} has no such sanction in round ${round}.`,
    why: 'Another desk may have lifted it.',
  }),
  'already-excluded': ({ player }, { short }) => ({ what: `${short(player)} plays no more: exclusion.` }),
  'no-such-trophy': ({ name, player }, { short }) => ({ what: `${short(player)} does not have this trophy: ${name}.` }),
  'trophy-given': ({ name, player }, { short }) => ({ what: `${short(player)} already has this trophy: ${name}.` }),
} satisfies Partial<RefusalTable>;
