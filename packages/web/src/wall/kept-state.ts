import type { Asked } from './address.ts';
import type { State } from './state.ts';

/** Grows when what is kept takes another shape: what an earlier program left is then not read. */
const shape = 2;

const keyOf = (t: string): string => `ronde.screen.${t}`;
/** A screen of its own page is never frozen: it keeps its state apart. */
const nameOf = ({ t, pin }: Asked): string => `${keyOf(t)}${pin === null ? '' : '.pinned'}`;

/** The last state that was read on this screen; null: none, or nothing can be kept here. */
export function keptState(asked: Asked): State | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(asked)) ?? 'null') as { shape: number; state: State } | null;
    return kept?.shape === shape ? kept.state : null;
  } catch {
    return null;
  }
}

export function keep(asked: Asked, state: State): void {
  try {
    localStorage.setItem(nameOf(asked), JSON.stringify({ shape, state }));
  } catch {
    // Without storage the state lives as long as the page.
  }
}

/** The hall's key, taken off the address: this window alone remembers it, through a reload. */
export function keptKey(t: string, given: string | null): string | null {
  const name = `${keyOf(t)}.key`;
  try {
    if (given !== null) sessionStorage.setItem(name, given);
    return given ?? sessionStorage.getItem(name);
  } catch {
    return given;
  }
}
