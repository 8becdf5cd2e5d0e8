import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPin, IconRefresh, IconUserMinus } from '@tabler/icons-react';
import { pageStyles } from '../frame/page.tsx';
import { useUi } from '../session/use-words.ts';
import { useDraftWords } from './use-draft-words.ts';

/** What a director may do to a draft by hand, each with its panel, and the reasons of all its tables. */
export type DraftAct = 'echanger' | 'fixer' | 'exempter' | 'detail';

interface Props {
  readonly open: DraftAct | null;
  readonly onOpen: (act: DraftAct | null) => void;
  /** Draws again by the rule; missing where a notice has the same act. */
  readonly onRedraw?: (() => void) | undefined;
}

export function DraftTools({ open, onOpen, onRedraw }: Props) {
  const ui = useUi();
  const say = useDraftWords();
  const tools = [
    ['echanger', ui.draft.swap, IconArrowsExchange],
    ['fixer', ui.draft.fix, IconPin],
    ['exempter', say.exempt, IconUserMinus],
  ] as const;
  const tool = (act: DraftAct, word: string, Sign: typeof IconPin) => (
    <Button
      key={act}
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
  return (
    <div className={pageStyles.tools}>
      {tools.map(([act, word, Sign]) => tool(act, word, Sign))}
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
