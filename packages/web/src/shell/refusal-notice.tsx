import { type ReactNode, Suspense } from 'react';
import { objecting } from '../core/language/objections.ts';
import { screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { Notice, noAnswer } from '../ui/notice.tsx';
import { pageOf } from '../ui/page-of.ts';
import type { Trouble } from '../ui/use-act.ts';
import type { AbsentTwiceProps } from './absent-twice.tsx';

interface Props {
  readonly trouble: Trouble | null;
  readonly onClose: () => void;
  /** What was refused was done after all, as the director chose here. */
  readonly onDone?: () => void;
}

/** The answer to an act that was refused, in the reader's language, with a link to where it can be mended. */
export function RefusalNotice({ trouble, onClose, onDone = onClose }: Props): ReactNode {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  if (!trouble) return null;
  if (trouble.kind !== 'refused')
    return <Notice tone="refusal" title={noAnswer(trouble, ui, text)} onClose={onClose} focus />;
  return (
    <Suspense fallback={null}>
      <Refused problem={trouble.problem} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
}

// Hundreds of sentences: fetched like the other pages, once the first one stands.
const Refused = pageOf(async () => ({ default: (await objecting(() => import('./refused.tsx'))).Refused }));
const AbsentTwice = pageOf(async () => ({
  default: (await objecting(() => import('./absent-twice.tsx'))).AbsentTwiceChoice,
}));

/** The choice of a second absent opponent, whose script comes after the page. */
export function LazyAbsentTwice(props: AbsentTwiceProps) {
  return (
    <Suspense fallback={null}>
      <AbsentTwice {...props} />
    </Suspense>
  );
}
