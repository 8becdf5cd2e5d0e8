import { type RefCallback, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Slot } from '../../results/slots.ts';

/** The inputs of the strip, by what is typed in them. */
export interface EntryFields {
  readonly table: RefObject<HTMLInputElement | null>;
  register(slot: Slot): RefCallback<HTMLInputElement>;
  at(slot: Slot): HTMLInputElement | null;
  focus(slot: Slot): void;
  /** The same, the cursor after what stands there: the next figure is added to it. */
  goOn(slot: Slot): void;
  /** Once the next table stands in the fields: its number, ready to be replaced. */
  wantTable(): void;
}

export function useFields(): EntryFields {
  const table = useRef<HTMLInputElement>(null);
  const inputs = useRef(new Map<Slot, HTMLInputElement>());
  const wantsTable = useRef(false);
  const at = (slot: Slot) => inputs.current.get(slot) ?? null;
  useLayoutEffect(() => {
    if (!wantsTable.current) return;
    wantsTable.current = false;
    // On a phone the sheet has no table field: straight to the first score.
    const field = table.current ?? at('0.0');
    field?.focus();
    field?.select();
  });
  return {
    table,
    register: (slot) => (input) => {
      if (input) inputs.current.set(slot, input);
      else inputs.current.delete(slot);
    },
    at,
    focus: (slot) => at(slot)?.focus(),
    goOn: (slot) => {
      const field = at(slot);
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    },
    wantTable: () => {
      wantsTable.current = true;
    },
  };
}
