import type { PlayerId } from '@ronde/engine';
import type { SheetLine } from '@ronde/engine/game/score-sheet';
import { lru } from '../machine/lru.ts';
import type { Stored } from '../store/store.ts';
import { tableInPlay } from './at-the-table.ts';

/**
 * Hands a phone's score sheet on to the opponent's phone. Nothing of it is kept beyond this process: each phone has its
 * own and sends it again with every move.
 */
export interface Sheets {
  put(of: SheetOf, lines: readonly SheetLine[]): void;
  /** Null: that phone has sent none. */
  read(of: SheetOf): readonly SheetLine[] | null;
}

/** Of one game: another opponent, or another draw, is another game. */
export interface SheetOf {
  readonly tournament: string;
  readonly round: number;
  /** The decision that drew the round. */
  readonly drawn: number;
  readonly player: PlayerId;
  readonly opponent: PlayerId;
}

/** The game that a player's phone writes down, whose opponent it names by number; null: they play no such game now. */
export function gameNow(
  { id, tournament, numbers, log }: Stored,
  player: PlayerId,
  said: { readonly round: number; readonly opponent: string },
): SheetOf | null {
  const table = tableInPlay(tournament, player);
  const opponent = table?.match.players.find((one) => one !== player);
  if (table?.round !== said.round || opponent === undefined) return null;
  if (String(numbers.get(opponent)) !== said.opponent) return null;
  const drawn = log.findLast(({ events }) =>
    events.some((event) => (event.kind === 'drawn' || event.kind === 'redrawn') && event.round === said.round),
  );
  return { tournament: id, round: said.round, drawn: drawn?.seq ?? 0, player, opponent };
}

export const theirs = (of: SheetOf): SheetOf => ({ ...of, player: of.opponent, opponent: of.player });

/** `most`: sheets held, the oldest leave first. */
export function sheetsHeld(most = 2000): Sheets {
  const held = lru<readonly SheetLine[]>(most);
  return {
    put: (of, lines) => held.set(keyOf(of), lines),
    read: (of) => held.get(keyOf(of)) ?? null,
  };
}

const keyOf = ({ tournament, round, drawn, player, opponent }: SheetOf): string =>
  JSON.stringify([tournament, round, drawn, player, opponent]);
