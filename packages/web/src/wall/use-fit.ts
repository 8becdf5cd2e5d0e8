import { type RefObject, useLayoutEffect } from 'react';
import { useRoom } from './use-room.ts';

/** Below this a name is broken in two lines rather than made smaller: what was 1/28 of the height is still over 1/38. */
const least = 0.75;

/**
 * Makes each `[data-fit]` inside small enough for its place: measured once it stands there, again when the window, the
 * font or what it says changes.
 */
export function useFit(place: RefObject<HTMLElement | null>, said: unknown): void {
  const room = useRoom();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said and the window are measured, not read.
  useLayoutEffect(() => {
    const fit = () => {
      const within = (what: string) => [...(place.current?.querySelectorAll<HTMLElement>(what) ?? [])];
      fitAll(within('[data-fit]'));
      shorten(within('[data-clamp]'));
    };
    fit();
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  }, [place, said, room]);
}

/** All are cleared, then all read, then all written: the page is laid out thrice, not once a name. */
function fitAll(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.style.removeProperty('--fit');
    delete element.dataset.lines;
    delete element.dataset.long;
  }
  // A hundredth less: widths are read in whole pixels, and letters do not shrink quite evenly.
  const ratios = elements.map((element) => (overflows(element) ? ratioOf(element) * 0.99 : 1));
  for (const [i, element] of elements.entries()) {
    const ratio = ratios[i] ?? 1;
    if (ratio < 1) element.style.setProperty('--fit', String(Math.max(least, ratio)));
    if (ratio < least) element.dataset.lines = '2';
  }
  // A word in it that keeps its size: what was made smaller is still too long.
  for (const element of elements.filter(overflows)) element.dataset.lines = '2';
  const tooLong = elements.filter((element) => element.dataset.lines === '2' && overflows(element));
  for (const element of tooLong) element.dataset.long = '';
}

/** What does not fit in its two lines leaves its first word out. */
function shorten(elements: readonly HTMLElement[]): void {
  for (const element of elements) delete element.dataset.long;
  // On one line only tails go beyond the box.
  const broken = elements.filter(({ dataset }) => dataset.fit === undefined || dataset.lines === '2');
  const tooLong = broken.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight);
  for (const element of tooLong) element.dataset.long = '';
}

const ratioOf = ({ clientWidth, scrollWidth }: HTMLElement): number => clientWidth / scrollWidth;
const overflows = ({ clientWidth, scrollWidth }: HTMLElement): boolean => scrollWidth > clientWidth;
