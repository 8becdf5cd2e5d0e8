import type { FormatId } from '@ronde/engine';
import type { Lang, Words } from '@ronde/language';

/** The words of one language, those of the formulas that call a round otherwise included. */
type Spoken = (format?: FormatId) => Words;

const spoken = new Map<Lang, Spoken>();

const load: Readonly<Record<Lang, () => Promise<Spoken>>> = {
  fr: async () => {
    const { fr, frTour } = await import('@ronde/language/fr');
    return (format) => (format === 'art-de-la-guerre' ? frTour : fr);
  },
  en: async () => {
    const { en } = await import('@ronde/language/en');
    return () => en;
  },
};

/** Fetches the sentences of a language: a reader of one does not load the other. */
export async function learn(wanted: Lang): Promise<void> {
  if (!spoken.has(wanted)) spoken.set(wanted, await load[wanted]());
}

/** All the words of a language; null until they have been fetched. */
export const learnt = (wanted: Lang, format?: FormatId): Words | null => spoken.get(wanted)?.(format) ?? null;
