import type { FormatId } from '@ronde/engine';
import type { Names, Sentences } from '@ronde/language';
import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';
import type { KeptPage, OwnPage } from '../net/own-page.ts';
import type { Tab } from '../place.ts';
import type { PhoneSentences } from '../sentences.ts';

/** What every part of a player's page reads. */
export interface Phone {
  readonly code: string;
  readonly kept: KeptPage;
  readonly page: OwnPage;
  readonly cut: boolean;
  readonly text: PhoneSentences;
  /** The house's sentences; null until they are here. */
  readonly sentences: Sentences | null;
  /** Of the player and of everybody they meet. */
  readonly names: Names;
}

export const PhoneContext = createContext<Phone | null>(null);

export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('Outside of a player’s page.');
  return phone;
}

/** Armies and cohesion instead of words and scores: L’Art de la Guerre, or another formula that plays it. */
export const isWargamePage = ({ tournament }: OwnPage): boolean => tournament.wargame;

/** The formula whose words the page speaks: a round is a « tour » wherever the wargame is played. */
export const spokenFormat = (page: OwnPage | undefined): FormatId | undefined =>
  page && isWargamePage(page) ? 'art-de-la-guerre' : page?.tournament.format;

/** What an address opens: the wargame has no words to check and no score sheet, and it alone has army lists. */
export function tabIn(page: OwnPage, tab: Tab): Tab {
  if (!isWargamePage(page)) return tab === 'lists' ? 'table' : tab;
  return tab === 'words' ? 'rules' : tab === 'sheet' ? 'table' : tab;
}

/** A part that is fetched when it is first shown, within `LazyPart`; a network that is cut is tried again, not forgotten. */
export function phonePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await untilHere(load) }));
}

async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

/** In place of a part that is on its way, a word. */
export function LazyPart({ children }: { readonly children: ReactNode }) {
  const { text, cut } = usePhone();
  return (
    <Suspense
      fallback={
        <p className="quiet" role="status">
          {cut ? text.noAnswer : text.loading}
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
