import type { Dictionary } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { isAboutMatch } from './about.ts';
import { DecisionLine } from './decision-line.tsx';
import styles from './last-decisions.module.css';
import { useSaidLog } from './log-lines.ts';

interface Props {
  readonly round: number;
  /** Its place in the round. */
  readonly at: number;
}

/** « Who changed table 4? »: all that was decided at one table, by whom and when, the newest first. */
export function TableDecisions({ round, at }: Props) {
  const text = useSentences(tableDecisionSentences);
  const said = useSaidLog().filter(({ line }) => isAboutMatch(line, round, at));
  if (said.length === 0) return null;
  return (
    <>
      <h3>{text.title}</h3>
      <ul className={styles.list}>
        {said.map((one) => (
          <DecisionLine key={one.line.seq} said={one} />
        ))}
      </ul>
    </>
  );
}

const tableDecisionSentences: Dictionary<{ readonly title: string }> = {
  fr: { title: 'Décidé ici' },
  en: { title: 'Decided at this table' },
};
