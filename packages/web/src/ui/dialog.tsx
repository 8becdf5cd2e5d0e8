import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** For text that is read: wider. */
  readonly wide?: boolean;
}

/** What is looked up over a page, and closed again. Its head is no second banner of the page. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const ui = useSentences(uiSentences);
  return (
    <Modal.Root size={wide ? 'lg' : 'md'} opened onClose={onClose} yOffset="8vh" transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={ui.app.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
