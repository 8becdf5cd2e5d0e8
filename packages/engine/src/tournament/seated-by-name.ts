import { frenchOrder } from '../base/french-order.ts';
import type { PlayerId } from './state.ts';

/** A table as its players and visitors alike know it. */
interface SeatedTable {
  readonly table?: number;
  readonly players: readonly PlayerId[];
  readonly starts?: PlayerId;
}

/** One line of the list by name. `table` null: exempt, or away. */
export interface Seated {
  readonly player: PlayerId;
  readonly name: string;
  readonly table: number | null;
  readonly opponent: PlayerId | null;
  readonly starts: boolean;
  readonly why: 'table' | 'exempt' | 'absent';
}

/**
 * Everybody of a round, by name: each player once, with table, opponent, who starts (UI-01). `away`: who should have
 * been there. `name`: how a player is called on this list.
 */
export function seatedByName(
  tables: readonly SeatedTable[],
  away: readonly PlayerId[],
  name: (player: PlayerId) => string,
): readonly Seated[] {
  const seated = tables.flatMap((table) => table.players.map((player) => at(table, player, name(player))));
  const missing = away.map((player): Seated => ({ ...nobody, player, name: name(player), why: 'absent' }));
  return [...seated, ...missing].sort((a, b) => frenchOrder(a.name, b.name));
}

const nobody = { table: null, opponent: null, starts: false } as const;

function at({ table, players, starts }: SeatedTable, player: PlayerId, name: string): Seated {
  const opponent = players.find((other) => other !== player);
  if (opponent === undefined) return { ...nobody, player, name, why: 'exempt' };
  return { player, name, table: table ?? 0, opponent, starts: starts === player, why: 'table' };
}
