import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { officeSentences } from './sentences.ts';

interface Props {
  readonly title: string;
  /** The act, on its button. */
  readonly act: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAct: (because: string) => void;
}

/** One sentence that says why: the only thing for which a page opens a dialog. */
export function ReasonForm({ title, act, busy, onClose, onAct }: Props) {
  const text = useSentences(officeSentences);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onAct(reason.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <Textarea
          label={text.because}
          description={text.becauseHelp}
          error={missing && reason.trim() === '' && text.writeWhy}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus=""
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy} mt={12}>
          {act}
        </Button>
      </form>
    </Dialog>
  );
}
