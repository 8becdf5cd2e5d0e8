import { useLocation } from 'wouter';
import { type Keys, useKeys } from '../keys/use-keys.ts';
import { address, waitingAddress } from '../shell/addresses.ts';
import type { Desk } from '../shell/desk.ts';
import { askWhy, moveInTable } from './in-tables.ts';

interface Acts {
  readonly onHelp: () => void;
  readonly onSearch: () => void;
  readonly undo: () => void;
}

/** The single letters of the desk. A page marks its next act by a data attribute. */
export function useDeskKeys(desk: Desk, { onHelp, onSearch, undo }: Acts): void {
  const [, go] = useLocation();
  const rounds = Math.max(desk.planned, desk.tournament.rounds.length);
  const toRound = Object.fromEntries(
    Array.from({ length: Math.min(9, rounds) }, (_, i) => [String(i + 1), () => go(address.round(desk.t, i + 1))]),
  );
  const keys: Keys = {
    '?': onHelp,
    '/': onSearch,
    'ctrl+k': onSearch,
    n: () => document.querySelector<HTMLElement>('[data-next]')?.focus(),
    s: () => go(waitingAddress(desk.t, desk.waits)),
    c: () => go(address.standings(desk.t)),
    j: () => go(address.players(desk.t)),
    i: () => go(address.print(desk.t)),
    h: () => go(address.log(desk.t)),
    a: () => go(address.hall(desk.t, 'message')),
    t: () => go(address.hall(desk.t, 'clocks')),
    arrowdown: () => moveInTable(1),
    arrowup: () => moveInTable(-1),
    w: askWhy,
    'ctrl+z': undo,
    ...toRound,
  };
  useKeys(keys);
}
