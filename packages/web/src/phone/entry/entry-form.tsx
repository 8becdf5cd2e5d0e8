import type { MatchResult } from '@ronde/engine';
import { useEffect, useRef } from 'react';
import { usePhone } from '../frame/phone.ts';
import { isWargame } from '../frame/wargame.ts';
import type { Now } from '../net/own-page.ts';
import { ownSeats } from '../table/match-now.ts';
import { draftOf } from './draft.ts';
import { Echo } from './echo.tsx';
import styles from './entry.module.css';
import { Fields } from './fields.tsx';
import { Pad } from './pad.tsx';
import { knownTotals, phoneRules } from './phone-rules.ts';
import { usePhoneEntry } from './use-phone-entry.ts';
import { useEntryWords } from './words.ts';

interface Props {
  readonly now: Now<'table'>;
  /** What was said of this table before. */
  readonly shown: MatchResult | undefined;
  readonly onSave: (result: MatchResult) => void;
  readonly onClose: () => void;
}

/** My score first, then the other's; a large pad; the sentence of the result; saved once it is whole. */
export function EntryForm({ now, shown, onSave, onClose }: Props) {
  const { page, code, say } = usePhone();
  const words = useEntryWords();
  const seats = ownSeats(page, now);
  const entry = usePhoneEntry({
    rules: phoneRules(now, isWargame(page)),
    seats,
    totals: knownTotals(now, seats),
    draft: draftOf(code, now.round),
    shown,
    onSave,
    onClose,
  });
  const { focus } = entry;
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field takes the focus once, when the form opens.
  useEffect(() => {
    focus('0.0');
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const doubts = entry.asked && entry.reading.kind === 'result';
  return (
    <section ref={form} className={`card asks stack ${styles.form}`}>
      <h2>{say.enterTitle}</h2>
      <Fields entry={entry} />
      <Echo entry={entry} now={now} />
      <Pad entry={entry} />
      <div className={styles.acts}>
        <button type="button" className="outlined" onClick={doubts ? entry.correct : entry.leave}>
          {doubts ? words.correct : words.back}
        </button>
        <button type="button" className="filled" onClick={entry.save}>
          {words.save}
        </button>
      </div>
    </section>
  );
}
