/**
 * What somebody is typing, kept in this tab until it is sent: a page read again, left and found again, or replaced
 * because another desk went on, loses nothing. It goes with the tab.
 */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** `value` null: nothing is typed any more. */
export function keepInTab(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage refused: what is typed holds as long as the page stays open.
  }
}
