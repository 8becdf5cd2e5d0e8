import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPin, IconRefresh, IconUserMinus } from '@tabler/icons-react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { pageStyles } from '../../ui/page.tsx';
import { draftSentences } from '../pairing/sentences.ts';

interface DraftToolsProps {
  readonly open: DraftAct | null;
  readonly onOpen: (act: DraftAct | null) => void;
  /** Draws again by the rule; missing where a notice has the same act. */
  readonly onRedraw?: (() => void) | undefined;
}

/** What may be made by hand of a draft. */
export function DraftTools({ open, onOpen, onRedraw }: DraftToolsProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const tools = [
    ['echanger', ui.draft.swap, IconArrowsExchange],
    ['fixer', ui.draft.fix, IconPin],
    ['exempter', text.exempt, IconUserMinus],
  ] as const;
  return (
    <div className={pageStyles.tools}>
      {tools.map(([act, word, Sign]) => (
        <DraftTool key={act} {...{ act, word, Sign, open, onOpen }} />
      ))}
      {onRedraw && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRedraw}
        >
          {ui.draft.redraw}
        </Button>
      )}
    </div>
  );
}

/** What a director may do to a draft by hand, each with its panel, and the reasons of all its tables. */
export type DraftAct = 'echanger' | 'fixer' | 'exempter' | 'detail';

interface DraftToolProps {
  readonly act: DraftAct;
  readonly word: string;
  readonly Sign: typeof IconPin;
  readonly open: string | null;
  readonly onOpen: (act: DraftAct | null) => void;
}

/** Opens the panel of what is made by hand, and closes it again. */
export function DraftTool({ act, word, Sign, open, onOpen }: DraftToolProps) {
  return (
    <Button
      size="sm"
      variant="default"
      aria-expanded={open === act}
      data-opens={act}
      leftSection={<Sign size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => onOpen(open === act ? null : act)}
    >
      {word}
    </Button>
  );
}
