import type { FederationSummary } from '@ronde/contract/http/federation/federations';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
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

/** Those whose ratings the reader keeps; how many documents wait in each. */
export const useFederations = (enabled = true) =>
  useQuery({ queryKey: ['federations'], queryFn: () => load('GET /api/federations'), staleTime: 0, enabled });

/** Ratings have a star while they are provisional (classement PL §2.1); an Elo is shown as a whole number. */
export const shownRating = (rating: number, provisional = false): string =>
  `${Math.round(rating)}${provisional ? '*' : ''}`;
