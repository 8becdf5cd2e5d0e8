import { Suspense } from 'react';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './bottom-sheet.module.css';
import type { SheetProps } from './drawer.tsx';
import { Notice } from './notice.tsx';
import { pageOf } from './page-of.ts';
import { frameSentences } from './sentences.ts';

// Nothing can be typed on a phone without it: lost, it is fetched again as a page is.
const BottomDrawer = pageOf(async () => ({ default: (await import('./drawer.tsx')).BottomDrawer }));

/** What rises from the bottom of a phone: its script comes with the first one that opens. */
export function BottomSheet(props: SheetProps) {
  return (
    <Suspense fallback={<SheetToCome onClose={props.onClose} />}>
      <BottomDrawer {...props} />
    </Suspense>
  );
}

/** Said where the sheet would stand: whoever opened it is not left without an answer. */
function SheetToCome({ onClose }: Pick<SheetProps, 'onClose'>) {
  const say = useSentences(frameSentences);
  if (useExternal(connection).kind === 'linked') return null;
  return (
    <div className={styles.toCome}>
      <Notice tone="advice" title={say.sheetLater} onClose={onClose} />
    </div>
  );
}
