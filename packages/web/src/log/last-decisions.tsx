import { clock } from '@ronde/language';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useAct } from '../frame/use-act.ts';
import { useUi } from '../session/use-words.ts';
import styles from './last-decisions.module.css';
import { useSaidLog } from './log-lines.ts';
import { UndoLink } from './undo-link.tsx';

const shown = 5;

/** The last decisions beside the page, each with its undo in reach. */
export function LastDecisions() {
  const ui = useUi();
  const said = useSaidLog();
  const { run, trouble, clear } = useAct();
  return (
    <SidePanel title={ui.entry.lastDecisions}>
      <Refused trouble={trouble} onClose={clear} />
      <ul className={styles.list} data-focus-scope="">
        {said.slice(0, shown).map((one) => (
          <li key={one.line.seq} data-undone={one.line.undoneBy !== null || undefined}>
            <time dateTime={one.line.at}>{clock(one.line.at)}</time>
            <span className={styles.text}>
              <span className={styles.said}>{one.text}</span>
              <span className={styles.by}>{one.line.by}</span>
            </span>
            <UndoLink said={one} run={run} />
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
