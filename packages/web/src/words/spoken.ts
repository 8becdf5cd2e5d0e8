import type { FormatId } from '@ronde/engine';
import type { Lang, Words } from '@ronde/language';
import { lang } from '../session/lang.ts';

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

/** Changes the reader's language once its sentences are here; without network the page stays as it is. */
export async function speak(wanted: Lang): Promise<void> {
  await learn(wanted).then(
    () => lang.set(wanted),
    () => {},
  );
}

/** All the words of a language that has been fetched. */
export function words(wanted: Lang, format?: FormatId): Words {
  const said = spoken.get(wanted);
  if (!said) throw new Error(`The words of ${wanted} have not been fetched.`);
  return said(format);
}
