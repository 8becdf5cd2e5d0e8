import type { Names, Words } from '@ronde/language';
import { createContext, useContext } from 'react';
import type { KeptPage } from '../net/kept-page.ts';
import type { OwnPage } from '../net/own-page.ts';
import type { PhoneSentences } from '../sentences.ts';

/** What every part of a player's page reads. */
export interface Phone {
  readonly code: string;
  readonly kept: KeptPage;
  readonly page: OwnPage;
  readonly cut: boolean;
  readonly say: PhoneSentences;
  /** The house's sentences; null until they are here. */
  readonly words: Words | null;
  /** Of the player and of everybody they meet. */
  readonly names: Names;
}

export const PhoneContext = createContext<Phone | null>(null);

export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('Outside of a player’s page.');
  return phone;
}
