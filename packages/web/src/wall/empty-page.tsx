import { Frame } from './frame.tsx';
import { useShowing } from './showing.ts';
import styles from './words.module.css';

interface Props {
  readonly name: string;
  readonly text: string;
}

/** Nothing to show yet, and what will be. */
export function EmptyPage({ name, text }: Props) {
  const { state } = useShowing();
  return (
    <Frame title={state.head.name} name={`empty ${name}`}>
      <div className={styles.middle}>
        <p className={styles.line}>{text}</p>
      </div>
    </Frame>
  );
}
