import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { useUndo } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import type { useAct } from '../../ui/use-act.ts';
import type { SaidLine } from './log-lines.ts';

interface Props {
  readonly said: SaidLine;
  readonly run: ReturnType<typeof useAct>['run'];
  /** The focus goes on to where this is worked on; without it, it stays in the list. */
  readonly onUndone?: ((line: LogLine) => void) | undefined;
}

/** « Annuler », or « Rétablir » where the line is itself an undo; nothing where it cannot be done alone. */
export function UndoLink({ said: { line, text, redoes }, run, onUndone }: Props) {
  const ui = useSentences(uiSentences);
  const desk = useDesk();
  const undo = useUndo(desk.t);
  if (!line.undoable) return null;
  const takeBack = async () => {
    if (await run(() => undo(line.seq))) onUndone?.(line);
  };
  const word = line.undoes?.length && !redoes ? ui.log.redo : ui.log.undo;
  return (
    <button type="button" className="link small" aria-label={`${word}, ${text}`} onClick={() => void takeBack()}>
      {word}
    </button>
  );
}
