import type { Person } from '@ronde/engine';
import { type Names, namesOf, type Words } from '@ronde/language';
import { createContext, useContext } from 'react';
import type { KeptPage } from '../net/kept-page.ts';
import type { OwnPage } from '../net/own-page.ts';
import type { PhoneWords } from '../words.ts';

/** What every part of a player's page reads. */
export interface Phone {
  readonly code: string;
  readonly kept: KeptPage;
  readonly page: OwnPage;
  readonly cut: boolean;
  readonly say: PhoneWords;
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

/** Players as the page calls them: by their number. */
export function namesIn({ player, opponents }: OwnPage): Names {
  const all = [player, ...opponents];
  const people = new Map(all.map(({ id, name }) => [id, { name } as Person] as const));
  return namesOf(
    people,
    all.map(({ name: _name, left: _left, ...one }) => ({ ...one, presence: 'here', from: 1 })),
  );
}
