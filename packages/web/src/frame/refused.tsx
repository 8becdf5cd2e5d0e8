import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { Problem } from '../api/http.ts';
import { useWords } from '../session/use-words.ts';
import { useDesk } from './desk.ts';
import { Notice } from './notice.tsx';
import { refusalTarget } from './refusal-target.ts';

/** `unreachable`: nobody answered, nothing was done. */
export type Trouble = { readonly kind: 'refused'; readonly problem: Problem } | { readonly kind: 'unreachable' };

interface Props {
  readonly trouble: Trouble | null;
  readonly onClose: () => void;
}

/** The answer to an act that was refused, in the reader's language, with a link to where it can be mended. */
export function Refused({ trouble, onClose }: Props) {
  const words = useWords();
  const desk = useDesk();
  if (!trouble) return null;
  if (trouble.kind === 'unreachable')
    return <Notice tone="refusal" title={words.ui.network.failed} onClose={onClose} focus />;
  const { refusal, title, detail } = trouble.problem;
  if (!refusal)
    return (
      <Notice tone="refusal" title={title} onClose={onClose} focus>
        {detail && <p>{detail}</p>}
      </Notice>
    );
  const sentence = words.refusal(refusal, desk.names);
  const target = refusalTarget(desk.t, refusal);
  const act = sentence.act && target && (
    <Button component={Link} href={target} variant="default" size="sm">
      {sentence.act}
    </Button>
  );
  return (
    <Notice tone="refusal" title={sentence.what} onClose={onClose} focus acts={act}>
      {sentence.why && <p>{sentence.why}</p>}
    </Notice>
  );
}
