import { type RefObject, useEffect, useState } from 'react';

/** From the first shown to the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface GridWindow {
  readonly rows: Span;
  readonly columns: Span;
}

/** In px: what one cell measures where only a part of the cross table is drawn. */
export const cell = { width: 92, height: 36, head: 260 } as const;

/** With more players than this, 500 × 500 cells, only what is looked at is drawn. */
export const drawnWhole = 64;

const beyond = 6;

/** Of `count` lines of `size` px, those seen through `length` px from `start` on, and a few around. */
export function seen(count: number, size: number, start: number, length: number): Span {
  const from = Math.max(0, Math.floor(start / size) - beyond);
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((start + length) / size) + beyond) };
}

/** Follows the scrolling of the frame. */
export function useGridWindow(frame: RefObject<HTMLElement | null>, count: number): GridWindow {
  const whole = count <= drawnWhole;
  const all = { from: 0, to: count };
  const [window, setWindow] = useState<GridWindow>({ rows: seen(count, 1, 0, 30), columns: seen(count, 1, 0, 20) });
  useEffect(() => {
    const box = frame.current;
    if (whole || !box) return;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
      setWindow({
        rows: seen(count, cell.height, scrollTop, clientHeight),
        columns: seen(count, cell.width, scrollLeft, clientWidth),
      });
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [frame, count, whole]);
  return whole ? { rows: all, columns: all } : window;
}
