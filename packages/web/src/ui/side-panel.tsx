import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUi } from '../core/language/use-words.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import styles from './side-panel.module.css';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** With it the panel answers a row and can be closed; a sheet from the bottom on a phone. */
  readonly onClose?: () => void;
  /** Takes the focus when it opens. */
  readonly focus?: boolean;
}

/** The panel beside the page. On a phone a panel that answers a row rises from the bottom. */
export function SidePanel({ title, children, onClose, focus }: Props) {
  const small = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false });
  if (small && onClose)
    return (
      <BottomSheet title={title} onClose={onClose}>
        {children}
      </BottomSheet>
    );
  return (
    <Panel title={title} onClose={onClose} focus={focus ?? false}>
      {children}
    </Panel>
  );
}

interface PanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: (() => void) | undefined;
  readonly focus: boolean;
}

function Panel({ title, children, onClose, focus }: PanelProps) {
  const ui = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  useEscape(onClose);
  return (
    <section className={styles.panel} data-focus-scope="">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className={styles.close} onClick={onClose} aria-label={ui.app.close} data-close="">
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

/** Échap closes the panel, but in a field, where it would lose what is typed. */
function useEscape(onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  close.current = onClose;
  const wanted = onClose !== undefined;
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      const field = event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (event.key !== 'Escape' || event.defaultPrevented || field) return;
      event.preventDefault();
      close.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wanted]);
}
