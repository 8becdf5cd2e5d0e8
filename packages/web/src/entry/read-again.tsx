import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import styles from './results-table.module.css';
import type { Entry } from './use-entry.ts';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly entry: Entry;
  readonly reading: boolean;
  readonly onToggle: () => void;
}

/** « Relire »: somebody else goes through the slips and ticks each table. */
export function ReadAgain({ entry, reading, onToggle }: Props) {
  const say = useEntryWords();
  if (!entry.tables.some(({ match }) => match.result)) return null;
  return (
    <div className={styles.readAgain}>
      <Button
        size="sm"
        variant="default"
        aria-pressed={reading}
        leftSection={<IconListCheck size={16} stroke={1.75} aria-hidden="true" />}
        onClick={onToggle}
      >
        {reading ? say.readDone : say.readAgain}
      </Button>
      {reading && <span className="quiet small">{say.readHelp}</span>}
    </div>
  );
}
