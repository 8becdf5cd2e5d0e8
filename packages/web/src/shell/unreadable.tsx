import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ReadError } from '../core/http.ts';
import { screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { onThisComputer } from '../core/origins.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Outside } from './outside.tsx';

/** A desk that could not be read: unknown, or nobody answers. */
export function Unreadable({ error }: { readonly error: Error }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  const client = useQueryClient();
  const problem = error instanceof ReadError ? error.problem : undefined;
  const retry = (
    <>
      <Button variant="default" size="sm" onClick={() => void client.resetQueries()}>
        {ui.app.retry}
      </Button>
      <Button component={Link} href="/" variant="default" size="sm">
        {ui.app.backHome}
      </Button>
    </>
  );
  return (
    <Outside>
      <Page title={problem?.status === 404 ? ui.app.notFound : onThisComputer ? text.noAnswer : ui.network.down}>
        <Notice
          tone="refusal"
          title={problem?.title ?? (onThisComputer ? ui.network.stopped : ui.network.downLong(0))}
          acts={retry}
        >
          {problem?.detail && <p>{problem.detail}</p>}
        </Notice>
      </Page>
    </Outside>
  );
}

export function NotFound() {
  const ui = useSentences(uiSentences);
  return (
    <Outside>
      <Page title={ui.app.notFound}>
        <Link href="/" className="link">
          {ui.app.backHome}
        </Link>
      </Page>
    </Outside>
  );
}
