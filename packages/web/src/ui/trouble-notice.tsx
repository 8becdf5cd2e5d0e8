import type { ReactNode } from 'react';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useUi } from '../core/language/use-words.ts';
import { noAnswer } from './no-answer.ts';
import { Notice } from './notice.tsx';
import type { Trouble } from './use-act.ts';

interface Props {
  readonly trouble: Trouble | null;
  readonly onClose: () => void;
  readonly acts?: ReactNode;
}

/** The answer to an act that was refused on a page that belongs to no tournament. */
export function TroubleNotice({ trouble, onClose, acts }: Props) {
  const ui = useUi();
  const say = useSentences(screenSentences);
  if (!trouble) return null;
  if (trouble.kind !== 'refused')
    return <Notice tone="refusal" title={noAnswer(trouble, ui, say)} onClose={onClose} focus />;
  const { title, detail, errors } = trouble.problem;
  return (
    <Notice tone="refusal" title={title} onClose={onClose} focus acts={acts}>
      {errors
        ? errors.map(({ path, message }) => <p key={`${path} ${message}`}>{message}</p>)
        : detail && <p>{detail}</p>}
    </Notice>
  );
}
