import type { ImportedResult, ImportedTournament, Side } from './imported-tournament.ts';
import type { RowGame } from './row-games.ts';
import { rowResult } from './rows.ts';

/** A game as a file says it, by the names that stand there. */
export interface FileGame {
  readonly line: number;
  readonly raw: string;
  /** Null: that of the round that was asked about. */
  readonly round: number | null;
  readonly table: number | null;
  readonly sides: readonly SaidPlayer[];
  readonly result: ImportedResult | null;
  /** Who began, where the file says so. */
  readonly starts: Side | null;
  /** What no score is. */
  readonly notScore: string | null;
}

/** Somebody as a line names them. */
export interface SaidPlayer {
  readonly name: string;
  readonly licence: string | null;
}

/** The games of a table of results, as the lines say them. */
export function gamesOfRows(games: readonly RowGame[], wargame: boolean): readonly FileGame[] {
  return games.map((game) => ({
    line: game.line,
    raw: game.raw,
    round: game.round,
    table: game.table,
    sides: game.sides.map(({ name, licence }) => ({ name, licence })),
    result: game.fault ? null : rowResult(game, wargame),
    starts: game.starts,
    notScore: game.fault?.found ?? null,
  }));
}

/** The same of a whole tournament of another program. */
export function gamesOfTournament({ players, rounds }: ImportedTournament): readonly FileGame[] {
  return rounds.flatMap(({ matches }, i) =>
    matches.map(({ line, table, players: two, result, starts }): FileGame => {
      const sides = two.map((at) => ({ name: players[at]?.name ?? '', licence: players[at]?.licence ?? null }));
      return {
        line,
        raw: sides.map(({ name }) => name).join(' · '),
        round: i + 1,
        table: table ?? null,
        sides,
        result: result ?? null,
        starts: starts ?? null,
        notScore: null,
      };
    }),
  );
}
