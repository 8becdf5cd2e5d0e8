import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import type { Dictionary } from '@ronde/language';
import type { Block, TableBlock, Width } from '../paper/block.ts';
import type { Paper } from '../paper/paper.ts';
import { linesSvg, qrSvg, widthOf } from '../paper/pictures.ts';
import { template } from './template.ts';

/** A family as its files name it, and the files in the package that ships them, best weights first to last. */
type Family = readonly [name: string, files: readonly string[]];

const weights = (folder: string, file: string): readonly string[] =>
  ['400Regular', '700Bold'].map((weight) => `${folder}/${weight}/${file}_${weight}.ttf`);

/** Inter for Latin, Greek and Cyrillic, then Noto for other alphabets. */
const near: readonly Family[] = [
  ['Inter', weights('inter', 'Inter')],
  ['Noto Sans Arabic', weights('noto-sans-arabic', 'NotoSansArabic')],
  ['Noto Sans Hebrew', weights('noto-sans-hebrew', 'NotoSansHebrew')],
  ['Noto Sans Georgian', weights('noto-sans-georgian', 'NotoSansGeorgian')],
  ['Noto Sans Armenian', weights('noto-sans-armenian', 'NotoSansArmenian')],
  ['Noto Sans Devanagari', weights('noto-sans-devanagari', 'NotoSansDevanagari')],
  ['Noto Sans Thai', weights('noto-sans-thai', 'NotoSansThai')],
];

/**
 * Chinese, then Japanese (and the older Chinese letters), Korean, and pictures: 16 MB, read only where a paper has
 * some. One weight each, but for the pictures.
 */
const far: readonly Family[] = [
  ['ZCOOL XiaoWei', ['zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf']],
  ['Kosugi', ['kosugi/Kosugi_400Regular.ttf']],
  ['Gowun Dodum', ['gowun-dodum/400Regular/GowunDodum_400Regular.ttf']],
  ['Noto Emoji', weights('noto-emoji', 'NotoEmoji')],
];

const farLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

interface Fonts {
  /** In the order in which a letter is looked for; the machine's own fonts come after. */
  readonly names: readonly string[];
  files(): readonly Buffer[];
}

const fonts = (families: readonly Family[]): Fonts => ({
  names: families.map(([name]) => name),
  files: () => families.flatMap(([, files]) => files.map(read)),
});

const usual = fonts(near);
const everyScript = fonts([...near, ...far]);

/** What a text is set in. */
const fontsFor = (text: string): Fonts => (farLetters.test(text) ? everyScript : usual);

const { resolve } = nodeModule.createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(resolve(`@expo-google-fonts/${file}`));

const compilers = new Map<Fonts, NodeCompiler>();

/** Made at the first paper that needs these fonts: they are read once. */
function compilerWith(fonts: Fonts): NodeCompiler {
  const known = compilers.get(fonts);
  if (known) return known;
  const made = NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: [...fonts.files()] }] });
  compilers.set(fonts, made);
  return made;
}

const pageWord: Dictionary<string> = { fr: 'page ', en: 'page ' };

/** A paper as a tagged PDF: A4, its language said, its fonts inside. Throws where the paper cannot be set: a fault here. */
export function toPdf({ sheet: _, ...paper }: Paper): Buffer {
  const { body, pictures } = withPictures(paper.body);
  const said = JSON.stringify({ ...paper, body, page: pageWord[paper.lang] }, (_key, value) =>
    typeof value === 'string' ? breakable(wellFormed(value)) : value,
  );
  return set(said, pictures, fontsFor(said));
}

/** Half of a sign, as a damaged list may have: no reader of JSON takes it. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

function set(paper: string, pictures: readonly string[], fonts: Fonts): Buffer {
  const typst = compilerWith(fonts);
  const inputs = { paper, pictures: JSON.stringify(pictures), fonts: JSON.stringify(fonts.names) };
  const compiled = typst.compile({ mainFileContent: template, inputs });
  const { result } = compiled;
  if (!result) throw new Error(`A paper was not set: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  try {
    return typst.pdf(result, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    // A letter that no font has keeps a sheet from the standard, not from the printer.
    return typst.pdf(result);
  } finally {
    // What one paper left in memory serves no other.
    typst.evictCache(2);
  }
}

/** A body whose codes and empty tables are pictures, each named by its place among them: a hundred sheets share one. */
function withPictures(body: Paper['body']): { readonly body: object; readonly pictures: readonly string[] } {
  const places = new Map<string, number>();
  const placed = (svg: string): number => {
    const place = places.get(svg) ?? places.size;
    places.set(svg, place);
    return place;
  };
  const drawn = (block: Part): object => {
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
      ? { ...body, blocks: body.blocks.flatMap(inParts).map(drawn) }
      : { ...body, cards: body.cards.map((card) => card.map(drawn)) };
  return { body: inside, pictures: [...places.keys()] };
}

/** Rows of one table: with more, setting it takes the square of them. Its parts begin on a page of their own. */
const mostRows = 600;
const rowsOfPart = 300;

/** A page begins anew. */
type Part = Block | { readonly kind: 'page' };

function inParts(block: Block): readonly Part[] {
  if (block.kind !== 'table' || block.rows.length <= mostRows) return [block];
  // Measured here, so that the columns stand under each other from part to part.
  const columns = block.columns.map((column, i) => ({ ...column, width: measured(block, i) }));
  const count = Math.ceil(block.rows.length / rowsOfPart);
  return Array.from({ length: count }, (_, i) => block.rows.slice(i * rowsOfPart, (i + 1) * rowsOfPart)).flatMap(
    (rows, i): readonly Part[] => [...(i > 0 ? [{ kind: 'page' } as const] : []), { ...block, columns, rows }],
  );
}

/** What a column needs, in millimetres: a letter is at most 0.62 of its size, and 2.4 mm stand around. */
function measured({ columns, rows, size }: TableBlock, at: number): Width {
  const column = columns[at];
  if (column?.width !== 'auto') return column?.width ?? 'rest';
  const longest = rows.reduce((most, cells) => Math.max(most, cells[at]?.text.length ?? 0), 0);
  const points = Math.max(longest * (column.size ?? size), column.header.length * headSize);
  return Math.ceil(points * 0.62 * 0.353 + 2.4);
}

/** Of the headers of a table, in points. */
const headSize = 9;

/** Signs of a word that stand on one line in the narrowest column. */
const most = 20;

const longWord = new RegExp(`[^\\s\\u200b-]{${most + 1},}`, 'gu');

/** A text whose longest words may go on in the next line: without it they would run over what stands beside them. */
export const breakable = (text: string): string => text.replace(longWord, (word) => [...letters(word)].join('\u200b'));

/** Signs as they are read: an accent stays on its letter. */
const letters = (word: string): Iterable<string> =>
  Array.from(new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
