import { formulaOf, type MatchResult, playsWargame, type Round, type Tournament } from '@ronde/engine';
import { type RefCallback, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Length } from '../../results/result-fields.ts';
import type { Mode, Slot } from '../../results/slots.ts';

/** What the matches of a round may be typed as. */
export interface EntryRules extends Length {
  readonly kinds: readonly MatchResult['kind'][];
  /** The ways that `P` goes round; the first is what a blank strip is in. */
  readonly modes: readonly Mode[];
  /** Armies, cohesion, terrain. */
  readonly wargame: boolean;
}

/** Most results of the newest round say what one types here (round robin and Swiss know both games). */
export function entryRules(tournament: Tournament, { bestOf }: Pick<Round, 'bestOf'> | Length): EntryRules {
  const kinds = formulaOf(tournament.format).results;
  const possible = (['games', 'losses', 'points'] as const).filter((mode) => kinds.includes(mode));
  const usual = usualMode(tournament, possible);
  return {
    bestOf,
    kinds,
    modes: [usual, ...possible.filter((mode) => mode !== usual)],
    wargame: usual !== 'games',
  };
}

function usualMode(tournament: Tournament, possible: readonly Mode[]): Mode {
  const { rounds } = tournament;
  const typed = rounds.map(({ matches }) =>
    matches.flatMap(({ result }) => possible.filter((m) => m === result?.kind)),
  );
  const newest = typed.findLast((modes) => modes.length > 0) ?? [];
  const times = (mode: Mode): number => newest.filter((one) => one === mode).length;
  const [first = 'games', ...others] = possible;
  // Which of the two games, as far as the facts tell.
  if (newest.length === 0) return playsWargame(tournament) && possible.includes('losses') ? 'losses' : first;
  return others.reduce((most, mode) => (times(mode) > times(most) ? mode : most), first);
}

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
