import type { MouseEvent } from 'react';
import { useUi } from '../../core/language/use-words.ts';
import { gameOf, type Side, type Slot, sideOf } from '../../results/slots.ts';
import { slotsOf, textIn } from '../../results/typed.ts';
import styles from './entry-strip.module.css';
import { slotKeys } from './slot-keys.ts';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly slot: Slot;
  readonly label: string;
  /** A phone has its own pad: no system keyboard over it. */
  readonly pad?: boolean;
  readonly onFocus?: () => void;
  readonly onMalus?: (side: Side) => void;
}

/** One figure. Text, not a number spinner: the wheel and the arrows change nothing. */
export function ScoreField({ entry, slot, label, pad = false, onFocus, onMalus }: Props) {
  const ui = useUi();
  const away = saysForfeit(entry, slot);
  return (
    <input
      ref={entry.fields.register(slot)}
      className={gameOf(slot) === null ? styles.total : styles.field}
      aria-label={label}
      value={away ? ui.entry.forfeit : textIn(entry.typed, slot)}
      data-away={away || undefined}
      data-autofocus={(pad && slot === '0.0') || undefined}
      inputMode={pad ? 'none' : 'numeric'}
      autoComplete="off"
      onChange={(event) => entry.type(slot, event.currentTarget.value)}
      onKeyDown={slotKeys(entry, slot, onMalus)}
      onMouseDown={takeWhole}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.();
      }}
    />
  );
}

/** The word stands in the first field of that side that has no figure: the games before it were played. */
function saysForfeit({ typed, rules }: Entry, slot: Slot): boolean {
  const side = sideOf(slot);
  if (!typed.away[side]) return false;
  return slot === slotsOf(typed, rules).find((one) => sideOf(one) === side && textIn(typed, one) === '');
}

/** A first click takes the whole score, as Tab does: a digit typed then replaces it and is never slipped into it. */
function takeWhole(event: MouseEvent<HTMLInputElement>): void {
  if (event.currentTarget.ownerDocument.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}
