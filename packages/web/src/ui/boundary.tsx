import { Component, type ReactNode, useEffect, useState } from 'react';
import { useScreen, useUi } from '../core/language/use-words.ts';
import { reloadOnce } from '../core/reload-once.ts';
import { ScriptLost } from '../core/script.ts';
import styles from './boundary.module.css';
import { Skeleton } from './skeleton.tsx';

interface Props {
  readonly children: ReactNode;
  /** What is shown: with another, a page that broke is behind us. */
  readonly at?: string;
}

interface State {
  readonly at: string | undefined;
  readonly broken: 'bug' | 'lost' | null;
}

/** A bug in a page must not leave a white screen in the middle of a round: what is saved is on the server. */
export class Boundary extends Component<Props, State> {
  override state: State = { at: this.props.at, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: error instanceof ScriptLost ? 'lost' : 'bug' };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, broken: null };
  }

  override render() {
    const { broken } = this.state;
    return broken === null ? this.props.children : broken === 'lost' ? <Lost /> : <Broken />;
  }
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
  const say = useScreen();
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
