import type { FormatId } from '@ronde/engine';
import type { Lang, Words } from '@ronde/language';
import { useEffect, useState } from 'react';
import { phoneLang, useLang } from './phone-lang.ts';

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

async function learn(lang: Lang): Promise<void> {
  if (!spoken.has(lang)) spoken.set(lang, await load[lang]());
}

/** The house's sentences (what a result means, why a table) come after the page: null until they are here. */
export function useSentences(format: FormatId | undefined): Words | null {
  const lang = useLang();
  const [, again] = useState(0);
  useEffect(() => {
    let gone = false;
    const told = () => gone || again((n) => n + 1);
    const tries = (left: number) =>
      learn(lang).then(told, () => left > 0 && !gone && setTimeout(() => tries(left - 1), 3000));
    if (!spoken.has(lang)) void tries(20);
    return () => {
      gone = true;
    };
  }, [lang]);
  return spoken.get(lang)?.(format) ?? null;
}

/** Fetched once the page is seen, so that they are here when the network is not. */
export const learnSoon = (): Promise<void> => learn(phoneLang.get()).catch(() => undefined);
