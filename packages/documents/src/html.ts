import { date } from '@ronde/language';
import { type Cell, cellText, type DataSheet, isFigure, linesOf, type SheetColumn } from './sheet.ts';

/** More columns than a portrait page holds, or longer headers. */
const wideFrom = 15;
const longFrom = 250;

const isWide = ({ columns }: DataSheet): boolean =>
  columns.length >= wideFrom || columns.reduce((sum, { header }) => sum + header.length, 0) >= longFrom;

/** Where the page leads, above it: not printed. It has no script, so a press is a link. */
export interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** A complete page, readable without anything else: for the screen, for a reader of screens, and for A4 paper. */
export function toHtml(sheet: DataSheet, links: readonly PageLink[] = []): string {
  const title = escaped(`${sheet.title} · ${sheet.caption}`);
  return `<!doctype html>
<html lang="${sheet.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${pageStyle(isWide(sheet))}
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

function table(sheet: DataSheet): string {
  const head = sheet.columns.map((column) => `<th scope="col"${side(column)}>${header(column)}</th>`).join('');
  const rows = linesOf(sheet).map((row) => `<tr>${row.map((cell, i) => tableCell(sheet, i, cell)).join('')}</tr>`);
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

const side = (column: SheetColumn): string =>
  column.kind === 'text' ? '' : ` class="${isFigure(column) ? 'end' : 'short'}"`;

function header({ header, title }: SheetColumn): string {
  return title === undefined ? escaped(header) : `<abbr title="${escaped(title)}">${escaped(header)}</abbr>`;
}

function tableCell(sheet: DataSheet, at: number, cell: Cell): string {
  const column = sheet.columns[at];
  if (!column) return '';
  // A person reads it here; in a spreadsheet it is a day that can be sorted.
  const text = escaped(
    column.kind === 'date' && cell !== null ? date(sheet.lang, `${cell}`) : cellText(cell, column, sheet.lang),
  );
  return column.key === sheet.rowHeader
    ? `<th scope="row"${side(column)}>${text}</th>`
    : `<td${side(column)}>${text}</td>`;
}

function notes(lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : `\n<ul class="notes">\n${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}\n</ul>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as html, in an element or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The look of a printed page: A4, ink on paper, header row repeated, no row cut. `wide`: landscape. */
function pageStyle(wide: boolean): string {
  return `@page { size: A4 ${wide ? 'landscape' : 'portrait'}; margin: 12mm }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px; max-width: ${wide ? 1400 : 1100}px; background: #fff; color: #1c1f1e;
  font: 15px/1.45 Inter, "Noto Sans", system-ui, sans-serif }
nav { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 24px }
nav a { padding: 10px 16px; border: 1px solid #857f72; border-radius: 6px; color: #1c1f1e; text-decoration: none }
nav a:focus-visible { outline: 3px solid #1b5fc4; outline-offset: 2px }
h1 { margin: 0 0 4px; font-size: 26px; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere }
.about { margin: 0 0 16px; color: #4f534d }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums }
caption { padding-bottom: 8px; text-align: left; font-weight: 600 }
th, td { padding: 6px 8px; border-bottom: 1px solid #ddddda; text-align: left; vertical-align: top }
thead { display: table-header-group }
thead th { border-bottom-color: #857f72; color: #4f534d; font-weight: 600 }
tbody th { font-weight: 500 }
.end { text-align: right }
.end, .short { white-space: nowrap }
/* A header of many words makes no column wider than its figures. */
thead .end, thead .short { white-space: normal }
thead th { vertical-align: bottom }
abbr { text-decoration: none }
tr { break-inside: avoid }
.notes { margin: 16px 0 0; padding: 0; list-style: none; max-width: 75ch; color: #4f534d }
.notes li { margin: 0 0 8px; break-inside: avoid }
@media print { nav { display: none } body { padding: 0; max-width: none; font-size: 11pt } .wide { overflow: visible } th, td { padding: 3px 5px } }`;
}
