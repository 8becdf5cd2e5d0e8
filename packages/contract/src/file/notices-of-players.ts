import { formatOf } from '@ronde/engine';
import type { FileState } from './file-state.ts';
import type { FileNotice } from './problems.ts';

/** Who comes when no round is planned any more; who keeps a table that somebody else keeps. */
export function playerNotices({ file: { players }, tournament }: FileState): readonly FileNotice[] {
  const planned = formatOf(tournament.format).plannedRounds(tournament);
  const rounds = Math.max(planned, tournament.rounds.length);
  const keeper = new Map<number, string>();
  return players.flatMap(({ name, from = 1, table, left }, i): FileNotice[] => {
    const said: FileNotice[] = [];
    if (from > rounds) said.push({ code: 'from-beyond', path: `players[${i}].from`, player: name, from, planned });
    if (table === undefined || left !== undefined) return said;
    const first = keeper.get(table);
    keeper.set(table, first ?? name);
    if (first !== undefined) {
      said.push({ code: 'same-fixed-table', path: `players[${i}].table`, player: name, table, first });
    }
    return said;
  });
}
