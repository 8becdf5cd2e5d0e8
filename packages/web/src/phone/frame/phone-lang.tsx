import type { FormatId } from '@ronde/engine';
import { beforeAddress, isLang, type Lang, nextLang, type Sentences } from '@ronde/language';
import { useEffect, useState } from 'react';
import { type External, external, useExternal } from '../../core/external.ts';
import { loadedSentences, loadSentences } from '../../core/language/load.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { placeOf } from '../place.ts';
import { go } from './phone-link.tsx';

const key = 'ronde.phone.lang';

const store = external<Lang>('fr');

/** The reader's language: as chosen here, as the address says, else the browser's first of the two; French otherwise. */
export const phoneLang: Pick<External<Lang>, 'get' | 'set'> = {
  get: store.get,
  set(lang) {
    writeJson(key, lang);
    store.set(lang);
  },
};

/** Before the page is shown. */
export const startLang = (): void => store.set(first());

export const usePhoneLang = (): Lang => useExternal(store);

function first(): Lang {
  const said = placeOf(location.pathname)?.lang;
  if (said) {
    // The pages that it leads to are read in that language too.
    writeJson(key, said);
    return said;
  }
  const chosen = readJson<string>(key);
  if (isLang(chosen)) return chosen;
  const wanted = (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find(isLang) ?? 'fr';
}

/** The next language, named in itself. An address that begins with `/en` gives it up. */
export function LangButton({ label }: { readonly label: string }) {
  const other = nextLang(usePhoneLang());
  const change = () => {
    phoneLang.set(other);
    const said = placeOf(location.pathname)?.lang;
    if (said) go(location.pathname.slice(beforeAddress[said].length), true);
  };
  return (
    <button type="button" className="plain" lang={other} onClick={change}>
      {label}
    </button>
  );
}

/** The house's sentences (what a result means, why a table) come after the page: null until they are here. */
export function useFetchedSentences(format: FormatId | undefined): Sentences | null {
  const lang = usePhoneLang();
  const [, again] = useState(0);
  useEffect(() => {
    let gone = false;
    const told = () => gone || again((n) => n + 1);
    const tries = (left: number) =>
      loadSentences(lang).then(told, () => left > 0 && !gone && setTimeout(() => tries(left - 1), 3000));
    if (!loadedSentences(lang)) void tries(20);
    return () => {
      gone = true;
    };
  }, [lang]);
  return loadedSentences(lang, format);
}

/** Fetched once the page is seen, so that they are here when the network is not. */
export const loadPhoneSentences = (): Promise<void> => loadSentences(phoneLang.get()).catch(() => undefined);
