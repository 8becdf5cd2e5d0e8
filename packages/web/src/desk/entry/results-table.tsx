import { Table } from '@mantine/core';
import { isGranted, type Match, type PlayerId, type Round, winnerOf } from '@ronde/engine';
import { number } from '@ronde/language';
import { Fragment, memo, useMemo } from 'react';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet, useInTwoSteps, useSteady } from '../../ui/sheet.tsx';
import type { Why } from '../why/use-why.tsx';
import { WhyButton } from '../why/why-button.tsx';
import { whyKey } from '../why/why-key.ts';
import { ArmyLine } from './army-line.tsx';
import { ResultRow, type ResultRowProps } from './result-row.tsx';
import { shownFigures, useResultText } from './result-text.ts';
import styles from './results-table.module.css';
import { RowState, TableNumberCell } from './row-state.tsx';
import { entrySentences } from './sentences.ts';
import { resultSources, shownResult, useStandsFirst } from './tables.ts';
import type { Entry } from './use-result-entry.ts';

/** A row that is neither typed in nor was shows what its table says, whatever is typed elsewhere. */
function sameRow(a: ResultRowProps, b: ResultRowProps): boolean {
  return (
    !isTyped(a) &&
    !isTyped(b) &&
    a.row.match === b.row.match &&
    a.row.kept === b.row.kept &&
    a.content === b.content &&
    a.round === b.round &&
    a.corrected === b.corrected &&
    a.source === b.source &&
    a.onPick === b.onPick &&
    a.entry.unsaved.has(a.row.table) === b.entry.unsaved.has(b.row.table) &&
    a.why === b.why &&
    a.onWhy === b.onWhy &&
    a.entry.rules.wargame === b.entry.rules.wargame
  );
}

const isTyped = ({ entry, row }: ResultRowProps): boolean => entry.current?.table === row.table;

interface Props {
  readonly entry: Entry;
  readonly round: number;
  readonly content: Round;
  /** Tables whose result replaced another one, by index in the round. */
  readonly corrected: ReadonlySet<number>;
  readonly onPick: (table: number) => void;
  readonly why: Pick<Why, 'open' | 'show'>;
  readonly onSeat?: ((exempt: PlayerId) => void) | undefined;
  /** On a phone: both names in one cell, the score or the state beside them. */
  readonly compact: boolean;
}

// With hundreds of tables a digit that is typed draws one row.
const SteadyRow = memo(ResultRow, sameRow);
const SteadyCompactRow = memo(CompactRow, sameRow);

/** The tables of a round and what each says: awaited, being typed, saved, kept here. */
export function ResultsTable({ entry, round, content, corrected, onPick, why, onSeat, compact }: Props) {
  const ui = useSentences(uiSentences);
  const log = useLog(useDesk().t).data;
  const sources = useMemo(() => resultSources(log ?? [], round), [log, round]);
  const pick = useSteady(onPick);
  const askWhy = useSteady(why.show);
  const tables = useInTwoSteps(entry.tables);
  const Row = compact ? SteadyCompactRow : SteadyRow;
  return (
    <Sheet caption={ui.entry.caption(round)} className={styles.results ?? ''}>
      {compact ? <CompactHead /> : <Head wargame={entry.rules.wargame} />}
      <Table.Tbody>
        {tables.map((table) => (
          <Row
            key={table.table}
            row={table}
            round={round}
            content={content}
            entry={entry}
            corrected={corrected.has(table.at)}
            source={sources.get(table.at)}
            onPick={pick}
            why={why.open === whyKey(table.match)}
            onWhy={askWhy}
          />
        ))}
        {content.matches
          .filter((match) => match.players.length === 1)
          .map((match) => (
            <ExemptRow key={match.players[0]} {...{ match, compact, onSeat, why }} bestOf={content.bestOf} />
          ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head({ wargame }: { readonly wargame: boolean }) {
  const { table: ui, wargame: wargameUi, why } = useSentences(uiSentences);
  const first = useStandsFirst();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${sheet.number} ${styles.tableHead}`}>
          {ui.table}
        </Table.Th>
        <Table.Th scope="col">{first}</Table.Th>
        <Table.Th scope="colgroup" colSpan={2} className={styles.scoreHead}>
          {ui.score}
        </Table.Th>
        <Table.Th scope="col">{ui.opponent}</Table.Th>
        <Table.Th scope="col" className={styles.stateHead}>
          {wargame ? wargameUi.cohesionLost : ui.state}
        </Table.Th>
        <Table.Th scope="col" className={styles.whyHead ?? ''}>
          <span className="sr-only">{why.open}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

/** Seen on a phone the columns speak for themselves; the names of the columns stay for those who listen. */
function CompactHead() {
  const { table: ui } = useSentences(uiSentences);
  const first = useStandsFirst();
  return (
    <Table.Thead className="sr-only">
      <Table.Tr>
        <Table.Th scope="col">{ui.table}</Table.Th>
        <Table.Th scope="col">{`${first}, ${ui.opponent}`}</Table.Th>
        <Table.Th scope="col">{ui.score}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

interface ExemptRowProps {
  readonly match: Match;
  readonly bestOf: 1 | 3;
  readonly compact: boolean;
  /** Somebody who arrives may take the free seat. */
  readonly onSeat?: ((exempt: PlayerId) => void) | undefined;
  readonly why: Pick<Why, 'open' | 'show'>;
}

function ExemptRow({ match, bestOf, compact, onSeat, why }: ExemptRowProps) {
  const sentences = useSentences(sharedSentences);
  const { ui } = sentences;
  const text = useSentences(entrySentences);
  const { tournament, names } = useDesk();
  const gives = sentences.echo(match, tournament.settings, bestOf, names, tournament.format);
  const ask = <WhyButton match={match} open={why.open === whyKey(match)} onWhy={why.show} />;
  return (
    <tr>
      <td className={`${sheet.number} ${sheet.quiet}`}>–</td>
      <th scope="row">
        {names.full(match.players[0])}
        <ArmyLine player={match.players[0]} />
        {compact && <span className={styles.line}>{ask}</span>}
      </th>
      <td colSpan={compact ? 1 : 3} className={`${compact ? sheet.number : styles.exempt} ${sheet.quiet}`}>
        {`${ui.table.exempt} · ${gives?.points ?? ''}`}
      </td>
      {!compact && (
        <td className={styles.stateCell}>
          {onSeat ? (
            <button type="button" className={`link small ${styles.seat}`} onClick={() => onSeat(match.players[0])}>
              {text.seatLate}
            </button>
          ) : (
            <span className={sheet.state}>{ui.table.withoutOpponent}</span>
          )}
        </td>
      )}
      {!compact && <td className={`${sheet.number} ${sheet.narrow}`}>{ask}</td>}
    </tr>
  );
}

/** One table on a phone: who starts above, the opponent below, the score or what is awaited. */
function CompactRow({ row, round, content, entry, corrected, source, onPick }: ResultRowProps) {
  const { tournament, names } = useDesk();
  const result = shownResult(row);
  const match = result ? { ...row.match, result } : row.match;
  const winner = winnerOf(match, tournament.settings, content.bestOf);
  const figures = row.match.disputed ? null : shownFigures(row, tournament, round);
  const resultText = useResultText();
  const text = useSentences(entrySentences);
  const typing = entry.current?.table === row.table && content.status === 'published';
  const strong = (won: boolean) => (won ? sheet.strong : undefined);
  return (
    <tr data-press="" data-tone={row.match.disputed ? 'bad' : undefined} onClick={() => onPick(row.table)}>
      <TableNumberCell table={row.table} typing={typing} />
      <th scope="row">
        {row.seats.players.map((player) => (
          <span key={player} className={`${styles.line} ${strong(winner === player) ?? ''}`}>
            {names.short(player)}
          </span>
        ))}
      </th>
      <td className={sheet.number}>
        {(!figures || row.kept) && (
          <span className={figures ? styles.kept : undefined}>
            <RowState row={row} entry={entry} typing={false} corrected={corrected} source={source} />
          </span>
        )}
        {figures?.map((points, i) => (
          <Fragment key={row.seats.players[i]}>
            {i === 1 && '\u00a0–\u2060\u00a0'}
            <span className={strong(winner === row.seats.players[i])}>{number(points)}</span>
          </Fragment>
        ))}
        {result && isGranted(row.match, result) && <span className={styles.line}>{text.granted}</span>}
        {result && (result.kind === 'forfeit' || result.kind === 'awarded' || result.kind === 'decided') && (
          <span className={styles.line}>{resultText(row, result)}</span>
        )}
      </td>
    </tr>
  );
}
