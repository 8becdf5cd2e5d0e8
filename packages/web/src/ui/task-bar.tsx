import { Button } from '@mantine/core';
import type { Task } from '@ronde/contract/http/tasks';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { cancelTask } from '../core/long-act.ts';
import styles from './task-bar.module.css';

/** How far a long act is, and how to cancel it while nothing is written. */
export function TaskBar({ task }: { readonly task: Task | null }) {
  const say = useSentences(screenSentences);
  if (!task) return null;
  const { step, ahead = 0, share, cancellable } = task;
  const text = step === 'waiting' ? say.sheetsAhead(ahead) : say.steps[step];
  return (
    <div role="status" className={styles.task}>
      <p className="quiet">{text}</p>
      {share !== undefined && <progress className={styles.bar} value={share} aria-label={text} />}
      {cancellable && (
        <Button size="sm" variant="default" onClick={() => void cancelTask(task)}>
          {say.cancelTask}
        </Button>
      )}
    </div>
  );
}
