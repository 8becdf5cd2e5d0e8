import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import type { SheetProps } from './drawer.tsx';
import { Notice } from './notice.tsx';
import { pageOf } from './page-of.ts';
import { frameSentences } from './sentences.ts';
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
  const ui = useSentences(uiSentences);
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

/** In a field Échap would lose what is typed; in a dialog over the page it closes that. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null;

/** Échap closes the panel. */
function useEscape(onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  close.current = onClose;
  const wanted = onClose !== undefined;
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere(event)) return;
      event.preventDefault();
      close.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wanted]);
}

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
  const text = useSentences(frameSentences);
  if (useExternal(connection).kind === 'linked') return null;
  return (
    <div className={styles.toCome}>
      <Notice tone="advice" title={text.sheetLater} onClose={onClose} />
    </div>
  );
}

/**
 * Which panel of the page is open, kept in the address. Échap, Back and the panel's own button close it; the focus
 * then goes back to what opened it (`data-opens`). `keeps`: what else of the address stays; another panel closes.
 */
export function usePanelParam(
  name: string,
  keeps: readonly string[] = [],
): readonly [string | null, (key: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = params.get(name);
  const before = useRef(open);
  const here = window.location.pathname;
  const show = (key: string | null) => {
    // An act that ends once its reader went elsewhere closes nothing there, and brings nobody back.
    if (key === null && window.location.pathname !== here) return;
    const kept = Object.fromEntries([...params].filter(([other]) => keeps.includes(other)));
    if (key === null && isPanel(history.state)) history.back();
    else if (key === null) setParams(kept, { replace: true });
    else
      setParams(
        { ...kept, [name]: key },
        { replace: open !== null, state: open === null ? { panel: true } : history.state },
      );
  };
  const close = useRef(show);
  close.current = show;
  useEffect(() => {
    const was = before.current;
    before.current = open;
    if (was !== null && open === null)
      document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(was)}"]`)?.focus();
    if (open === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere(event)) return;
      event.preventDefault();
      close.current(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return [open, show];
}

const isPanel = (state: unknown): boolean => typeof state === 'object' && state !== null && 'panel' in state;
