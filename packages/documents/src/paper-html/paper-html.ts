import { escaped } from '../html-text.ts';
import type { Cards, Head, Paper } from '../paper/paper.ts';
import { blocksHtml } from './block-html.ts';
import { paperStyle } from './paper-style.ts';

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
