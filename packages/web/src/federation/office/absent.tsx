import type { ReactNode } from 'react';
import { ReadError } from '../../core/http.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Skeleton } from '../../ui/boundary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

interface Props {
  readonly error: Error | null;
  /** The way back. */
  readonly children: ReactNode;
}

/** Instead of a page whose subject has not come: until it does; for good, where the federation says that it has none. */
export function Absent({ error, children }: Props) {
  const { app } = useSentences(uiSentences);
  const problem = error instanceof ReadError ? error.problem : undefined;
  if (problem?.status !== 404) return <Skeleton />;
  return (
    <Page title={app.notFound}>
      <Notice tone="refusal" title={problem.title} acts={children}>
        {problem.detail && <p>{problem.detail}</p>}
      </Notice>
    </Page>
  );
}
