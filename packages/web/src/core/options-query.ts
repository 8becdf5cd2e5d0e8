import type { PublicOptions } from '@ronde/contract/http/player';
import { useQuery } from '@tanstack/react-query';
import { deskPath } from './desk-query.ts';
import { read } from './http.ts';

export const optionsKey = (t: string) => ['options', t] as const;

/** What strangers and players may do; undefined until it is known. */
export function useOptions(t: string): PublicOptions | undefined {
  const at = deskPath(t, '/options');
  return useQuery({ queryKey: optionsKey(t), queryFn: () => read<PublicOptions>(at), staleTime: 0 }).data;
}
