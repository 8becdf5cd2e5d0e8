import { encode } from 'uqr';

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
