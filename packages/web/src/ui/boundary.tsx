import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { askNow, reloadOnce, ScriptLost } from '../core/script.ts';
import styles from './boundary.module.css';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { frameSentences } from './sentences.ts';

/** A bug in a page must not leave a white screen in the middle of a round: what is saved is on the server. */
export function PageBoundary({ at, children }: { readonly at?: string; readonly children: ReactNode }) {
  return (
    <Boundary of={at} fallback={(cause) => (cause instanceof ScriptLost ? <Lost /> : <Broken />)}>
      {children}
    </Boundary>
  );
}

/** A new version was installed, or a script once failed: the page is loaded anew, by itself and once. */
function Lost() {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    void reloadOnce().then(setLoading);
  }, []);
  return loading ? <Skeleton /> : <Broken />;
}

function Broken() {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  return (
    <main className={styles.broken} id="contenu">
      <h1>{text.broken}</h1>
      <p>
        <a className="link" href={location.href}>
          {ui.app.retry}
        </a>
        {' · '}
        <a className="link" href="/">
          {ui.app.backHome}
        </a>
      </p>
    </main>
  );
}

/** In the place of a page whose script is not here yet: its skeleton, or in words why it can't come, and when it will. */
export function ToCome() {
  return useExternal(connection).kind === 'cut' ? <NoAnswer /> : <Skeleton />;
}

function NoAnswer() {
  const ui = useSentences(uiSentences);
  const screen = useSentences(screenSentences);
  const text = useSentences(frameSentences);
  const retry = (
    <Button variant="default" size="sm" onClick={askNow}>
      {ui.app.retry}
    </Button>
  );
  return (
    <Page title={screen.noAnswer}>
      <Notice tone="advice" title={text.opensLater} acts={retry} />
    </Page>
  );
}

const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The page without its sentences, shown when it takes longer than 300 ms: nothing jumps when it arrives. */
export function Skeleton() {
  const ui = useSentences(uiSentences);
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="sr-only">{ui.app.loading}</span>
      {lines.map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
