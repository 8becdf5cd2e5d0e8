import type { SentCommand } from '@ronde/contract/http/command';
import { excluded, type PlayerId, type Round, type Tournament } from '@ronde/engine';
import { meetingsBefore, metIn } from '@ronde/views/met-before';
import { plannedRounds } from '@ronde/views/standings';
import { useQueryClient } from '@tanstack/react-query';
import { type DeskData, deskKey } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { useAct } from '../../ui/use-act.ts';
import { away } from '../presence/away.ts';

/** A round as it was played on paper. Two players at a table, or one who was exempt. */
export interface TypedTable {
  readonly table: number;
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
}

export interface PaperRound {
  readonly tables: readonly TypedTable[];
  /** Present in the hall by the list, and in none of these tables: away for this round alone, once it is being saved. */
  readonly away: readonly PlayerId[];
}

export const blankPaper: PaperRound = { tables: [], away: [] };

/** The number that the next table gets: the lowest that is free. */
export function nextTableNumber({ tables }: PaperRound): number {
  const taken = new Set(tables.filter(({ players }) => players.length === 2).map(({ table }) => table));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** Where somebody sits already; the one refusal of this page. */
export const tableOf = ({ tables }: PaperRound, player: PlayerId): TypedTable | undefined =>
  tables.find(({ players }) => (players as readonly PlayerId[]).includes(player));

/** With one more table; the one that had its number goes to the next free one. */
export function withTable(paper: PaperRound, added: TypedTable): PaperRound {
  const clash = paper.tables.find(({ table, players }) => players.length === 2 && table === added.table);
  const others = paper.tables.filter((one) => one !== clash);
  const tables = [...others, added];
  const moved = clash && added.players.length === 2 ? [{ ...clash, table: nextTableNumber({ ...paper, tables }) }] : [];
  const kept = clash && moved.length === 0 ? [clash] : moved;
  return { ...paper, tables: [...tables, ...kept].toSorted(inOrder) };
}

/** Those who are exempt after the tables. */
const inOrder = (a: TypedTable, b: TypedTable): number =>
  b.players.length - a.players.length || (a.players.length === 2 ? a.table - b.table : 0);

export const tableRemoved = (paper: PaperRound, gone: TypedTable): PaperRound => ({
  ...paper,
  tables: paper.tables.filter((one) => one !== gone),
});

/** What is unusual of a table on paper: said, never refused. */
export type PaperMark =
  | { readonly kind: 'repeat'; readonly round: number }
  | { readonly kind: 'away' | 'left' | 'excluded'; readonly player: PlayerId };

export function paperMarks(tournament: Tournament, round: number, { players }: TypedTable): readonly PaperMark[] {
  const ids: readonly PlayerId[] = players;
  const out = excluded(tournament);
  const persons = ids.flatMap((id): readonly PaperMark[] => {
    if (out.has(id)) return [{ kind: 'excluded', player: id }];
    const player = tournament.players.find((one) => one.id === id);
    if (player?.left !== undefined) return [{ kind: 'left', player: id }];
    return player?.presence === 'here' ? [] : [{ kind: 'away', player: id }];
  });
  const [first = '', second = ''] = ids;
  const [before] = metIn(meetingsBefore(tournament, round), first, second);
  return [...(before === undefined ? [] : [{ kind: 'repeat', round: before } as const]), ...persons];
}

/** In the hall by the list, on no table; once it is being saved, those who are away for this round are none of them. */
export function unplacedOf(paper: PaperRound, tournament: Tournament): readonly PlayerId[] {
  const out = excluded(tournament);
  return tournament.players
    .filter(({ id, presence, left }) => left === undefined && presence === 'here' && !out.has(id))
    .flatMap(({ id }) => (tableOf(paper, id) ? [] : [id]));
}

/** Presences, tables, publication: one decision after the other, each on the state that the one before left. */
export function usePaperSaving(round: number) {
  const { t, tournament } = useDesk();
  const client = useQueryClient();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const now = async (): Promise<Tournament> => {
    // Another desk may have written between two steps: then the whole desk is being read again.
    if (client.getQueryState(deskKey(t))?.isInvalidated) await client.refetchQueries({ queryKey: deskKey(t) });
    return client.getQueryData<DeskData>(deskKey(t))?.tournament ?? tournament;
  };
  /** Whether the round is in play, with nothing left to do. */
  const save = async (paper: PaperRound): Promise<boolean> => {
    const most = 3 * tournament.players.length + 4;
    for (let done = 0; done < most; done++) {
      const command = nextPaperStep(await now(), round, paper);
      if (!command) return true;
      if (!(await run(() => send(command)))) return false;
    }
    return false;
  };
  return { save, busy, trouble, clear };
}

/**
 * The next command that makes this paper the round of the tournament, read from the state as it stands: asked again
 * after each answer, it goes on where a lost network stopped it. Null: the round is in play, and nothing is left.
 */
export function nextPaperStep(tournament: Tournament, round: number, paper: PaperRound): SentCommand | null {
  const drawn = tournament.rounds[round - 1];
  if (drawn && drawn.status !== 'draft') return backInTheHall(tournament, paper);
  const presence = presenceStep(tournament, paper);
  if (presence) return presence;
  const fixed = paper.tables.map(({ players, table }) => ({ players, ...(players.length === 2 && { table }) }));
  if (!drawn) {
    const beyond = round > plannedRounds(tournament);
    const without = away(tournament).map(({ id }) => id);
    return { kind: 'draw', round, without, fixed, ...(beyond && { beyond }) };
  }
  const { attempt } = drawn;
  if (!isOnPaper(drawn, paper)) return { kind: 'redraw', round, attempt, fixed };
  // It was played: what a draw of today would give does not matter.
  return { kind: 'publish', round, attempt, anyway: true };
}

/** Who played is in the hall; who is on no table is not, for this round. */
function presenceStep(tournament: Tournament, { tables }: PaperRound): SentCommand | null {
  const out = excluded(tournament);
  const seated = new Set(tables.flatMap((one) => one.players as readonly PlayerId[]));
  for (const { id, presence, left } of tournament.players) {
    if (seated.has(id) && left !== undefined) return { kind: 'return', player: id };
    if (seated.has(id) && presence !== 'here') return { kind: 'mark', player: id, presence: 'here', saw: presence };
    if (!seated.has(id) && left === undefined && presence === 'here' && !out.has(id))
      return { kind: 'mark', player: id, presence: 'absent', saw: 'here' };
  }
  return null;
}

/** Those who were away for this round alone are here again for the next. */
function backInTheHall({ players }: Tournament, { away: gone }: PaperRound): SentCommand | null {
  const back = players.find(
    ({ id, presence, left }) => gone.includes(id) && presence === 'absent' && left === undefined,
  );
  return back ? { kind: 'mark', player: back.id, presence: 'here', saw: 'absent' } : null;
}

/** The tables of a draft are those of the paper, whatever their order. */
function isOnPaper({ matches }: Round, { tables }: PaperRound): boolean {
  const key = (players: readonly PlayerId[], table: number): string =>
    `${players.length === 2 ? table : ''}:${players.toSorted().join(' ')}`;
  const asked = new Set(tables.map(({ players, table }) => key(players, table)));
  return matches.length === asked.size && matches.every(({ players, table }) => asked.has(key(players, table ?? 0)));
}
