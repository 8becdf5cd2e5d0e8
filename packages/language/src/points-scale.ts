import type { PointScale } from '@ronde/engine';

/** Of round robin and Swiss, where the director sets no other. */
export const defaultScale: PointScale = { win: 2, draw: 1, loss: 0 };
