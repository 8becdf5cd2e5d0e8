import type { State } from './wall-state.ts';

export interface PhoneAddress {
  /** As it is typed: `192.168.1.20:4321`. */
  readonly text: string;
  /** As a camera reads it: straight to the tournament. */
  readonly href: string;
}

const onlyHere = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** Where a phone reaches the tournament: the hall's address, else this page's own; null: this computer alone has one. */
export function phoneAddress({ hall, head }: State, origin: string): PhoneAddress | null {
  const base = hall.addresses.hall ?? (onlyHere.test(origin) ? null : origin);
  if (base === null) return null;
  return { text: base.replace(/^https?:\/\//, ''), href: `${base}/t/${encodeURIComponent(head.slug)}` };
}
