import { cellText } from './cell-text.ts';
import { pageStyle } from './html-style.ts';
import { escaped } from './html-text.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

/** More columns than a portrait page holds. */
const wideFrom = 15;

/** Where the page leads, above it: not printed. It has no script, so a press is a link. */
export interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** A complete page, readable without anything else: for the screen, for a reader of screens, and for A4 paper. */
export function toHtml(sheet: Sheet, links: readonly PageLink[] = []): string {
  const title = escaped(`${sheet.title} · ${sheet.caption}`);
  return `<!doctype html>
<html lang="${sheet.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${pageStyle(sheet.columns.length >= wideFrom)}
</style>
</head>
<body>
${bar(links)}<main>
<h1>${escaped(sheet.title)}</h1>
<p class="about">${escaped(sheet.subtitle)}</p>
${table(sheet)}${notes(sheet.notes)}
</main>
</body>
</html>
`;
}

function bar(links: readonly PageLink[]): string {
  if (links.length === 0) return '';
  const all = links.map(({ text, href }) => `<a href="${escaped(href)}">${escaped(text)}</a>`);
  return `<nav>${all.join(' ')}</nav>\n`;
}

function table(sheet: Sheet): string {
  const head = sheet.columns.map((column) => `<th scope="col"${side(column)}>${header(column)}</th>`).join('');
  const rows = sheet.rows.map((row) => `<tr>${row.map((cell, i) => tableCell(sheet, i, cell)).join('')}</tr>`);
  return `<div class="wide" role="region" tabindex="0" aria-label="${escaped(sheet.caption)}">
<table>
<caption>${escaped(sheet.caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
}

const side = ({ kind }: Column): string => (kind === 'text' ? '' : ` class="${kind === 'short' ? 'short' : 'end'}"`);

function header({ header, title }: Column): string {
  return title === undefined ? escaped(header) : `<abbr title="${escaped(title)}">${escaped(header)}</abbr>`;
}

function tableCell(sheet: Sheet, at: number, cell: Cell): string {
  const column = sheet.columns[at];
  if (!column) return '';
  const text = escaped(cellText(cell, column));
  return column.key === sheet.rowHeader
    ? `<th scope="row"${side(column)}>${text}</th>`
    : `<td${side(column)}>${text}</td>`;
}

function notes(lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : `\n<ul class="notes">\n${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}\n</ul>`;
}
