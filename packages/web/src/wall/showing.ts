import type { Lang, Names } from '@ronde/language';
import { createContext, useContext } from 'react';
import type { Part } from './address.ts';
import type { WallSentences } from './sentences.ts';
import type { State } from './wall-state.ts';

/** What every page of the screen asks for. `still`: frozen, no page is turned. */
export interface Showing {
  readonly t: string;
  readonly lang: Lang;
  readonly part: Part;
  readonly say: WallSentences;
  readonly state: State;
  readonly names: Names;
  readonly cut: boolean;
  readonly ahead: number;
  readonly still: boolean;
}

export const ShowingContext = createContext<Showing | null>(null);

export function useShowing(): Showing {
  const showing = useContext(ShowingContext);
  if (!showing) throw new Error('This part belongs on the screen of a hall.');
  return showing;
}
