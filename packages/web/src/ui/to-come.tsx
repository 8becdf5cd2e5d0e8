import { Button } from '@mantine/core';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useUi } from '../core/language/use-words.ts';
import { askNow } from '../core/script.ts';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { frameSentences } from './sentences.ts';
import { Skeleton } from './skeleton.tsx';

/** In the place of a page whose script is not here yet: its skeleton, or in words why it can't come, and when it will. */
export function ToCome() {
  return useExternal(connection).kind === 'cut' ? <NoAnswer /> : <Skeleton />;
}

function NoAnswer() {
  const ui = useUi();
  const screen = useSentences(screenSentences);
  const say = useSentences(frameSentences);
  const retry = (
    <Button variant="default" size="sm" onClick={askNow}>
      {ui.app.retry}
    </Button>
  );
  return (
    <Page title={screen.noAnswer}>
      <Notice tone="advice" title={say.opensLater} acts={retry} />
    </Page>
  );
}
