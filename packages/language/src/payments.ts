import type { DeskMarks } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';

/** How a fee was paid: at the desk and on the sheet of fees. */
export const paymentSentences: Dictionary<Readonly<Record<NonNullable<DeskMarks['how']>, string>>> = {
  fr: { cash: 'espèces', cheque: 'chèque', transfer: 'virement', card: 'carte' },
  en: { cash: 'cash', cheque: 'cheque', transfer: 'bank transfer', card: 'card' },
};
