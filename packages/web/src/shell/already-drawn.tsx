import { clock } from '@ronde/language';
import type { ReactNode } from 'react';
import { useScreen, useWords } from '../core/language/use-words.ts';
import { useLog } from '../core/log-query.ts';
import { Notice } from '../ui/notice.tsx';
import { useDesk } from './desk.ts';

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
