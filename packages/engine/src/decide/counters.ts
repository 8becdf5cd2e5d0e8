import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';
import type { Decided } from './decided.ts';
import { tableAt } from './table-at.ts';

/** What trophies count at a table. Refused: a draft, a stranger, counters that changed since the author looked. */
export function count(t: Tournament, command: CommandOf<'counters'>): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { round, number, at, table, match } = found.value;
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  const stranger = Object.keys(command.to ?? {}).find((id) => !table.players.includes(id));
  if (stranger !== undefined) return refused({ code: 'not-at-table', table, player: stranger });
  const from = match.counters ?? null;
  if (!sameValue(from, command.saw)) return refused({ code: 'counters-changed', table });
  if (sameValue(from, command.to)) return refused({ code: 'nothing-changes' });
  return ok([{ kind: 'counters', round: number, match: at, from, to: command.to }]);
}
