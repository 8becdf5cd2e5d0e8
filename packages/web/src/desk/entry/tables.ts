import {
  type Event,
  type Match,
  type MatchResult,
  type Player,
  playsWargame,
  type Round,
  type Tournament,
} from '@ronde/engine';
import { takingPart } from '@ronde/engine/tournament/find';
import { type TableLine, tablesByNumber } from '@ronde/views/tables';
import type { KeptResult } from '../../core/kept-results.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';

/** A table of two, as the entry page sees it. `kept`: typed here, not yet acknowledged. */
export interface EntryTable extends TableLine {
  readonly kept: MatchResult | null;
}

export const entryTables = (round: Round, kept: readonly KeptResult[]): readonly EntryTable[] =>
  tablesByNumber(round.matches).map((line) => {
    const waiting = kept.findLast(({ command }) => command.players[0] === line.match.players[0]);
    return { ...line, kept: waiting?.command.result ?? null };
  });

/** The result that the screen shows: what was just typed before what the server has. */
export const shownResult = (table: EntryTable): MatchResult | undefined => table.kept ?? table.match.result;

/** Of one round; 0: of the final. */
export function keptAtTable(outbox: readonly KeptResult[], t: string, round: number): readonly KeptResult[] {
  return outbox.filter((kept) => kept.t === t && roundEntered(kept) === round);
}

export const roundEntered = ({ command }: KeptResult): number => (command.kind === 'record' ? command.round : 0);

/** Who may take a free seat of a round: still in the tournament, and at no table of it; those who are here first. */
export function playersWithoutTable(tournament: Tournament, { matches }: Round): readonly Player[] {
  const seated = new Set<string>(matches.flatMap((match) => match.players));
  const free = takingPart(tournament).filter(({ id }) => !seated.has(id));
  return [...free.filter(isHere), ...free.filter((player) => !isHere(player))];
}

const isHere = ({ presence }: Player): boolean => presence === 'here' || presence === 'late';

/** The next table without a result after `from`, starting over at the first; null when none is missing. */
export function nextMissing(missing: readonly number[], from: number): number | null {
  return missing.find((table) => table > from) ?? missing[0] ?? null;
}

/** Whose slip comes next: one in dispute waits for somebody's decision, so it comes when no other is missing. */
export function nextSlip(
  tables: readonly EntryTable[],
  missing: readonly number[],
  from: number,
  without?: number,
): number | null {
  const disputed = new Set(tables.filter(({ match }) => match.disputed).map(({ table }) => table));
  const rest = missing.filter((table) => table !== without);
  const awaited = rest.filter((table) => !disputed.has(table));
  return nextMissing(awaited, from) ?? nextMissing(rest, from);
}

/** The table before or after, all of them, without going round. */
export function neighbour(tables: readonly number[], from: number, by: 1 | -1): number {
  const at = tables.indexOf(from);
  return tables[at + by] ?? from;
}

/** Where a result comes from, if not from a slip: both phones alike, or the arbiter's decision in a dispute. */
export type ResultSource = 'phones' | 'settled';

/** That of the tables of a round, by index, as the log has it. */
export function resultSources(log: readonly LogLine[], round: number): ReadonlyMap<number, ResultSource> {
  const found = new Map<number, ResultSource | null>();
  // Newest first: the line that stands says who wrote the result.
  for (const { events, player, undoes, undoneBy } of log) {
    if (undoneBy !== null || undoes?.length) continue;
    for (const event of events) {
      if ((event.kind !== 'result' && event.kind !== 'confirmed') || event.round !== round) continue;
      if (!event.to || found.has(event.match)) continue;
      // Of two phones that disagreed, one took the other's score: nobody but the two has decided.
      if (settles(events, event.match)) found.set(event.match, player === undefined ? 'settled' : 'phones');
      else if (event.kind === 'result') found.set(event.match, player === undefined ? null : 'phones');
    }
  }
  return new Map([...found].flatMap(([match, source]) => (source ? [[match, source] as const] : [])));
}

const settles = (events: readonly Event[], match: number): boolean =>
  events.some((event) => event.kind === 'disputed' && event.match === match && event.to === null);

/** What stands or was said first at a table in dispute; null: nothing yet. */
export const saidFirst = ({ result, claim }: Match): MatchResult | null => result ?? claim?.value ?? null;

/** Two scores, of which one is retained; a doubt alone has at most the one that stands. */
export const hasTwoScores = (match: Match): boolean => Boolean(match.disputed?.value && saidFirst(match));

/** The head of the left column: who starts; in a wargame, and where the players draw for it, a player. */
export function useStandsFirst(): string {
  const ui = useSentences(uiSentences);
  const { tournament } = useDesk();
  const nobody = playsWargame(tournament) || tournament.settings.startsBy === 'letters';
  return nobody ? ui.standings.player : ui.table.starts;
}
