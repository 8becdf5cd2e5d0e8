import { escaped } from '../html.ts';
import type { Block, RowBlock, TableBlock, TableCell, TableColumn, TextBlock, Width } from '../paper/block.ts';
import { linesSvg, qrSvg, widthOf } from '../paper/pictures.ts';

export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return said(block);
    case 'rule':
      return block.thick ? '<hr class="thick">' : '<hr>';
    case 'space':
      return `<div style="${block.height === 'rest' ? 'flex: 1' : `height: ${block.height}mm`}"></div>`;
    case 'row':
      return rowHtml(block);
    case 'box': {
      const size = `width: ${block.width}mm; height: ${block.height}mm`;
      return `<div class="box${block.thick ? ' thick' : ''}" style="${size}">${escaped(block.label ?? '')}</div>`;
    }
    case 'line':
      return `<div class="line" style="height: ${block.height}mm">${escaped(block.label)}</div>`;
    case 'qr': {
      const size = `width: ${block.size}mm; height: ${block.size}mm`;
      return `<div class="qr" role="img" aria-label="${escaped(block.alt)}" style="${size}">${qrSvg(block.text)}</div>`;
    }
    case 'lines':
      return `<div role="img" aria-label="${escaped(block.caption)}" style="width: ${widthOf(block)}mm">${linesSvg(block)}</div>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${escaped(item)}</li>`).join('');
      const tag = block.numbered ? 'ol' : 'ul';
      return `<${tag} style="font-size: ${block.size}pt">${items}</${tag}>`;
    }
    case 'group':
      return `<div class="group">${blocksHtml(block.blocks)}</div>`;
    case 'turned':
      return `<div class="turned" style="height: ${block.height}mm">${blocksHtml(block.blocks)}</div>`;
    case 'table':
      return tableHtml(block);
  }
}

function said({ text, size, bold, align = 'start', dot, level }: TextBlock): string {
  const names = [bold && 'b', align !== 'start' && align, dot && 'dot'].filter(Boolean).join(' ');
  const tag = level === undefined ? 'p' : `h${level}`;
  const shown = text === '' ? '&nbsp;' : escaped(text);
  return `<${tag}${names && ` class="${names}"`} style="font-size: ${size}pt">${shown}</${tag}>`;
}

function rowHtml({ gap, align, cells }: RowBlock): string {
  const inside = cells.map(
    ({ width, blocks }) => `<div class="${nameOf(width)}"${sizeOf(width)}>${blocksHtml(blocks)}</div>`,
  );
  return `<div class="row ${align}" style="gap: ${gap}mm">${inside.join('')}</div>`;
}

const nameOf = (width: Width): string => (width === 'rest' ? 'rest' : 'auto');
const sizeOf = (width: Width): string => (typeof width === 'number' ? ` style="width: ${width}mm"` : '');

/** A real table: its caption for those who do not see it, its header repeated on each page. */
function tableHtml({ caption, columns, rows, rowHeader, size, pad }: TableBlock): string {
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
