import { isLang, type Lang } from '@ronde/language';
import { type External, external, useExternal } from '../../core/external.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { placeOf } from '../place.ts';

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

export const useLang = (): Lang => useExternal(store);

function first(): Lang {
  if (placeOf(location.pathname)?.en) {
    // The pages that it leads to are read in English too.
    writeJson(key, 'en');
    return 'en';
  }
  const chosen = readJson<string>(key);
  if (isLang(chosen)) return chosen;
  const wanted = (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find(isLang) ?? 'fr';
}
