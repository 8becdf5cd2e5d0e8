import { type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useUi } from '../core/language/use-words.ts';
import { reloadOnce, ScriptLost } from '../core/script.ts';
import styles from './boundary.module.css';
import { Skeleton } from './skeleton.tsx';

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
  const ui = useUi();
  const say = useSentences(screenSentences);
  return (
    <main className={styles.broken} id="contenu">
      <h1>{say.broken}</h1>
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
