import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import type { Task } from '@ronde/contract/http/tasks';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReadError } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { callLong, cancelTask } from '../../core/long-act.ts';
import { TaskBar } from '../../ui/file-links.tsx';
import { Notice, TroubleNotice } from '../../ui/notice.tsx';
import { officeKey, useOffice } from './office.tsx';
import { officeSentences } from './sentences.ts';
import type { FederationAct } from './use-decide.ts';

/** `task`: how far a long computation is. */
export type AskedPreview = UseQueryResult<FederationPreview> & { readonly task: Task | null };

/**
 * What a decision would do; `person`: whose chain is wanted. Nothing is decided. What takes more than a second is
 * followed, can be cancelled, and ends once nobody looks at it any more.
 */
export function usePreview(command: FederationAct, person: string | null): AskedPreview {
  const { address: f } = useOffice();
  const [task, setTask] = useState<Task | null>(null);
  const query = useQuery({
    queryKey: [...officeKey(f), 'preview', command, person],
    queryFn: async ({ signal }) => {
      const body = { command, ...(person !== null && { person }) };
      const answer = await callLong('POST /api/federations/{f}/preview', { f, body }, (now) => {
        if (!signal.aborted) setTask(now);
        else if (now) void cancelTask(now);
      });
      if (answer.kind === 'done') return answer.value;
      throw new ReadError(answer.kind === 'refused' ? answer.problem : undefined);
    },
    staleTime: 0,
    // Of a decision's past nothing is shown, not for a moment.
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { ...query, task };
}

interface Props {
  readonly preview: AskedPreview;
  readonly otherwise?: ReactNode;
  readonly children: (preview: FederationPreview) => ReactNode;
}

/** Its parts once they are there; before that, that they are being worked out; or why they can't be. */
export function Previewed({ preview: { data, error, refetch, task, isFetching }, otherwise, children }: Props) {
  const text = useSentences(officeSentences);
  // What is looked at stays while it is worked out for somebody else.
  if (task && !data) return <TaskBar task={task} />;
  if (error instanceof ReadError && !isFetching) {
    const { problem } = error;
    const trouble = problem ? ({ kind: 'refused', problem } as const) : ({ kind: 'unheard' } as const);
    return (
      <>
        <TroubleNotice trouble={trouble} onClose={() => void refetch()} />
        {otherwise}
      </>
    );
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
