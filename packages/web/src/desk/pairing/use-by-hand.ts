import type { Fixed, Round, Tournament } from '@ronde/engine';
import { fixedBefore } from '@ronde/engine/decide/fixed-tables';
import { useState } from 'react';
import { readJson, writeJson } from '../../core/storage.ts';
import { useDesk } from '../../shell/desk.tsx';

/**
 * The tables made by hand, before they are sent: at first those that the draft has. A reload keeps them, until the
 * round is drawn again.
 */
export function useByHand(round: number, content: Round | null) {
  const { tournament } = useDesk();
  const key = keyOf(tournament, round, content?.attempt ?? 0);
  const [list, setList] = useState<readonly Fixed[]>(() => stored(key) ?? (content ? fixedIn(content) : []));
  const put = (next: readonly Fixed[]) => {
    setList(next);
    writeJson(key, next, 'tab');
  };
  const forget = () => writeJson(key, null, 'tab');
  return { list, put, forget };
}

const keyOf = ({ id }: Pick<Tournament, 'id'>, round: number, attempt: number): string =>
  `ronde.by-hand ${id} ${round} ${attempt}`;

/** What was made by hand for a round that is not drawn yet: whatever button draws it, draws around them. */
export const keptByHand = (tournament: Tournament, round: number): readonly Fixed[] =>
  stored(keyOf(tournament, round, 0)) ?? [];

export const forgetByHand = (tournament: Tournament, round: number): void =>
  writeJson(keyOf(tournament, round, 0), null, 'tab');

function stored(key: string): readonly Fixed[] | null {
  const value: unknown = readJson(key, 'tab');
  return Array.isArray(value) && value.every(isFixed) ? value : null;
}

function isFixed(value: unknown): value is Fixed {
  if (typeof value !== 'object' || value === null || !('players' in value)) return false;
  const { players } = value;
  const seats = Array.isArray(players) && (players.length === 1 || players.length === 2);
  return (
    seats && players.every((id) => typeof id === 'string') && (!('table' in value) || Number.isInteger(value.table))
  );
}

/** The tables of a drawn round that were made by hand before it, as a redraw asks for them again. */
export const fixedIn = (content: Round): readonly Fixed[] =>
  fixedBefore(content).map(({ players, table }) => ({ players, ...(table !== undefined && { table }) }));

/** The same as a command's key: none where there are none. */
export const asFixed = (fixed: readonly Fixed[]): { readonly fixed?: readonly Fixed[] } =>
  fixed.length > 0 ? { fixed } : {};
