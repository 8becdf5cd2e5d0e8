import { type External, external } from './external.ts';

/** A short text kept in this browser; private modes without storage keep it for the page's life. */
export function kept<T extends string>(key: string, fallback: T, valid: (text: string) => text is T): External<T> {
  const store = external<T>(initial(key, fallback, valid));
  return {
    ...store,
    set(value) {
      store.set(value);
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage refused: nothing to do, the value holds until the page closes.
      }
    },
  };
}

function initial<T extends string>(key: string, fallback: T, valid: (text: string) => text is T): T {
  try {
    const text = localStorage.getItem(key);
    return text !== null && valid(text) ? text : fallback;
  } catch {
    return fallback;
  }
}
