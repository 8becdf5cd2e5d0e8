import type { Round } from '@ronde/engine';
import type { ReactNode } from 'react';
import { telling } from '../../core/language/shared-sentences.ts';
import { lazyPart } from '../../ui/page-of.ts';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { whyKey } from './why-key.ts';

// What tells the reasons of a draw comes with it.
const WhyPanel = lazyPart(async () => ({ default: (await telling(() => import('./why-panel.tsx'))).WhyPanel }));

export interface Why {
  /** The table whose reasons are open, as the address says it (`?pourquoi=4`). */
  readonly open: string | null;
  readonly show: (key: string | null) => void;
  readonly panel: ReactNode;
}

/** « Pourquoi ? » of the tables of a published round: players ask once they have read them. */
export function useWhy(round: number, content: Round): Why {
  const [open, show] = usePanelParam('pourquoi');
  const match = content.matches.find((one) => whyKey(one) === open);
  return {
    open,
    show,
    panel: match && <WhyPanel key={open} {...{ round, content, match }} onClose={() => show(null)} />,
  };
}
