import { Button } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { toldSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type LogLine, useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';

interface Props {
  readonly line: LogLine;
  /** The decisions that stand on it, by number. */
  readonly by: readonly number[];
  readonly onUndo: () => void;
  readonly onKeep: () => void;
}

/** Before a decision that others stand on is taken back: what goes, in words, and that it can come back. */
export function UndoTogether({ line, by, onUndo, onKeep }: Props) {
  const { log: ui } = useSentences(uiSentences);
  const text = useSentences(undoSentences);
  const told = useSentences(toldSentences);
  const log = useLog(useDesk().t).data ?? [];
  const standing = new Set(by);
  const goes = [line, ...log.filter(({ seq }) => standing.has(seq))];
  return (
    <div role="alert" style={{ padding: '6px 0 8px' }}>
      <p>{text.goes(told.gone(goes))}</p>
      <p className="quiet small">{text.comesBack}</p>
      <Button size="sm" variant="default" onClick={onUndo}>
        {ui.undoTogether(goes.length)}
      </Button>{' '}
      <Button size="sm" variant="default" onClick={onKeep}>
        {text.keep}
      </Button>
    </div>
  );
}

interface UndoSentences {
  goes(what: string): string;
  readonly comesBack: string;
  readonly keep: string;
}

const undoSentences: Dictionary<UndoSentences> = {
  fr: {
    goes: (what) => `Ce qui s’en va\u00a0: ${what}.`,
    comesBack: 'Une ligne du journal le dira, et «\u00a0Rétablir\u00a0» ramène tout.',
    keep: 'Ne rien annuler',
  },
  en: {
    goes: (what) => `What will be undone: ${what}.`,
    comesBack: 'A line of the log will say so, and “Redo” brings all of it back.',
    keep: 'Undo nothing',
  },
};
