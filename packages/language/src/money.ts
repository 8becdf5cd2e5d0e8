import type { DeskMarks } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';
import { decimalMark } from './numbers.ts';

/** « 12,50 », “12.50”: an amount from its cents, with both digits of the cents. */
export const amountText = (lang: Lang, cents: number): string =>
  (cents / 100).toFixed(2).replace('.', decimalMark[lang]);

/** « 12 € », « 12,50 € », “€12.50”: the cents only where there are some. */
export function money(lang: Lang, cents: number): string {
  const shown = cents % 100 === 0 ? String(cents / 100) : amountText(lang, cents);
  return inEuros[lang](shown);
}

const inEuros: Dictionary<(shown: string) => string> = { fr: (shown) => `${shown}\u00a0€`, en: (shown) => `€${shown}` };

/** How a fee was paid: at the desk and on the sheet of fees. */
export const paymentSentences: Dictionary<Readonly<Record<NonNullable<DeskMarks['how']>, string>>> = {
  fr: { cash: 'espèces', cheque: 'chèque', transfer: 'virement', card: 'carte' },
  en: { cash: 'cash', cheque: 'cheque', transfer: 'bank transfer', card: 'card' },
};
