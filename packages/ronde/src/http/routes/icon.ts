import type { OpenAPIHono } from '@hono/zod-openapi';

/** What browsers, and whoever watches over a site, ask of every house: a page of the house names its own. */
export function iconRoute(app: OpenAPIHono): void {
  app.get('/favicon.ico', (c) =>
    c.body(icon(), 200, { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' }),
  );
}

const side = 16;

/** Ronde's ring, as the pages draw it: 16 by 16 points of blue, green, red and how much of the point is covered. */
function icon(): Uint8Array<ArrayBuffer> {
  const points = side * side * 4;
  const mask = side * 4;
  const file = new DataView(new ArrayBuffer(62 + points + mask));
  const write = (at: number, ...numbers: readonly number[]) => {
    for (const [i, number] of numbers.entries()) file.setUint16(at + 2 * i, number, true);
  };
  write(0, 0, 1, 1); // an icon, one picture
  write(6, side | (side << 8), 0, 1, 32, 40 + points + mask, 0, 22, 0);
  write(22, 40, 0, side, 0, 2 * side, 0, 1, 32); // its head; the height counts the mask
  for (let i = 0; i < side * side; i++) file.setUint32(62 + 4 * i, pointAt(i % side, Math.floor(i / side)), true);
  return new Uint8Array(file.buffer);
}

/** Of `#0B5F4B`; where the ring's edge crosses a point, a part of it. */
function pointAt(x: number, y: number): number {
  const away = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2);
  const covered = Math.max(0, Math.min(1, away - 2.7, 8 - away));
  return ((Math.round(255 * covered) << 24) | 0x0b5f4b) >>> 0;
}
