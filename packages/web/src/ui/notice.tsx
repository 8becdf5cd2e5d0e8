import type { Ui } from '@ronde/language';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Answer } from '../core/http.ts';
import { type ScreenSentences, screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { onThisComputer } from '../core/origins.ts';
import styles from './notice.module.css';
import type { Trouble } from './use-act.ts';

interface NoticeProps {
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
export function Notice({ tone, title, children, acts, onClose, focus }: NoticeProps) {
  const ui = useSentences(uiSentences);
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

interface TroubleNoticeProps {
  readonly trouble: Trouble | null;
  readonly onClose: () => void;
  readonly acts?: ReactNode;
}

/** The answer to an act that was refused on a page that belongs to no tournament. */
export function TroubleNotice({ trouble, onClose, acts }: TroubleNoticeProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  if (!trouble) return null;
  if (trouble.kind !== 'refused')
    return <Notice tone="refusal" title={noAnswer(trouble, ui, text)} onClose={onClose} focus />;
  const { title, detail, errors } = trouble.problem;
  return (
    <Notice tone="refusal" title={title} onClose={onClose} focus acts={acts}>
      {errors
        ? errors.map(({ path, message }) => <p key={`${path} ${message}`}>{message}</p>)
        : detail && <p>{detail}</p>}
    </Notice>
  );
}

/** What is said of an act that nobody answered: that nothing was saved only where nobody was there to save it. */
export function noAnswer({ kind }: Pick<Answer<never>, 'kind'>, { network }: Ui, text: ScreenSentences): string {
  if (kind === 'unheard') return network.unheard;
  return onThisComputer ? text.failedHere : network.failed;
}

/** A word on ochre ground: read this. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
