import { escaped } from '../html-text.ts';
import type { Block, RowBlock, TextBlock, Width } from '../paper/block.ts';
import { linesSvg, widthOf } from '../paper/lines-svg.ts';
import { qrSvg } from '../paper/qr-svg.ts';
import { tableHtml } from './table-html.ts';

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
