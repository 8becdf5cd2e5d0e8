import { useEffect, useRef } from 'react';
import { letters } from '../session/letters.ts';

/** What each key does, by the letter it writes; digits by their place on the keyboard (`1` … `9`). */
export type Keys = Readonly<Record<string, () => void>>;

/** Single keys, outside fields and dialogs, unless they are switched off. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[keyOf(event)];
      if (!act || isBusy(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** `ctrl+z` with its modifier, else the character; the top row counts as digits without Shift. */
function keyOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey) return `ctrl+${event.key.toLowerCase()}`;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  return digit ?? event.key.toLowerCase();
}

function isBusy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return true;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return true;
  return letters.get() === 'off' && !event.ctrlKey && !event.metaKey && event.key !== '?';
}
