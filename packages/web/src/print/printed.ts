import type { SheetKey } from './sheets.ts';

/** When this device last printed a sheet of a round, `10:31`: the next one says that it replaces it. */
export function printedBefore(t: string, key: SheetKey, of: number): string | null {
  return read(t)[`${key}/${of}`] ?? null;
}

export function rememberPrinted(t: string, key: SheetKey, of: number, at: string): void {
  try {
    localStorage.setItem(place(t), JSON.stringify({ ...read(t), [`${key}/${of}`]: at }));
  } catch {
    // Storage refused: the next sheet says nothing of this one.
  }
}

const place = (t: string): string => `ronde.printed.${t}`;

function read(t: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(t)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => /^\d\d:\d\d$/.test(String(at))));
  } catch {
    return {};
  }
}
