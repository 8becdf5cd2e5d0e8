import type { Block } from '../paper/block.ts';
import { linesSvg, widthOf } from '../paper/lines-svg.ts';
import type { Paper } from '../paper/paper.ts';
import { qrSvg } from '../paper/qr-svg.ts';

/** A body whose codes and empty tables are pictures, each named by its place among them: a hundred sheets share one. */
export function withPictures(body: Paper['body']): { readonly body: object; readonly pictures: readonly string[] } {
  const places = new Map<string, number>();
  const placed = (svg: string): number => {
    const place = places.get(svg) ?? places.size;
    places.set(svg, place);
    return place;
  };
  const drawn = (block: Block): object => {
    switch (block.kind) {
      case 'qr':
        return { ...block, picture: placed(qrSvg(block.text)) };
      case 'lines':
        return { ...block, picture: placed(linesSvg(block)), width: widthOf(block) };
      case 'row':
        return { ...block, cells: block.cells.map((one) => ({ ...one, blocks: one.blocks.map(drawn) })) };
      case 'group':
      case 'turned':
        return { ...block, blocks: block.blocks.map(drawn) };
      default:
        return block;
    }
  };
  const inside =
    body.kind === 'flow'
      ? { ...body, blocks: body.blocks.map(drawn) }
      : { ...body, cards: body.cards.map((card) => card.map(drawn)) };
  return { body: inside, pictures: [...places.keys()] };
}
