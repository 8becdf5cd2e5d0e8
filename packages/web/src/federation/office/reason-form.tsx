import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sectionStyles as section } from '../../ui/page.tsx';
import styles from './office.module.css';
import { officeSentences } from './sentences.ts';

interface FieldsProps {
  /** The act, on its button. */
  readonly act: string;
  readonly busy: boolean;
  /** The main act of its page. */
  readonly main?: boolean;
  readonly onAct: (because: string) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** One sentence that says why, then the act. */
export function ReasonFields({ act, busy, main = false, onAct, children }: FieldsProps) {
  const text = useSentences(officeSentences);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onAct(reason.trim());
  };
  return (
    <form onSubmit={send}>
      <Textarea
        label={text.because}
        description={text.becauseHelp}
        error={missing && reason.trim() === '' && text.writeWhy}
        value={reason}
        maxLength={500}
        autosize
        minRows={2}
        maw={640}
        onChange={(event) => setReason(event.currentTarget.value)}
        {...(main ? { 'data-next': '' } : { 'data-autofocus': '' })}
      />
      <div className={`${section.row} ${styles.acts}`}>
        <Button type="submit" loading={busy}>
          {act}
        </Button>
        {children}
      </div>
    </form>
  );
}

interface Props extends FieldsProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** The only thing for which a page opens a dialog. */
export function ReasonForm({ title, onClose, ...fields }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ReasonFields {...fields} />
    </Dialog>
  );
}
