import type { Verdict } from '@ronde/engine/game/challenge';
import { IconCheck, IconX } from '@tabler/icons-react';
import styles from './conduct.module.css';
import { useConductWords } from './use-conduct-words.ts';

/** What the arbiter announces (5.3). */
export function VerdictShown({ verdict: { words, takenBack, penalty } }: { readonly verdict: Verdict }) {
  const { say } = useConductWords();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={styles.answer}>
      <ul className={styles.words}>
        {words.map(({ word, admitted }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may be challenged twice.
          <li key={at} data-tone={admitted ? undefined : 'bad'}>
            <strong>{word}</strong> {admitted ? <IconCheck {...icon} /> : <IconX {...icon} />}
            {admitted ? say.admitted : say.notAdmitted}
          </li>
        ))}
      </ul>
      <p>{takenBack ? say.takenBack : say.stands}</p>
      <p>{penalty > 0 ? say.penalty(penalty) : say.noPenalty}</p>
      <p>{say.nextIs}</p>
    </div>
  );
}
