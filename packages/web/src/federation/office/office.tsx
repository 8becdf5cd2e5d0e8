import type { FederationSummary } from '@ronde/contract/http/federation/federations';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { connection } from '../../core/connection.ts';
import { load } from '../../core/http.ts';

/** The federation at hand: who works in this office, and on which game’s ratings. */
export type Office = FederationSummary;

const OfficeContext = createContext<Office | null>(null);

export const OfficeProvider = OfficeContext.Provider;

/** Asked for below a page of a federation alone. */
export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('no federation on this page');
  return office;
}

/** Everything that was read of a federation begins with this: a decision reads it all again. */
export const officeKey = (f: string) => ['federations', f] as const;

const own = { queryKey: ['federations'], queryFn: () => load('GET /api/federations'), staleTime: 0 };

/** Those whose ratings the reader keeps; how many documents wait in each. */
export const useFederations = (enabled = true) => useQuery({ ...own, enabled });

/** In ms: nothing is streamed to an office, and two officers work beside each other; cut off, it looks more often. */
const askEvery = 10_000;
const lookEvery = 5000;

/** The same, asked for again as long as the page is open. */
export const useFollowedFederations = () =>
  useQuery({ ...own, refetchInterval: () => (connection.get().kind === 'cut' ? lookEvery : askEvery) });

/** Ratings have a star while they are provisional (classement PL §2.1); an Elo is shown as a whole number. */
export const shownRating = (rating: number, provisional = false): string =>
  `${Math.round(rating)}${provisional ? '*' : ''}`;
