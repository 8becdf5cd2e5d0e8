import type { Objections } from '@ronde/language';
import { use, useContext } from 'react';
import { lang } from './lang.ts';
import { loadObjections } from './load.ts';
import { FormatContext, useLang } from './use-sentences.ts';

/** Why something is refused, and what to read before it, in the reader's language: what says so waits for them. */
export function useObjections(): Objections {
  const wanted = useLang();
  // Asked for whether it is here or not: React draws a part again once it has waited, and one that then asks for less
  // finds its hooks out of their order (its error 467).
  const said = use(loadObjections(wanted));
  return said(useContext(FormatContext));
}

/** The part that `load` fetches, with what it objects in the reader's language. */
export async function objecting<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadObjections(lang.get())]);
  return part;
}
