import type { KeyboardEvent } from 'react';
import { nextSlot, textIn } from '../../results/result-fields.ts';
import { type Slot, type SlotSide, sideOf } from '../../results/slots.ts';
import type { Entry } from './use-result-entry.ts';

type Keyed = KeyboardEvent<HTMLInputElement>;

/** What the keys do in one field of the strip. `onMalus`: opens the arbiter's panel on that side. */
export function slotKeys(entry: Entry, slot: Slot, onMalus?: (side: SlotSide) => void): (event: Keyed) => void {
  return (event) => {
    const key = stripKey(event);
    if (!key) return;
    if (key.kind === 'next' && key.by === 'Tab' && !passesOver(entry, slot)) return;
    event.preventDefault();
    act(entry, slot, key, event.currentTarget, onMalus);
  };
}

/** Tab goes on as Space does where a known total lies between; Shift Tab finds that total. */
function passesOver(entry: Entry, slot: Slot): boolean {
  return entry.typed.mode === 'losses' && slot === '0.0' && nextSlot(entry.typed, entry.rules, slot) === '0.1';
}

function act(
  entry: Entry,
  slot: Slot,
  key: StripKey,
  field: HTMLInputElement,
  onMalus?: (side: SlotSide) => void,
): void {
  const side = sideOf(slot);
  switch (key.kind) {
    case 'digit':
      // Typed at the caret as the keyboard would, so that Ctrl Z still takes back the text.
      field.ownerDocument.execCommand('insertText', false, key.digit);
      break;
    case 'minus':
      entry.type(slot, negated(textIn(entry.typed, slot)));
      break;
    case 'forfeit':
      entry.forfeit(side, true);
      break;
    case 'victory':
      entry.victory(side);
      break;
    case 'points':
      entry.changeMode();
      break;
    case 'malus':
      onMalus?.(side);
      break;
    case 'dispute':
      entry.dispute();
      break;
    case 'step':
      entry.step(key.by);
      break;
    case 'empty':
      if (entry.asked) correctAsked(entry, field);
      else entry.empty();
      break;
    case 'next':
      goOn(entry, slot, key.by);
      break;
  }
}

/** Back to the fields: what is typed next replaces the figure that was asked about. */
function correctAsked(entry: Entry, field: HTMLInputElement): void {
  entry.correct();
  field.select();
}

const negated = (text: string): string => (text.startsWith('−') ? text.slice(1) : `−${text}`);

/**
 * Enter saves what is complete by itself, what the last field completes, and in the empty field of a next game those
 * that are over; else one goes on to the next field.
 */
function goOn(entry: Entry, slot: Slot, by: 'Enter' | ' ' | 'Tab'): void {
  const { typed, rules, fields } = entry;
  const next = nextSlot(typed, rules, slot);
  const whole =
    typed.away.some(Boolean) || typed.standing !== null || (typed.mode === 'games' && typed.granted !== null);
  const between = entry.soFar !== null && textIn(typed, slot) === '';
  if (by === 'Enter' && (next === null || whole || between)) entry.save();
  else if (next !== null) fields.focus(next);
  else document.querySelector<HTMLElement>('[data-save]')?.focus();
}

/** What a key means in the fields of the strip. */
type StripKey =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'minus' | 'forfeit' | 'dispute' | 'points' | 'victory' | 'malus' | 'empty' }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'next'; readonly by: 'Enter' | ' ' | 'Tab' };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const acts: Readonly<Record<string, StripKey>> = {
  Escape: { kind: 'empty' },
  ArrowUp: { kind: 'step', by: -1 },
  ArrowDown: { kind: 'step', by: 1 },
  '-': { kind: 'minus' },
  n: { kind: 'minus' },
  f: { kind: 'forfeit' },
  l: { kind: 'dispute' },
  p: { kind: 'points' },
  v: { kind: 'victory' },
  m: { kind: 'malus' },
};

/**
 * French keyboards need Shift for digits: the top row is read by its position (`code`), not by its character.
 * Null: the key keeps its own meaning.
 */
export function stripKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): StripKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { kind: 'digit', digit };
  if (key === 'Tab') return shiftKey ? null : { kind: 'next', by: 'Tab' };
  if (key === 'Enter' || key === ' ') return { kind: 'next', by: key };
  return acts[key] ?? acts[key.toLowerCase()] ?? null;
}
