import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUi } from '../core/language/use-words.ts';
import styles from './notice.module.css';

interface Props {
  /** `refusal`: red, nothing happens. `advice`: ochre, let through. */
  readonly tone: 'refusal' | 'advice';
  readonly title: string;
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
  readonly onClose?: () => void;
  /** Takes the focus when it appears, so that the keyboard is where the eye is. */
  readonly focus?: boolean;
}

/** What, why, what next: in place, never a dialog. */
export function Notice({ tone, title, children, acts, onClose, focus }: Props) {
  const ui = useUi();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.notice} data-tone={tone}>
      <div className={styles.text}>
        <p className={styles.title}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {title}
        </p>
        {children}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label={ui.app.close}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
