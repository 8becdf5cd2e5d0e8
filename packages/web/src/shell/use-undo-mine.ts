import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type LogLine, logKey } from '../core/queries.ts';
import { useUndo } from '../core/send.ts';
import { session } from '../core/session.ts';
import { focusFields } from '../ui/focus-places.ts';

/** Takes back the last act of whoever is signed in here, where one can be. */
export function useUndoMine(t: string): () => void {
  const client = useQueryClient();
  const undo = useUndo(t);
  return useCallback(() => {
    const lines = client.getQueryData<readonly LogLine[]>(logKey(t)) ?? [];
    const me = session.get()?.account?.name;
    const mine = lines.find((line) => line.undoable && line.by === me);
    if (!mine) return;
    // What is typed next belongs in the fields again: outside them a figure opens the round of that number.
    void undo(mine.seq).then(({ kind }) => {
      if (kind === 'done') focusFields();
    });
  }, [client, t, undo]);
}
