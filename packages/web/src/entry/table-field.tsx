import type { KeyboardEvent } from 'react';
import { leaveFields } from '../frame/focus-places.ts';
import styles from './entry-strip.module.css';
import { stripKey } from './strip-key.ts';
import type { Entry } from './use-entry.ts';

export const tableFieldId = 'entry-table';

/** The number of the table; a figure that no table has is already the first score. */
export function TableField({ entry }: { readonly entry: Entry }) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = stripKey(event);
    if (!key || (key.kind === 'next' && key.by === 'Tab')) return;
    event.preventDefault();
    if (key.kind === 'digit') event.currentTarget.ownerDocument.execCommand('insertText', false, key.digit);
    else if (key.kind === 'step') entry.step(key.by);
    else if (key.kind === 'minus') entry.typeTable('−');
    else if (key.kind === 'next') entry.fields.focus('0.0');
    else if (key.kind === 'empty') leaveFields();
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
      onChange={(event) => entry.typeTable(event.currentTarget.value.replace(/\D/g, ''))}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
