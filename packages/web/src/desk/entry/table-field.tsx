import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { SlotSide } from '../../results/slots.ts';
import { announce } from '../../ui/announcer.tsx';
import { leaveFields } from '../../ui/focus.ts';
import styles from './entry-bar.module.css';
import { slotKeys, stripKey } from './entry-keys.ts';
import type { Entry } from './use-result-entry.ts';

export const tableFieldId = 'entry-table';
/** Where it is said that a number is no table. */
export const noTableId = 'entry-no-table';

interface Props {
  readonly entry: Entry;
  /** Not a final, which has its own numbers and says nothing of those of a round. */
  readonly inRound: boolean;
  readonly onMalus: (side?: SlotSide) => void;
}

/** The number of the table; a figure that no table has is already the first score. */
export function TableField({ entry, inRound, onMalus }: Props) {
  const typing = useTyping(entry);
  const unknown = useUnknown(entry, inRound);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = stripKey(event);
    typing.onKey(event.currentTarget, key?.kind === 'digit' || /^\d$/.test(event.key));
    if (!key || (key.kind === 'next' && key.by === 'Tab')) return;
    if (key.kind === 'digit') event.currentTarget.ownerDocument.execCommand('insertText', false, key.digit);
    else if (key.kind === 'step') entry.step(key.by);
    else if (key.kind === 'minus') entry.typeTable('−');
    // A number of no table is emptied first; then one leaves.
    else if (key.kind === 'empty') entry.current || entry.tableText === '' ? leaveFields() : entry.empty();
    else if (!entry.current) {
      entry.askTable(entry.tableText !== '');
      event.currentTarget.select();
    } else {
      entry.askTable(false);
      entry.fields.focus('0.0');
      // F, L, P and V mean here what they mean in the first score; M is about neither of the two yet.
      if (key.kind !== 'next') slotKeys(entry, '0.0', () => onMalus())(event);
    }
    event.preventDefault();
  };
  return (
    <input
      ref={entry.fields.table}
      id={tableFieldId}
      className={styles.field}
      value={entry.tableText}
      inputMode="numeric"
      autoComplete="off"
      data-home=""
      aria-invalid={unknown || undefined}
      aria-describedby={unknown ? noTableId : undefined}
      onChange={(event) => typing.onText(event.currentTarget.value.replace(/\D/g, ''))}
      onKeyDown={onKeyDown}
      onMouseDown={takeWhole}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** A click takes the whole number, also where the focus was here already: digits typed then replace it. */
function takeWhole(event: MouseEvent<HTMLInputElement>): void {
  event.preventDefault();
  event.currentTarget.focus();
  event.currentTarget.select();
}

/** Tells digits that replace the number from those that slip into one that was not typed here. */
function useTyping({ tableText, fields, typeTable }: Entry) {
  const seen = useRef(tableText);
  const typedNow = useRef(false);
  // A digit over the whole number: it makes the number ours, also where it is the same and nothing seems to change.
  const ours = useRef(false);
  const slipped = useRef(false);
  useLayoutEffect(() => {
    const typed = typedNow.current;
    typedNow.current = false;
    if (seen.current === tableText) return;
    seen.current = tableText;
    if (typed) return;
    ours.current = false;
    const field = fields.table.current;
    if (field === document.activeElement) field?.select();
  });
  return {
    onKey: ({ selectionStart, selectionEnd, value }: HTMLInputElement, digit: boolean) => {
      if (selectionStart === 0 && selectionEnd === value.length) {
        ours.current = digit;
        slipped.current = false;
      } else if (!ours.current) slipped.current = true;
    },
    onText: (text: string) => {
      typedNow.current = true;
      typeTable(text, slipped.current);
    },
  };
}

/** Whether the number is that of no table; said as soon as it stands there. */
function useUnknown({ tableText, current }: Entry, inRound: boolean): boolean {
  const ui = useSentences(uiSentences);
  const unknown = inRound && Number(tableText) > 0 && !current;
  const sentence = unknown ? ui.entry.noTable(Number(tableText)) : null;
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  return unknown;
}
