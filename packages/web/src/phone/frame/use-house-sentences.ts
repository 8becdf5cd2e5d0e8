import type { FormatId } from '@ronde/engine';
import type { Words } from '@ronde/language';
import { useEffect, useState } from 'react';
import { learn, learnt } from '../../core/language/learnt.ts';
import { phoneLang, useLang } from './phone-lang.ts';

/** The house's sentences (what a result means, why a table) come after the page: null until they are here. */
export function useHouseSentences(format: FormatId | undefined): Words | null {
  const lang = useLang();
  const [, again] = useState(0);
  useEffect(() => {
    let gone = false;
    const told = () => gone || again((n) => n + 1);
    const tries = (left: number) =>
      learn(lang).then(told, () => left > 0 && !gone && setTimeout(() => tries(left - 1), 3000));
    if (!learnt(lang)) void tries(20);
    return () => {
      gone = true;
    };
  }, [lang]);
  return learnt(lang, format);
}

/** Fetched once the page is seen, so that they are here when the network is not. */
export const learnSoon = (): Promise<void> => learn(phoneLang.get()).catch(() => undefined);
