import { useEffect, useRef } from 'react';
import { kept } from '../core/storage.ts';

/** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
export const letters = kept<'on' | 'off'>(
  'ronde.letters',
  'on',
  (text): text is 'on' | 'off' => text === 'on' || text === 'off',
);

/**
 * What each key does, by the letter it writes; digits by their place on the keyboard (`1` … `9`). An act that answers
 * false leaves the key to the browser.
 */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Single keys, outside fields and dialogs, unless they are switched off. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const act = latest.current[key];
      if (!act || isBusy(event, key)) return;
      if (act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** `ctrl+z` with its modifier, else the character; the top row counts as digits without Shift. */
function keyOf({ ctrlKey, metaKey, key, code }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key' | 'code'>) {
  if (ctrlKey || metaKey) return `ctrl+${key.toLowerCase()}`;
  // On some keyboards these are a digit's second sign.
  if (key === '/' || key === '?') return key;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ?? key.toLowerCase();
}

/** Works in a field too: no text is written by it. */
const fromFields: ReadonlySet<string> = new Set(['ctrl+k']);

function isBusy(event: KeyboardEvent, key: string): boolean {
  if (event.defaultPrevented || event.altKey) return true;
  const target = event.target as HTMLElement | null;
  if (target?.closest('[role="dialog"]')) return true;
  if (target?.closest('input, textarea, select, [contenteditable]')) return !fromFields.has(key);
  // What WCAG 2.1.4 asks for is about characters.
  return letters.get() === 'off' && key.length === 1 && key !== '?';
}
