import type { Desk, Speaker } from '../http/test-desk.ts';

/** A page as its text and its tables are read: tags away, entities back, spaces one. */
export interface ReadPage {
  readonly status: number;
  readonly html: string;
  readonly text: string;
  /** The body rows of the table of this class, cell by cell. */
  rows(table?: string): readonly (readonly string[])[];
}

export async function pageAt(desk: Pick<Desk | Speaker, 'get'>, path: string): Promise<ReadPage> {
  const answer = await desk.get(path, { Accept: 'text/html' });
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html), rows: (table) => rowsOf(html, table) };
}

export const textOf = (html: string): string =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();

function rowsOf(html: string, table = 'sheet'): readonly (readonly string[])[] {
  const found = new RegExp(`<table class="[^"]*\\b${table}\\b[^"]*">.*?</table>`, 's').exec(html)?.[0] ?? '';
  const body = /<tbody>(.*)<\/tbody>/s.exec(found)?.[1] ?? '';
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*?(?:\/>|>(.*?)<\/t[hd]>)/gs)].map(([, cell = '']) => textOf(cell)),
  );
}
