import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './side-panel.module.css';

export interface SheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What rises from the bottom of a phone. Its head is no second banner of the page. */
export function BottomDrawer({ title, onClose, children }: SheetProps) {
  const ui = useSentences(uiSentences);
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ inner: styles.inner ?? '', content: styles.sheet ?? '' }}
    >
      {/* The list behind stays readable: what is missing, what is kept here. */}
      <Drawer.Overlay backgroundOpacity={0} />
      <Drawer.Content>
        <div className={styles.sheetHead}>
          <Drawer.Title className={styles.sheetTitle ?? ''}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={ui.app.close} />
        </div>
        <Drawer.Body className={styles.sheetBody ?? ''}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
