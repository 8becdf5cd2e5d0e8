import type { PlayerId, Tournament } from '@ronde/engine';
import { meetingsBefore, metIn } from '../pairing/met-before.ts';

/** A round as it was played on paper. Two players at a table, or one who was exempt. */
export interface PaperTable {
  readonly table: number;
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
}

export interface Paper {
  readonly tables: readonly PaperTable[];
  /** Present in the hall by the list, and in none of these tables: away for this round alone, once it is being saved. */
  readonly away: readonly PlayerId[];
}

export const blankPaper: Paper = { tables: [], away: [] };

/** The number that the next table gets: the lowest that is free. */
export function nextNumber({ tables }: Paper): number {
  const taken = new Set(tables.filter(({ players }) => players.length === 2).map(({ table }) => table));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** Where somebody sits already; the one refusal of this page. */
export const tableOf = ({ tables }: Paper, player: PlayerId): PaperTable | undefined =>
  tables.find(({ players }) => (players as readonly PlayerId[]).includes(player));

/** With one more table; the one that had its number goes to the next free one. */
export function withTable(paper: Paper, added: PaperTable): Paper {
  const clash = paper.tables.find(({ table, players }) => players.length === 2 && table === added.table);
  const others = paper.tables.filter((one) => one !== clash);
  const tables = [...others, added];
  const moved = clash && added.players.length === 2 ? [{ ...clash, table: nextNumber({ ...paper, tables }) }] : [];
  const kept = clash && moved.length === 0 ? [clash] : moved;
  return { ...paper, tables: [...tables, ...kept].toSorted(inOrder) };
}

/** Those who are exempt after the tables. */
const inOrder = (a: PaperTable, b: PaperTable): number =>
  b.players.length - a.players.length || (a.players.length === 2 ? a.table - b.table : 0);

export const withoutTable = (paper: Paper, gone: PaperTable): Paper => ({
  ...paper,
  tables: paper.tables.filter((one) => one !== gone),
});

/** What is unusual of a table on paper: said, never refused. */
export type PaperMark =
  | { readonly kind: 'repeat'; readonly round: number }
  | { readonly kind: 'away' | 'left'; readonly player: PlayerId };

export function marksOf(tournament: Tournament, round: number, { players }: PaperTable): readonly PaperMark[] {
  const ids: readonly PlayerId[] = players;
  const persons = ids.flatMap((id): readonly PaperMark[] => {
    const player = tournament.players.find((one) => one.id === id);
    if (player?.left !== undefined) return [{ kind: 'left', player: id }];
    return player?.presence === 'here' ? [] : [{ kind: 'away', player: id }];
  });
  const [first = '', second = ''] = ids;
  const [before] = metIn(meetingsBefore(tournament, round), first, second);
  return [...(before === undefined ? [] : [{ kind: 'repeat', round: before } as const]), ...persons];
}
