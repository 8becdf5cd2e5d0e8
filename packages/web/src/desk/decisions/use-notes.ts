import { useMemo } from 'react';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.ts';

/** The reasons in free words, by the command that brought each: they are beside the log, for the staff. */
export function useNotes(): (id: string | undefined) => string | undefined {
  const { data } = useLog(useDesk().t);
  const notes = useMemo(
    () => new Map((data ?? []).flatMap(({ id, note }) => (note === undefined ? [] : [[id, note] as const]))),
    [data],
  );
  return (id) => (id === undefined ? undefined : notes.get(id));
}
