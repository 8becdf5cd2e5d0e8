import { Suspense } from 'react';
import { connection } from '../api/connection.ts';
import { useExternal } from '../api/external.ts';
import styles from './bottom-sheet.module.css';
import type { SheetProps } from './drawer.tsx';
import { BottomDrawer } from './later.ts';
import { Notice } from './notice.tsx';
import { useFrameWords } from './use-frame-words.ts';

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
  const say = useFrameWords();
  if (useExternal(connection).kind === 'linked') return null;
  return (
    <div className={styles.toCome}>
      <Notice tone="advice" title={say.sheetLater} onClose={onClose} />
    </div>
  );
}
