import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPin, IconRefresh, IconUserMinus } from '@tabler/icons-react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { pageStyles } from '../../ui/page.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { type DraftAct, DraftTool } from './draft-tool.tsx';

interface Props {
  readonly open: DraftAct | null;
  readonly onOpen: (act: DraftAct | null) => void;
  /** Draws again by the rule; missing where a notice has the same act. */
  readonly onRedraw?: (() => void) | undefined;
}

/** What may be made by hand of a draft. */
export function DraftTools({ open, onOpen, onRedraw }: Props) {
  const ui = useUi();
  const say = useSentences(draftSentences);
  const tools = [
    ['echanger', ui.draft.swap, IconArrowsExchange],
    ['fixer', ui.draft.fix, IconPin],
    ['exempter', say.exempt, IconUserMinus],
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
