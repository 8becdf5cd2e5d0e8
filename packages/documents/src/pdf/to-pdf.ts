import { tmpdir } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Block } from '../paper/block.ts';
import { linesSvg, widthOf } from '../paper/lines-svg.ts';
import type { Paper } from '../paper/paper.ts';
import { qrSvg } from '../paper/qr-svg.ts';
import { fontFiles, fontNames } from './fonts.ts';
import { template } from './template.ts';

let compiler: NodeCompiler | undefined;

/** Made at the first paper: the fonts are read once. */
function ready(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: [...fontFiles()] }] });
  return compiler;
}

const pageWord = { fr: 'page ', en: 'page ' } as const;

/** A paper as a tagged PDF: A4, its language said, its fonts inside. Throws where the paper cannot be set: a fault here. */
export function toPdf({ sheet: _, ...paper }: Paper): Buffer {
  const { body } = paper;
  const drawn =
    body.kind === 'flow'
      ? { ...body, blocks: body.blocks.map(withPicture) }
      : { ...body, cards: body.cards.map((card) => card.map(withPicture)) };
  const data = { ...paper, body: drawn, fonts: fontNames, page: pageWord[paper.lang] };
  const typst = ready();
  const compiled = typst.compile({ mainFileContent: template, inputs: { paper: JSON.stringify(data) } });
  const { result } = compiled;
  if (!result) throw new Error(`A paper was not set: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  const pdf = typst.pdf(result);
  // What one paper left in memory serves no other.
  typst.evictCache(2);
  return pdf;
}

/** With the picture of each QR code, and of each table to be filled by hand. */
function withPicture(block: Block): object {
  switch (block.kind) {
    case 'qr':
      return { ...block, svg: qrSvg(block.text) };
    case 'lines':
      return { ...block, svg: linesSvg(block), width: widthOf(block) };
    case 'row':
      return { ...block, cells: block.cells.map((one) => ({ ...one, blocks: one.blocks.map(withPicture) })) };
    case 'turned':
      return { ...block, blocks: block.blocks.map(withPicture) };
    default:
      return block;
  }
}
