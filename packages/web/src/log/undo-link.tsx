import { useUndo } from '../api/send.ts';
import { useDesk } from '../frame/desk.ts';
import type { useAct } from '../frame/use-act.ts';
import { useUi } from '../session/use-words.ts';
import type { SaidLine } from './log-lines.ts';

interface Props {
  readonly said: SaidLine;
  readonly run: ReturnType<typeof useAct>['run'];
}

/** « Annuler », or « Rétablir » where the line is itself an undo; nothing where it cannot be done alone. */
export function UndoLink({ said: { line, text, redoes }, run }: Props) {
  const ui = useUi();
  const desk = useDesk();
  const undo = useUndo(desk.t);
  if (!line.undoable) return null;
  const word = line.undoes?.length && !redoes ? ui.log.redo : ui.log.undo;
  return (
    <button
      type="button"
      className="link small"
      aria-label={`${word}, ${text}`}
      onClick={() => void run(() => undo(line.seq))}
    >
      {word}
    </button>
  );
}
