import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useUi } from '../session/use-words.ts';
import styles from './entry-strip.module.css';
import { stripKey } from './strip-key.ts';
import type { Side } from './typed.ts';
import type { Entry } from './use-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly side: Side;
  readonly label: string;
  /** A phone has its own pad: no system keyboard over it. */
  readonly pad?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onFocus?: () => void;
}

/** One score. Text, not a number spinner: the wheel and the arrows change nothing. */
export function ScoreField({ entry, side, label, pad = false, onFocus }: Props) {
  const ui = useUi();
  const away = entry.typed.away[side];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = stripKey(event);
    if (!key) return;
    if (key.kind === 'next' && key.by === 'Tab') return;
    event.preventDefault();
    switch (key.kind) {
      case 'digit':
        return insert(event.currentTarget, key.digit);
      case 'minus':
        return entry.type(
          side,
          entry.typed.scores[side].startsWith('−') ? entry.typed.scores[side].slice(1) : `−${entry.typed.scores[side]}`,
        );
      case 'forfeit':
        return entry.forfeit(side);
      case 'step':
        return entry.step(key.by);
      case 'empty':
        return leave(entry);
      case 'next':
        return goOn(entry, side, key.by);
    }
  };
  return (
    <input
      ref={entry.fields[side]}
      className={styles.field}
      aria-label={label}
      value={away ? ui.entry.forfeit : entry.typed.scores[side]}
      data-away={away || undefined}
      data-autofocus={(pad && side === 0) || undefined}
      inputMode={pad ? 'none' : 'numeric'}
      autoComplete="off"
      onChange={(event) => entry.type(side, event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onMouseDown={takeWhole}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.();
      }}
    />
  );
}

/** A first click takes the whole score, as Tab does: a digit typed then replaces it and is never slipped into it. */
function takeWhole(event: MouseEvent<HTMLInputElement>): void {
  if (event.currentTarget.ownerDocument.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** Typed at the caret as the keyboard would, so that Ctrl Z still takes back the text. */
function insert(field: HTMLInputElement, digit: string): void {
  field.ownerDocument.execCommand('insertText', false, digit);
}

/** Enter saves a complete result (a forfeit is complete by itself); else one goes on to the other field. */
function goOn(entry: Entry, side: Side, by: 'Enter' | ' ' | 'Tab'): void {
  const forfeit = entry.typed.away[0] || entry.typed.away[1];
  if (by === 'Enter' && (side === 1 || forfeit)) entry.save();
  else if (side === 0) entry.fields[1].current?.focus();
  else document.querySelector<HTMLElement>('[data-save]')?.focus();
}

/** Échap takes back the question, else empties the strip and goes back to its table field. */
function leave(entry: Entry): void {
  if (entry.asked) entry.correct();
  else entry.empty();
}
