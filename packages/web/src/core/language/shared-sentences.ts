import type { Dictionary, Lang, Sentences, Spoken, Told, Ui } from '@ronde/language';
import { lang } from './lang.ts';
import { loadedSentences, loadedTold, loadObjections, loadSentences, loadTold } from './load.ts';

/** Changes the reader's language once its sentences are here; without network the page stays as it is. */
export async function speak(wanted: Lang): Promise<void> {
  await Promise.all([loadSentences(wanted), loadObjections(wanted)]).then(
    () => lang.set(wanted),
    () => {},
  );
}

/** The page that `load` fetches, with what it tells in the reader’s language. */
export async function telling<Page>(load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), loadTold(lang.get())]);
  return page;
}

/** What Ronde says on paper and on the command line too, of a language that has been fetched. */
export const sharedSentences: Dictionary<Spoken<Sentences>> = {
  fr: (format) => fetched(loadedSentences('fr', format)),
  en: (format) => fetched(loadedSentences('en', format)),
};

/** The labels of the screens. */
export const uiSentences: Dictionary<Spoken<Ui>> = {
  fr: (format) => sharedSentences.fr(format).ui,
  en: (format) => sharedSentences.en(format).ui,
};

/** The log and the reasons of a draw, on a page that was fetched `telling`. */
export const toldSentences: Dictionary<Spoken<Told>> = {
  fr: (format) => fetched(loadedTold('fr', format)),
  en: (format) => fetched(loadedTold('en', format)),
};

function fetched<T>(said: T | null): T {
  if (!said) throw new Error('Not fetched yet');
  return said;
}
