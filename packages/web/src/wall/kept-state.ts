import { readJson, readText, writeJson, writeText } from '../core/storage.ts';
import type { Asked } from './address.ts';
import type { State } from './state.ts';

/** Grows when what is kept takes another shape: what an earlier program left is then not read. */
const shape = 2;

const keyOf = (t: string): string => `ronde.screen.${t}`;
/** A screen of its own page is never frozen: it keeps its state apart. */
const nameOf = ({ t, pin }: Asked): string => `${keyOf(t)}${pin === null ? '' : '.pinned'}`;

/** The last state that was read on this screen; null: none, or nothing can be kept here. */
export function keptState(asked: Asked): State | null {
  const kept = readJson<{ readonly shape: number; readonly state: State }>(nameOf(asked));
  return kept?.shape === shape ? kept.state : null;
}

export const keep = (asked: Asked, state: State): void => writeJson(nameOf(asked), { shape, state });

/** The hall's key, taken off the address: this window alone remembers it, through a reload. */
export function keptKey(t: string, given: string | null): string | null {
  const name = `${keyOf(t)}.key`;
  if (given !== null) writeText(name, given, 'tab');
  return given ?? readText(name, 'tab');
}
