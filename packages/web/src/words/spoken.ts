import type { FormatId } from '@ronde/engine';
import type { Lang, Words } from '@ronde/language';
import { lang } from '../session/lang.ts';
import { learn, learnt } from './learnt.ts';

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
