import type { Addresses } from '@ronde/contract/http/installation';
import { useQuery } from '@tanstack/react-query';
import { load } from './http.ts';

/** The server runs on this very machine: no network is between, so when it does not answer it has stopped. */
export const onThisComputer =
  // Where there is no page there is no address either: a test.
  typeof location !== 'undefined' && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Where this house is reached; undefined until it has answered. */
export function useAddresses(): Addresses | undefined {
  const { data } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => load('GET /api/addresses'),
    staleTime: 0,
  });
  return data;
}

/** What links for the staff begin with. `here`: they open on this computer alone. */
export function staffOrigin(addresses: Addresses | undefined): { readonly origin: string; readonly here: boolean } {
  if (!onThisComputer) return { origin: location.origin, here: false };
  const other = addresses?.https?.[0];
  return other === undefined ? { origin: location.origin, here: true } : { origin: withoutSlash(other), here: false };
}

/** What links for phones begin with: the hall's network, in clear. */
export function hallOrigin(addresses: Addresses | undefined): { readonly origin: string; readonly here: boolean } {
  const hall = addresses?.hall?.[0];
  if (hall !== undefined) return { origin: withoutSlash(hall), here: false };
  return { origin: location.origin, here: onThisComputer };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
