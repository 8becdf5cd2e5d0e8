import { encode } from 'uqr';
import { escaped } from '../html.ts';
import type { LinesBlock } from './block.ts';

/** A QR code as a picture of its own: black modules, the quiet zone left to the sheet. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const bars = data.flatMap((line, y) => runs(line).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${bars.join('')}"/></svg>`;
}

/** Dark modules side by side are one bar: where it begins, how long it is. */
function runs(line: readonly boolean[]): readonly (readonly [number, number])[] {
  return line.flatMap((dark, x) => {
    if (!dark || line[x - 1]) return [];
    const end = line.indexOf(false, x);
    return [[x, (end < 0 ? line.length : end) - x] as const];
  });
}

const headHeight = 6;

export const widthOf = ({ columns }: LinesBlock): number => columns.reduce((sum, { width }) => sum + width, 0);

/** The ruling as one picture, the same for every sheet of a round: it is set once and not a hundred times. */
export function linesSvg(block: LinesBlock): string {
  const { columns, lines, pitch } = block;
  const width = widthOf(block);
  const height = headHeight + lines * pitch;
  const starts = columns.map((_, i) => columns.slice(0, i).reduce((sum, column) => sum + column.width, 0));
  const across = Array.from({ length: lines }, (_, i) => `M0 ${round(headHeight + i * pitch)}h${width}`);
  const down = starts.slice(1).map((x) => `M${x} 0v${height}`);
  const middle = (i: number): number => (starts[i] ?? 0) + (columns[i]?.width ?? 0) / 2;
  const label = (text: string, x: number, y: number, weight: number): string =>
    `<text x="${round(x)}" y="${round(y)}" font-weight="${weight}" text-anchor="middle">${escaped(text)}</text>`;
  const heads = columns.map(({ header }, i) => label(header, middle(i), 4.2, 700));
  const numbers = Array.from({ length: lines }, (_, i) =>
    label(String(i + 1), middle(0), headHeight + (i + 0.5) * pitch + 1.1, 400),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.2 -0.2 ${round(width + 0.4)} ${round(height + 0.4)}" font-family="Inter" font-size="3.2"><path d="M0 0h${width}v${round(height)}h-${width}z${across.join('')}${down.join('')}" fill="none" stroke="#000" stroke-width="0.18"/>${heads.join('')}${numbers.join('')}</svg>`;
}

const round = (n: number): number => Math.round(n * 100) / 100;
