import type { SheetLine } from '@ronde/engine/game/score-sheet';

/**
 * Hands a phone's score sheet on to the opponent's phone. Nothing of it is kept beyond this process: each phone has its
 * own and sends it again with every move.
 */
export interface Sheets {
  put(of: SheetOf, lines: readonly SheetLine[]): void;
  /** Null: that phone has sent none. */
  read(of: SheetOf): readonly SheetLine[] | null;
}

export interface SheetOf {
  readonly tournament: string;
  readonly round: number;
  readonly player: string;
}

/** `most`: sheets held, the oldest leave first. */
export function sheetsHeld(most = 2000): Sheets {
  const held = new Map<string, readonly SheetLine[]>();
  return {
    put(of, lines) {
      const key = keyOf(of);
      held.delete(key);
      held.set(key, lines);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
    read: (of) => held.get(keyOf(of)) ?? null,
  };
}

const keyOf = ({ tournament, round, player }: SheetOf): string => JSON.stringify([tournament, round, player]);
