import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { logKey } from '../api/desk-query.ts';
import type { LogLine } from '../api/log-query.ts';
import { useUndo } from '../api/send.ts';
import { session } from '../session/signed-in.ts';
import { address, waitingAddress } from './addresses.ts';
import type { Desk } from './desk.ts';
import { type Keys, useKeys } from './use-keys.ts';

/** The single letters of the desk. A page marks its search field and its next act by data attributes. */
export function useDeskKeys(desk: Desk, onHelp: () => void): void {
  const [, go] = useLocation();
  const client = useQueryClient();
  const undo = useUndo(desk.t);
  const rounds = Math.max(desk.planned, desk.tournament.rounds.length);
  const toRound = Object.fromEntries(
    Array.from({ length: Math.min(9, rounds) }, (_, i) => [String(i + 1), () => go(address.round(desk.t, i + 1))]),
  );
  const undoMine = () => {
    const lines = client.getQueryData<readonly LogLine[]>(logKey(desk.t)) ?? [];
    const me = session.get()?.account?.name;
    const mine = lines.find((line) => line.undoable && line.by === me);
    if (mine) void undo(mine.seq);
  };
  const keys: Keys = {
    '?': onHelp,
    '/': () => focusOn('[data-search]'),
    'ctrl+k': () => focusOn('[data-search]'),
    n: () => focusOn('[data-next]'),
    s: () => go(waitingAddress(desk.t, desk.waits)),
    c: () => go(address.standings(desk.t)),
    j: () => go(address.registration(desk.t)),
    h: () => go(address.log(desk.t)),
    'ctrl+z': undoMine,
    ...toRound,
  };
  useKeys(keys);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
