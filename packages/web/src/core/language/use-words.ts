import type { FormatId } from '@ronde/engine';
import type { Lang, Told, Ui, Words } from '@ronde/language';
import { useContext } from 'react';
import { lang } from './lang.ts';
import { learn, learnTold, learnt, learntTold } from './learnt.ts';
import { FormatContext, useLang } from './use-sentences.ts';

/** Changes the reader's language once its sentences are here; without network the page stays as it is. */
export async function speak(wanted: Lang): Promise<void> {
  await learn(wanted).then(
    () => lang.set(wanted),
    () => {},
  );
}

/** All the words of a language that has been fetched. */
export function words(wanted: Lang, format?: FormatId): Words {
  const said = learnt(wanted, format);
  if (!said) throw new Error(`The words of ${wanted} have not been fetched.`);
  return said;
}

/** The page that `load` fetches, with what it tells in the reader’s language. */
export async function telling<Page>(load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), learnTold(lang.get())]);
  return page;
}

/** What tells the log and the reasons of a draw, on a page that was fetched `telling`. */
function told(wanted: Lang, format?: FormatId): Told {
  const said = learntTold(wanted, format);
  if (!said) throw new Error(`What is told in ${wanted} has not been fetched.`);
  return said;
}

export function useWords(): Words {
  return words(useLang(), useFormat());
}

/** The log and the reasons of a draw, on a page that is fetched with them (`telling`). */
export function useTold(): Told {
  return told(useLang(), useFormat());
}

const useFormat = (): FormatId | undefined => useContext(FormatContext);

/** The labels of the screens. */
export function useUi(): Ui {
  return useWords().ui;
}
