import { IconArrowDown, IconArrowsExchange } from '@tabler/icons-react';
import { useWords } from '../../core/language/use-words.ts';
import { Mark } from '../../ui/notice.tsx';
import type { DraftRow } from './draft-rows.ts';
import styles from './round.module.css';

/** What a director should read again; nothing where the draw is the usual one. */
export function DraftMarks({ row }: { readonly row: DraftRow }) {
  const words = useWords();
  if (row.marks.length === 0) return null;
  return (
    <div className={styles.marks}>
      {row.marks.map((mark) => {
        const Sign = mark === 'group' ? IconArrowDown : IconArrowsExchange;
        return (
          <Mark key={mark}>
            <Sign size={15} stroke={1.75} aria-hidden="true" />
            {words.mark(mark)}
          </Mark>
        );
      })}
    </div>
  );
}
