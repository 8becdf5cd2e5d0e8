import { escaped } from '../html-text.ts';
import type { TableBlock, TableCell, TableColumn } from '../paper/block.ts';

/** A real table: its caption for those who do not see it, its header repeated on each page. */
export function tableHtml({ caption, columns, rows, rowHeader, size, pad }: TableBlock): string {
  const head = columns.map((column) => `<th scope="col"${style(column)}>${header(column)}</th>`).join('');
  const body = rows.map((cells) => {
    const inside = cells.map((cell, i) => {
      const tag = i === rowHeader ? 'th scope="row"' : 'td';
      return `<${tag}${style(columns[i], pad)}>${cellHtml(cell)}</${tag.slice(0, 2)}>`;
    });
    return `<tr>${inside.join('')}</tr>`;
  });
  // What takes as much as it needs is measured; what has a width, or shares the rest, is not.
  const even = columns.every(({ width }) => width !== 'auto');
  return `<table${even ? ' class="even"' : ''} style="font-size: ${size}pt">
<caption class="sr">${escaped(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

function header({ header: said, title }: TableColumn): string {
  return title === undefined ? escaped(said) : `<abbr title="${escaped(title)}">${escaped(said)}</abbr>`;
}

function style(column: TableColumn | undefined, pad?: number): string {
  if (!column) return '';
  const { width, size, bold, align } = column;
  const rules = [
    typeof width === 'number' && `width: ${width}mm`,
    pad !== undefined && `padding-block: ${pad}mm`,
    pad !== undefined && size !== undefined && `font-size: ${size}pt`,
  ].filter(Boolean);
  const names = [align !== 'start' && align, pad !== undefined && bold && 'b'].filter(Boolean);
  return `${names.length > 0 ? ` class="${names.join(' ')}"` : ''}${rules.length > 0 ? ` style="${rules.join('; ')}"` : ''}`;
}

function cellHtml({ text, under, boxes, dot }: TableCell): string {
  const shown = dot ? `<span class="dot">${escaped(text)}</span>` : escaped(text);
  const second = under === undefined ? '' : `<span class="under">${escaped(under)}</span>`;
  return `${shown}${second}${boxes ? '<div class="score"></div>' : ''}`;
}
