import { clock } from '@ronde/language';
import type { ReactNode } from 'react';
import { useLog } from '../api/log-query.ts';
import { useScreen, useWords } from '../session/use-words.ts';
import { useDesk } from './desk.ts';
import { Notice } from './notice.tsx';

interface Props {
  readonly round: number;
  readonly acts: ReactNode;
  readonly onClose: () => void;
}

/** « Déjà appariée par Marc, 10:42 »: another desk was faster; the log knows which. */
export function AlreadyDrawn({ round, acts, onClose }: Props) {
  const words = useWords();
  const say = useScreen();
  const desk = useDesk();
  const { what, why } = words.refusal({ code: 'already-drawn', round }, desk.names);
  const line = useLog(desk.t).data?.find(
    ({ events, undoneBy }) =>
      undoneBy === null && events.some((event) => event.kind === 'drawn' && event.round === round),
  );
  return (
    <Notice
      tone="refusal"
      title={line ? say.alreadyDrawn(line.by, clock(line.at)) : what}
      onClose={onClose}
      focus
      acts={acts}
    >
      <p>{line ? what : why}</p>
    </Notice>
  );
}
