import { type External, external } from './external.ts';

/** Where something is kept: `browser`, for all its windows and the next day; `tab`, until this tab is closed. */
type KeptIn = 'browser' | 'tab';

/** The one place that asks the browser for its storage; in some private modes asking throws. */
const at = (where: KeptIn): Storage => (where === 'browser' ? localStorage : sessionStorage);

/** Null: nothing is kept here. */
export function storageOf(where: KeptIn): Storage | null {
  try {
    return at(where);
  } catch {
    return null;
  }
}

export function readText(key: string, where: KeptIn = 'browser'): string | null {
  try {
    return at(where).getItem(key);
  } catch {
    return null;
  }
}

/** `text` null: nothing is kept under this key any more. Whether it is kept: full or refused, the page alone has it. */
export function writeText(key: string, text: string | null, where: KeptIn = 'browser'): boolean {
  try {
    if (text === null) at(where).removeItem(key);
    else at(where).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Null: nothing, or nothing that can be read. Whoever wrote it may have been an earlier program. */
export function readJson<T>(key: string, where: KeptIn = 'browser'): T | null {
  try {
    return JSON.parse(readText(key, where) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown, where: KeptIn = 'browser'): void {
  writeText(key, value === null ? null : JSON.stringify(value), where);
}

/** A short text kept in this browser; without storage it holds until the page closes. */
export function kept<T extends string>(key: string, fallback: T, valid: (text: string) => text is T): External<T> {
  const text = readText(key);
  const store = external<T>(text !== null && valid(text) ? text : fallback);
  return {
    ...store,
    set(value) {
      store.set(value);
      writeText(key, value);
    },
  };
}
