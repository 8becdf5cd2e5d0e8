import type { FileMatch } from '@ronde/contract/file/index';
import { formatOf, type Match } from '@ronde/engine';
import type { Next } from './draw-next.ts';
import { asWritten } from './json-text.ts';
import type { ReadFile } from './read-tournament.ts';

type Fields = Record<string, unknown>;

/**
 * The text of a file with one round more, or with its last round drawn anew: all else stays as its author wrote it.
 * The first draw freezes the initial ranking (`order`) and the pools; those away move from the file into the round.
 */
export function withRound({ text, tournament, file }: ReadFile, next: Next, redraw: boolean): string {
  const root = JSON.parse(text.replace(/^\ufeff/, '')) as Fields;
  const before = (root.rounds ?? []) as readonly unknown[];
  const places = new Map(next.ranking.map((id, i) => [id, i + 1]));
  const frozen = tournament.players.every(({ id }, i) => file.players[i]?.order === places.get(id));
  const changed: Fields = { ...root };
  if (!frozen) changed.players = file.players.map((player, i) => ({ ...raw(root, i), order: places.get(player.id) }));
  // Drawn anew, a round keeps what else was written of it: its length, its sanctions.
  const round = redraw ? { ...(before.at(-1) as Fields), ...written(next) } : written(next);
  changed.rounds = [...(redraw ? before.slice(0, -1) : before), round];
  const keepsPools = formatOf(tournament.format).settings.includes('drawn');
  if (next.draw.pools && keepsPools)
    changed.settings = { ...(root.settings as Fields | undefined), drawn: next.draw.pools };
  if (root.absent !== undefined) changed.absent = [];
  return asWritten(changed, text);
}

const raw = (root: Fields, at: number): Fields => ((root.players as readonly Fields[])[at] ?? {}) as Fields;

/** A round as the contract has it: without the reasons, which `pair` gives whenever it is asked. */
function written({ round, draw }: Next): Fields {
  return {
    absent: round.absent,
    ...(round.attempt === 1 ? {} : { attempt: round.attempt }),
    matches: draw.matches.map(seats),
  };
}

function seats({ table, players, starts }: Match): FileMatch {
  return { ...(table === undefined ? {} : { table }), players, ...(starts === undefined ? {} : { starts }) };
}
