import { Component, type ReactNode } from 'react';
import { useScreen, useUi } from '../session/use-words.ts';
import styles from './boundary.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A bug in a page must not leave a white screen in the middle of a round: what is saved is on the server. */
export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const ui = useUi();
  const say = useScreen();
  return (
    <main className={styles.broken}>
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
