import type { PublicHead, PublicRound, PublicTable } from '@ronde/contract/http/public';
import type { PlayerId } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';
import { type Names, namesOf } from '@ronde/language';

/** One line of the list by name. `table` null: exempt, or away. */
export interface Seated {
  readonly player: PlayerId;
  readonly name: string;
  readonly table: number | null;
  readonly opponent: PlayerId | null;
  readonly starts: boolean;
  readonly why: 'table' | 'exempt' | 'absent';
}

export function namesIn({ players }: Pick<PublicHead, 'players'>): Names {
  const people = new Map(players.map(({ id, name }) => [id, { name }]));
  return namesOf(
    people,
    players.map((player) => ({ ...player, presence: 'here', from: 1, left: 0 })),
  );
}

/** Everybody who is in a round, by name: each player once, with table, opponent, who starts (UI-01). */
export function seatedByName(head: PublicHead, { tables, absent }: PublicRound): readonly Seated[] {
  const names = namesIn(head);
  const gone = new Set(head.players.flatMap(({ id, left }) => (left ? [id] : [])));
  const seated = tables.flatMap((table) => table.players.map((player) => at(table, player, names.full(player))));
  const away = absent
    .filter((player) => !gone.has(player))
    .map((player) => ({ ...nobody, player, name: names.full(player), why: 'absent' }) as const);
  return [...seated, ...away].sort((a, b) => frenchOrder(a.name, b.name));
}

const nobody = { table: null, opponent: null, starts: false } as const;

function at({ table, players, starts }: PublicTable, player: PlayerId, name: string): Seated {
  const opponent = players.find((other) => other !== player);
  if (opponent === undefined) return { ...nobody, player, name, why: 'exempt' };
  return { player, name, table: table ?? 0, opponent, starts: starts === player, why: 'table' };
}

/** The letter under which a name is looked for, as a dictionary has it: É under E, Œ under O. */
export function letterOf(name: string): string {
  const [first = ''] = frenchKey(name) || name;
  return first.toUpperCase();
}

/** « A – L » of the lines of a page; undefined where there are none. */
export function lettersOf(
  lines: readonly Pick<Seated, 'name'>[],
  say: (from: string, to: string) => string,
): string | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? say(letterOf(first.name), letterOf(last.name)) : undefined;
}
