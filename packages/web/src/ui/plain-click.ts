import type { MouseEvent } from 'react';

/**
 * A click on a link that the page follows itself, and is kept from the browser. With a key held, or by another button,
 * the link opens elsewhere or is saved: that is the browser's.
 */
export function isPlain(click: MouseEvent): boolean {
  if (click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return false;
  click.preventDefault();
  return true;
}
