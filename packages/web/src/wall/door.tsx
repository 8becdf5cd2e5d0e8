import type { Lang } from '@ronde/language';
import styles from './frame.module.css';
import { wallSentences } from './sentences.ts';
import middle from './words.module.css';

interface Props {
  readonly lang: Lang;
  /** The server says that nobody may look yet; else it has not answered. */
  readonly closed: boolean;
}

/** Nothing has ever been read here. It goes on asking by itself. */
export function Door({ lang, closed }: Props) {
  const say = wallSentences[lang]('classique');
  return (
    <main className={styles.alone}>
      <div className={middle.middle}>
        <h1 className={middle.line}>{closed ? say.closedDoor : say.waiting}</h1>
        {closed && <p className={middle.quiet}>{say.openFromDesk}</p>}
      </div>
    </main>
  );
}
