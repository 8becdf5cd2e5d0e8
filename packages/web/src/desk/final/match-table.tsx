import { Table } from '@mantine/core';
import {
  type FinalMatch,
  type FinalOutcome,
  finalOutcome,
  formulaOf,
  type GameScore,
  gamesOfStage,
  type Match,
  type Tournament,
} from '@ronde/engine';
import { inSeatOrder } from '@ronde/language';
import { tablesOf } from '@ronde/views/tables';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { KeptResult } from '../../core/kept-results.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { type EntryRules, entryRules } from '../entry/entry-rules.ts';
import { useResultText } from '../entry/result-text.ts';
import { Awaited, KeptHere, TableNumberCell } from '../entry/row-state.tsx';
import { type EntryTable, shownResult } from '../entry/tables.ts';
import styles from './final.module.css';
import { finalSentences } from './sentences.ts';

interface Props {
  readonly tables: readonly FinalRow[];
  /** The table that the strip is on. */
  readonly typing: number | null;
  readonly onPick: (table: number) => void;
  /** On a phone: both names in one cell, the score or the state beside them. */
  readonly compact: boolean;
}

/** The matches of the final, in the order in which they were set up. */
export function MatchTable({ tables, typing, onPick, compact }: Props) {
  const text = useSentences(finalSentences);
  const Row = compact ? CompactMatchRow : MatchRow;
  return (
    <Sheet caption={text.caption}>
      {compact ? <CompactHead /> : <Head />}
      <Table.Tbody>
        {tables.map((row) => (
          <Row key={row.table} row={row} typing={typing === row.table} onPick={onPick} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head() {
  const text = useSentences(finalSentences);
  const { table: ui } = useSentences(uiSentences);
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
          {ui.table}
        </Table.Th>
        <Table.Th scope="col">{text.stageHead}</Table.Th>
        <Table.Th scope="col">{ui.starts}</Table.Th>
        <Table.Th scope="col" className={sheet.number}>
          {ui.score}
        </Table.Th>
        <Table.Th scope="col">{ui.opponent}</Table.Th>
        <Table.Th scope="col">{ui.state}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

/** Seen on a phone the columns speak for themselves; the names of the columns stay for those who listen. */
function CompactHead() {
  const { table: ui } = useSentences(uiSentences);
  return (
    <Table.Thead className="sr-only">
      <Table.Tr>
        <Table.Th scope="col">{ui.table}</Table.Th>
        <Table.Th scope="col">{`${ui.starts}, ${ui.opponent}`}</Table.Th>
        <Table.Th scope="col">{ui.score}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

interface MatchRowProps {
  readonly row: FinalRow;
  readonly typing: boolean;
  readonly onPick: (table: number) => void;
}

/** One match of the final, who starts on the left. */
function MatchRow({ row, typing, onPick }: MatchRowProps) {
  const text = useSentences(finalSentences);
  const { names } = useDesk();
  const [left, right] = row.seats.players;
  return (
    <tr data-press="" data-tone={typing ? 'now' : undefined} onClick={() => onPick(row.table)}>
      <TableNumberCell table={row.table} typing={typing} />
      <td className={sheet.name}>{text.stage[row.stage]}</td>
      <th scope="row" className={strong(row, left)}>
        {names.full(left)}
      </th>
      <td className={sheet.number}>
        <Score row={row} />
      </td>
      <td className={`${sheet.name} ${strong(row, right) ?? ''}`}>{names.full(right)}</td>
      <td>
        <State row={row} typing={typing} />
      </td>
    </tr>
  );
}

/** The same on a phone: who starts above, the opponent below, then the score or what is awaited. */
function CompactMatchRow({ row, typing, onPick }: MatchRowProps) {
  const text = useSentences(finalSentences);
  const { names } = useDesk();
  const result = shownResult(row);
  return (
    <tr data-press="" data-tone={typing ? 'now' : undefined} onClick={() => onPick(row.table)}>
      <TableNumberCell table={row.table} typing={typing} />
      <th scope="row">
        {row.seats.players.map((player) => (
          <span key={player} className={`${styles.line} ${strong(row, player) ?? ''}`}>
            {names.short(player)}
          </span>
        ))}
        <span className={styles.stage}>{text.stage[row.stage]}</span>
      </th>
      <td className={sheet.number}>
        {result && (
          <span className={styles.scores}>
            <Score row={row} />
          </span>
        )}
        {(!result || row.kept) && (
          <span className={styles.line}>
            <State row={row} typing={false} />
          </span>
        )}
      </td>
    </tr>
  );
}

const strong = ({ outcome: { winner } }: FinalRow, player: string): string | undefined =>
  winner === player ? sheet.strong : undefined;

function Score({ row }: { readonly row: FinalRow }) {
  const resultText = useResultText();
  const result = shownResult(row);
  return result ? resultText(row, result) : '…';
}

function State({ row, typing }: { readonly row: FinalRow; readonly typing: boolean }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  if (row.kept) return <KeptHere />;
  if (row.match.result)
    return (
      <span className={sheet.state}>
        <IconCheck size={15} stroke={1.75} aria-hidden="true" />
        {text.saved}
      </span>
    );
  if (typing)
    return (
      <span className={sheet.state} data-tone="now">
        <IconPencil size={15} stroke={1.75} aria-hidden="true" />
        {ui.table.typing}
      </span>
    );
  return <Awaited row={row} />;
}

/** A match of the final as the strip sees a table, numbered in the order in which they were set up. */
export interface FinalRow extends EntryTable {
  readonly stage: FinalMatch['stage'];
  readonly outcome: FinalOutcome;
}

/** `kept`: results typed here and not yet acknowledged; the outcome tells with them. */
export function finalTables(tournament: Tournament, outbox: readonly KeptResult[]): readonly FinalRow[] {
  return tablesOf(tournament.final?.matches ?? []).map(({ match: one, ...line }) => {
    const { stage, ...match }: FinalMatch & Match = one;
    const kept = outbox.findLast(({ command }) => isAbout(command, one))?.command.result ?? null;
    const outcome = finalOutcome(tournament, kept ? { ...one, result: kept } : one);
    return { ...line, match, kept, stage, outcome };
  });
}

/** The same two may meet in a deciding game and again in the final. */
const isAbout = (command: KeptResult['command'], { stage, players: [first] }: FinalMatch): boolean =>
  command.kind === 'record-final' && command.stage === stage && command.players[0] === first;

/** How long this match is, with their game of the rounds in the order of the fields. */
export function finalRules(tournament: Tournament, table: FinalRow | null): EntryRules {
  const carried: GameScore | null = table?.outcome.carried ? inSeatOrder(table.seats, table.outcome.carried) : null;
  const bestOf = table ? gamesOfStage(tournament, table.stage) : 1;
  return { ...entryRules(tournament, { bestOf }), kinds: formulaOf(tournament.format).results, carried };
}
