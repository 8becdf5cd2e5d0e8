import { Button } from '@mantine/core';
import type { IconPin } from '@tabler/icons-react';

/** What a director may do to a draft by hand, each with its panel, and the reasons of all its tables. */
export type DraftAct = 'echanger' | 'fixer' | 'exempter' | 'detail';

interface Props {
  readonly act: DraftAct;
  readonly word: string;
  readonly Sign: typeof IconPin;
  readonly open: string | null;
  readonly onOpen: (act: DraftAct | null) => void;
}

/** Opens the panel of what is made by hand, and closes it again. */
export function DraftTool({ act, word, Sign, open, onOpen }: Props) {
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
