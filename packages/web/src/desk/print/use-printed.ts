import type { PaperName, PrintedSheet } from '@ronde/contract/http/papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskPath } from '../../core/desk-query.ts';
import { read, request } from '../../core/http.ts';
import type { SheetKey } from './sheets.ts';

/**
 * When a sheet was last printed, from any desk, `10:31`: the next one says that it replaces it. `of`: the round; null:
 * nothing is replaced.
 */
export function usePrinted(t: string, key: SheetKey, of: number | null) {
  const client = useQueryClient();
  const kept = ['printed', t];
  const path = deskPath(t, '/printed');
  const { data } = useQuery({
    queryKey: kept,
    queryFn: () => read<readonly PrintedSheet[]>(path),
    refetchOnMount: 'always',
  });
  const before = data?.find((one) => one.sheet === key && one.of === of)?.at ?? null;
  const printed = async (at: string): Promise<void> => {
    if (of === null || !isNumbered(key)) return;
    const noted = await request<readonly PrintedSheet[]>('PUT', path, { sheet: key, of, at } satisfies PrintedSheet);
    if (noted.kind === 'done') client.setQueryData(kept, noted.value);
  };
  return { before, printed };
}

const isNumbered = (key: SheetKey): key is PaperName => key !== 'badges';
