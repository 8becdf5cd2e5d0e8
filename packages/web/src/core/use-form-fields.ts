import { useState } from 'react';
import { readJson, writeJson } from './storage.ts';

/**
 * The fields of a form, flat, kept in this tab while they are filled in: a reload loses nothing. `change` null: sent,
 * or given up; the form is blank again.
 */
export function useFormFields<Fields extends object>(key: string, blank: () => Fields) {
  const [fields, setFields] = useState<Fields>(() => completed(readJson(key, 'tab'), blank()));
  const change = (next: Fields | null) => {
    setFields(next ?? blank());
    writeJson(key, next, 'tab');
  };
  return [fields, change] as const;
}

/** What was kept, as far as the form still has such fields. */
export function completed<Fields extends object>(kept: unknown, blank: Fields): Fields {
  if (typeof kept !== 'object' || kept === null) return blank;
  const known = new Map(Object.entries(blank).map(([key, value]) => [key, typeof value]));
  const fitting = Object.entries(kept).filter(([key, value]) => value !== null && known.get(key) === typeof value);
  return { ...blank, ...Object.fromEntries(fitting) };
}
