import { type DeskMarks, type Person, payments } from '@ronde/engine';
import { isolated, longDate, money, paymentSentences } from '@ronde/language';
import type { FeeLine } from '@ronde/views/fees';
import { useRef, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { sayRefused, useMarks } from '../roster/marks.tsx';
import styles from '../roster/registration.module.css';
import { feesSentences } from './fees-sentences.ts';

/** How somebody has paid, with a receipt in one line; why somebody plays free. Nothing of who still owes. */
export function HowPaid({ line }: { readonly line: FeeLine }) {
  const text = useSentences(feesSentences);
  const { t, people } = useDesk();
  const mark = useMarks(t);
  const person = people.get(line.player);
  if (!person) return null;
  const set = async (change: DeskMarks) => {
    const answer = await mark(line.player, person, change);
    sayRefused(answer);
  };
  if (line.state === 'free' && person.marks?.free) return <Reason person={person} onSet={set} />;
  if (line.state !== 'paid') return null;
  return (
    <span className={styles.how}>
      <select
        aria-label={text.howOf(person.name)}
        value={line.how ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void set({ how: payments.find((one) => one === value) } as DeskMarks)
        }
      >
        <option value="">{text.notSaid}</option>
        <Payments />
      </select>
      <Receipt person={person} line={line} />
    </span>
  );
}

function Payments() {
  const said = paymentSentences[useLang()];
  return payments.map((one) => (
    <option key={one} value={one}>
      {said[one]}
    </option>
  ));
}

function Reason({ person, onSet }: { readonly person: Person; readonly onSet: (change: DeskMarks) => Promise<void> }) {
  const text = useSentences(feesSentences);
  const known = person.marks?.reason ?? '';
  const [typed, setTyped] = useState(known);
  const keep = () => {
    const reason = typed.trim() === '' ? undefined : typed.trim();
    if (reason !== person.marks?.reason) void onSet({ reason } as DeskMarks);
  };
  return (
    <span className={styles.how}>
      <input
        aria-label={text.reasonOf(person.name)}
        placeholder={text.reason}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </span>
  );
}

/** « Reçu de LEFÈVRE Zoé : 12,50 €, espèces, pour … »: to be copied into a mail, or onto paper. */
function Receipt({ person, line }: { readonly person: Person; readonly line: FeeLine }) {
  const text = useSentences(feesSentences);
  const copying = useSentences(staffSentences);
  const lang = useLang();
  const { tournament } = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const how = line.how === undefined ? '' : paymentSentences[lang][line.how];
  const receipt = text.receipt(
    isolated(person.name),
    [money(lang, line.paid), how].filter(Boolean).join(', '),
    `${tournament.name}, ${longDate(lang, tournament.date)}`,
  );
  const copy = async () => {
    announce((await copyText(receipt, field.current)) ? copying.copied : copying.selected);
  };
  if (!open)
    return (
      <button
        type="button"
        className="link small"
        aria-label={text.receiptOf(person.name)}
        onClick={() => setOpen(true)}
      >
        {text.receiptWord}
      </button>
    );
  return (
    <>
      <input
        ref={field}
        aria-label={text.receiptOf(person.name)}
        className={styles.receipt}
        readOnly
        value={receipt}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="link small" onClick={() => void copy()}>
        {copying.copy}
      </button>
    </>
  );
}
