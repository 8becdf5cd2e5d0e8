import type { LogLine } from '@ronde/contract/http/events';
import { useQuery } from '@tanstack/react-query';
import { deskPath, logKey } from './desk-query.ts';
import { read } from './http.ts';

export type { LogLine };

/** Newest first. */
export function useLog(t: string) {
  return useQuery({ queryKey: logKey(t), queryFn: () => read<readonly LogLine[]>(deskPath(t, '/log')) });
}
