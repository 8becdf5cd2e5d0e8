import type { Match } from '@ronde/engine';
import { seatsOf } from '@ronde/language';
import { IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { whyKey } from './why-key.ts';

interface Props {
  readonly match: Match;
  readonly open: boolean;
  readonly onWhy: (key: string | null) => void;
}

/** « Pourquoi ? » of one table; W on its row presses it. The row itself may answer a press: this one is not for it. */
export function WhyButton({ match, open, onWhy }: Props) {
  const ui = useSentences(uiSentences);
  const { names } = useDesk();
  const [first, second] = seatsOf(match)?.players ?? match.players;
  const about = second === undefined ? names.short(first) : ui.table.versus(names.short(first), names.short(second));
  const key = whyKey(match);
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onWhy(open ? null : key);
  };
  return (
    <button
      type="button"
      className="link"
      style={{ minHeight: 32, whiteSpace: 'nowrap' }}
      aria-expanded={open}
      data-opens={key}
      data-why=""
      aria-label={ui.why.openFor(about)}
      onClick={press}
    >
      {open ? <IconChevronRight size={17} stroke={1.75} aria-hidden="true" /> : ui.why.open}
    </button>
  );
}
