import { escaped } from '../html.ts';
import type { Cards, Head, Paper } from '../paper/paper.ts';
import { blocksHtml } from './block-html.ts';

/** A paper as a page on its own, to be printed by the browser: the same sheet as the PDF. */
export function paperHtml(paper: Paper): string {
  const { lang, title, head, draft, body } = paper;
  const inside =
    body.kind === 'flow'
      ? `${top(head)}\n<div${body.columns === 2 ? ' class="two"' : ''}>\n${blocksHtml(body.blocks)}\n</div>`
      : `<h1 class="sr">${escaped(title)}</h1>\n${pages(body)}`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${paperStyle(paper)}
</style>
</head>
<body>
<main>
${draft === null ? '' : `<div class="draft"></div><p class="sr"><span>${escaped(draft)}</span></p>\n`}${inside}
</main>
</body>
</html>
`;
}

function top({ tournament, what, date, printed }: Head): string {
  return `<header class="head"><div><h1>${escaped(what)}</h1><p>${escaped(tournament)}</p><p>${escaped(date)}</p></div><p>${escaped(printed)}</p></header>`;
}

function pages({ across, down, cut, pad, cards }: Cards): string {
  const grid = `grid-template: repeat(${down}, 1fr) / repeat(${across}, 1fr)`;
  const each = across * down;
  const count = Math.ceil(cards.length / each);
  return Array.from({ length: count }, (_, i) => {
    const inside = cards
      .slice(i * each, (i + 1) * each)
      .map((card) => `<div class="card" style="padding: ${pad}mm">${blocksHtml(card)}</div>`);
    return `<section class="page${cut ? ' cut' : ''}" style="${grid}">\n${inside.join('\n')}\n</section>`;
  }).join('\n');
}

/** A text inside quotes of a style sheet: no sign of it ends them. */
const quoted = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ,.·’'()/:\u00a0\u202f-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** The first is that of the page that prints. */
const letters = '"Inter Variable", Inter, "Noto Sans", system-ui, sans-serif';

/** The look of a sheet: A4, black on white. A browser that knows margin boxes numbers the pages. */
function paperStyle({ head, landscape, body, draft }: Paper): string {
  const wide = landscape ?? false;
  const flow = body.kind === 'flow';
  const size = `size: A4 ${wide ? 'landscape' : 'portrait'}`;
  const foot = `@bottom-left { content: ${quoted([head.what, head.tournament, head.date, head.printed].join(' · '))}; font: 9pt ${letters} }
  @bottom-right { content: counter(page) "/" counter(pages); font: 9pt ${letters} }`;
  return `@page { ${size}; margin: ${flow ? '12mm 12mm 15mm' : '0'}; ${flow ? foot : ''} }
* { box-sizing: border-box }
html { print-color-adjust: exact }
body { margin: 0; color: #000; background: #fff; font: 11pt/1.2 ${letters}; overflow-wrap: anywhere }
svg { font-family: inherit }
h1, h2, h3, p, ol, ul { margin: 0; font: inherit }
h2, h3 { break-after: avoid }
.head { display: flex; justify-content: space-between; align-items: end; margin-bottom: 3mm; padding-bottom: 1.5mm; border-bottom: 1.2pt solid #000; font-size: 10pt }
.head h1 { font-size: 13pt; font-weight: 700 }
.head > p { text-align: right }
.two { columns: 2; column-gap: 8mm; column-fill: auto }
@media print { .two { height: auto } }
.b { font-weight: 700 } .center { text-align: center } .end { text-align: right }
.dot::before { content: ""; display: inline-block; width: .56em; height: .56em; margin-right: .35em; border-radius: 50%; background: #000; vertical-align: .04em }
hr { margin: 0; border: 0; border-top: .5pt solid #000; height: 0 } hr.thick { border-top-width: 1.2pt }
.row { display: flex } .row.top { align-items: flex-start } .row.middle { align-items: center } .row.bottom { align-items: flex-end }
.auto { flex: none } .rest { flex: 1; min-width: 0 }
.box { border: .5pt solid #000; padding: 1.2mm; font-size: 8.5pt } .thick.box { border-width: 1.2pt }
.line { border-bottom: .5pt solid #000; font-size: 8.5pt }
.qr { display: block } .qr svg { display: block; width: 100%; height: 100% }
.group { break-inside: avoid }
ol, ul { padding-left: 6mm } li { margin-bottom: .35em; break-inside: avoid }
.turned { display: flex; flex-direction: column; transform: rotate(180deg) }
table { width: 100%; border-collapse: collapse } .even { table-layout: fixed } thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 0 1.2mm; border-bottom: .4pt solid #999; text-align: left; font-weight: 400; line-height: .98 }
thead th { border-bottom: .8pt solid #000; font-size: 9pt; font-weight: 700; padding-block: .9mm }
th.end, td.end { text-align: right; font-variant-numeric: tabular-nums } th.center, td.center { text-align: center }
.under { display: block; font-size: .77em }
.score { width: 22mm; height: 7.4mm; border: .5pt solid #000 }
abbr { text-decoration: none }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.page { position: relative; display: grid; width: ${wide ? '297mm' : '210mm'}; height: ${wide ? '209.9mm' : '296.9mm'}; overflow: hidden; break-after: page }
.page:last-child { break-after: auto }
.card { display: flex; flex-direction: column; min-width: 0; min-height: 0; overflow: hidden }
.cut > .card { outline: .4pt dashed #888 }
${
  draft === null
    ? ''
    : `.draft { position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; font-size: 120pt; font-weight: 700; color: rgb(0 0 0 / 12%); pointer-events: none }
.draft::before { content: ${quoted(draft)}; transform: rotate(-35deg) }`
}
@media screen { body { padding: ${flow ? '12mm' : '0'}; max-width: ${wide ? '297mm' : '210mm'}; margin: 0 auto } }`;
}
