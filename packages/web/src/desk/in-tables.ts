const controls = 'a[href], button:not(:disabled)';

/**
 * To the row above or below, on the act that its name is, else on its first one. From outside, into the page's first
 * table; false where there is none, or where somebody is about something else.
 */
export function moveInTable(by: 1 | -1): boolean {
  const row = rowOfFocus();
  if (!row && !isFree(document.activeElement)) return false;
  const rows = [
    ...((row?.closest('table') ?? document.querySelector('main table'))?.querySelectorAll('tbody tr') ?? []),
  ];
  const withActs = rows.filter((one) => controlOf(one) !== null);
  const at = row ? withActs.indexOf(row) : by > 0 ? -1 : withActs.length;
  const next = withActs[at + by];
  if (!next) return row !== null;
  controlOf(next)?.focus();
  return true;
}

/** « Pourquoi ? » of the row that has the focus. */
export function askWhy(): boolean {
  const why = rowOfFocus()?.querySelector<HTMLElement>('[data-why]');
  why?.click();
  return why !== undefined && why !== null;
}

const rowOfFocus = (): Element | null => document.activeElement?.closest('main tbody tr') ?? null;

/** Nothing that arrows would mean something to. */
const isFree = (at: Element | null): boolean => at === null || at.matches('body, h1, h2, [data-next]');

const controlOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>(`th[scope="row"] :is(${controls})`) ?? row.querySelector<HTMLElement>(controls);
