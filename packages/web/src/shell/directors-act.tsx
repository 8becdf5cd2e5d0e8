import type { SentCommand } from '@ronde/contract/http/command';
import type { ReactNode } from 'react';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useMay } from './use-may.ts';

interface Props {
  readonly kind: SentCommand['kind'];
  readonly children: ReactNode;
}

/** An act that leads the day on; for whom the server would refuse it: whose it is, in its place. */
export function DirectorsAct({ kind, children }: Props) {
  const screen = useSentences(screenSentences);
  return useMay().command(kind) ? children : <span className="quiet small">{screen.directorsAct}</span>;
}
