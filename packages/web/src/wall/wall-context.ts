import type { Lang, Names } from '@ronde/language';
import { createContext, useContext } from 'react';
import type { Part } from './address.ts';
import type { WallSentences } from './sentences.ts';
import type { State } from './wall-state.ts';

/** What every page of the screen asks for. `still`: frozen, no page is turned. */
interface Wall {
  readonly t: string;
  readonly lang: Lang;
  readonly part: Part;
  readonly text: WallSentences;
  readonly state: State;
  readonly names: Names;
  readonly cut: boolean;
  readonly ahead: number;
  readonly still: boolean;
}

export const WallContext = createContext<Wall | null>(null);

export function useWall(): Wall {
  const showing = useContext(WallContext);
  if (!showing) throw new Error('Outside of a screen.');
  return showing;
}

interface PhoneAddress {
  /** As it is typed: `192.168.1.20:4321`. */
  readonly text: string;
  /** As a camera reads it: straight to the tournament. */
  readonly href: string;
}

const onlyHere = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** Where a phone reaches the tournament: the hall's address, else this page's own; null: this computer alone has one. */
export function phoneAddress({ hall, head }: State, origin: string): PhoneAddress | null {
  const base = hall.addresses.hall ?? (onlyHere.test(origin) ? null : origin);
  if (base === null) return null;
  return { text: base.replace(/^https?:\/\//, ''), href: `${base}/t/${encodeURIComponent(head.slug)}` };
}
