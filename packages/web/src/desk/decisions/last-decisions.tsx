import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { DecisionLine } from './decision-line.tsx';
import styles from './last-decisions.module.css';
import { useSaidLog } from './log-lines.ts';
import { logPageSentences } from './sentences.ts';
import { UndoLink } from './undo-link.tsx';

const shown = 5;

interface LastDecisionsProps {
  /** Where the page goes on once a decision is taken back; without it, in the list. */
  readonly onUndone?: (line: LogLine) => void;
}

/** The last decisions beside the page, each with its undo in reach. */
export function LastDecisions({ onUndone }: LastDecisionsProps) {
  const ui = useSentences(uiSentences);
  const { t } = useDesk();
  const { whole } = useSentences(logPageSentences);
  const said = useSaidLog();
  const { run, trouble, clear } = useAct();
  return (
    <SidePanel title={ui.entry.lastDecisions}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <ul className={styles.list} data-focus-scope="">
        {said.slice(0, shown).map((one) => (
          <DecisionLine key={one.line.seq} said={one}>
            <UndoLink said={one} run={run} onUndone={onUndone} />
          </DecisionLine>
        ))}
      </ul>
      {said.length > shown && (
        <p className={styles.all}>
          <Link href={address.log(t)} className="link small">
            {whole}
          </Link>
        </p>
      )}
    </SidePanel>
  );
}
