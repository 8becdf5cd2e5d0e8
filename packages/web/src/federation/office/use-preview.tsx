import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, ReadError } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Notice, TroubleNotice } from '../../ui/notice.tsx';
import { officeKey, useOffice } from './office.tsx';
import { officeSentences } from './sentences.ts';
import type { FederationAct } from './use-decide.ts';

/** What a decision would do; `person`: whose chain is wanted. Nothing is decided. */
export function usePreview(command: FederationAct, person: string | null) {
  const { address: f } = useOffice();
  return useQuery({
    queryKey: [...officeKey(f), 'preview', command, person],
    queryFn: async () => {
      const body = { command, ...(person !== null && { person }) };
      const answer = await call('POST /api/federations/{f}/preview', { f, body }, { repeatable: true });
      if (answer.kind === 'done') return answer.value;
      throw new ReadError(answer.kind === 'refused' ? answer.problem : undefined);
    },
    staleTime: 0,
    // Of a decision's past nothing is shown, not for a moment.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

interface Props {
  readonly preview: UseQueryResult<FederationPreview>;
  readonly otherwise?: ReactNode;
  readonly children: (preview: FederationPreview) => ReactNode;
}

/** Its parts once they are there; before that, that they are being worked out; or why they can't be. */
export function Previewed({ preview: { data, error, refetch }, otherwise, children }: Props) {
  const text = useSentences(officeSentences);
  if (error instanceof ReadError) {
    const { problem } = error;
    const trouble = problem ? ({ kind: 'refused', problem } as const) : ({ kind: 'unheard' } as const);
    return <TroubleNotice trouble={trouble} onClose={() => void refetch()} />;
  }
  if (!data) return <p role="status">{text.working}</p>;
  if (data.refusal)
    return (
      <>
        <Notice tone="refusal" title={data.refusal.sentence} />
        {otherwise}
      </>
    );
  return children(data);
}
