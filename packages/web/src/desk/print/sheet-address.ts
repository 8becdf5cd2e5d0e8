import { pathOf } from '@ronde/contract/routes/client';
import type { SheetKey } from './sheets.ts';

export type SheetFormat = 'pdf' | 'html' | 'csv' | 'xlsx';

/** What was chosen; empty texts are nothing. */
export interface Chosen {
  readonly round: number;
  readonly after: number;
  readonly boxes: boolean;
  readonly pages: string;
  readonly upto: string;
  readonly prizes: boolean;
  readonly wifi: string;
  readonly password: string;
}

interface Printed {
  readonly lang: string;
  /** `10:42`, of this device. */
  readonly at: string;
  readonly replaces: string | null;
}

/** Where a sheet is read from, printed as chosen. */
export function sheetAddress(
  t: string,
  { key, options }: { readonly key: SheetKey; readonly options: readonly string[] },
  format: SheetFormat,
  chosen: Chosen,
  { lang, at, replaces }: Printed,
): string {
  const asked = new Set(options);
  const own: Readonly<Record<string, string | false>> = {
    lang,
    at,
    replaces: replaces ?? false,
    round: asked.has('round') && String(chosen.round),
    after: asked.has('after') && String(chosen.after),
    blank: asked.has('boxes') && !chosen.boxes && 'false',
    pages: asked.has('pages') && chosen.pages,
    upto: asked.has('upto') && chosen.upto,
    prizes: asked.has('prizes') && chosen.prizes && 'true',
    wifi: asked.has('wifi') && chosen.wifi.trim(),
    password: asked.has('wifi') && chosen.wifi.trim() !== '' && chosen.password.trim(),
  };
  const query = Object.fromEntries(Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return key === 'badges'
    ? pathOf('GET /api/tournaments/{t}/badges/{format}', { t, format, query })
    : pathOf('GET /api/tournaments/{t}/papers/{paper}/{format}', { t, paper: key, format, query });
}
