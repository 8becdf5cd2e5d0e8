import type { FileGame } from './file-game.ts';
import type { ImportedTournament } from './imported-tournament.ts';
import type { RowGame } from './row-games.ts';
import { rowResult } from './rows.ts';

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
