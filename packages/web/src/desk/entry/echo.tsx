import { isWargame, type Match, type MatchResult, type Round, resultDoubts, wargameScale } from '@ronde/engine';
import { type ReactNode, Suspense } from 'react';
import { useObjections } from '../../core/language/objections.ts';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { Reading } from '../../results/parse-result.ts';
import { gameOfSlot, type Slot, sideOf } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { CorrectionConsequences, PlacesThen } from '../correction/consequences.tsx';
import { type NamedValue, useConflictText } from './conflict.ts';
import styles from './entry-bar.module.css';
import { sameResult, useResultText } from './result-text.ts';
import { entrySentences } from './sentences.ts';
import { noTableId } from './table-field.tsx';
import type { EntryTable } from './tables.ts';
import type { Entry } from './use-result-entry.ts';

interface EchoProps<Table extends EntryTable> {
  readonly entry: Entry<Table>;
  namedOf(table: Table): NamedValue;
  /** What is typed, told in words. */
  said(table: Table, reading: Extract<Reading, { kind: 'result' }>): ReactNode;
  /** Of a number that no table has; a final says nothing of those of a round. */
  noTable?(table: number): string;
  /** What is told of a table before anything is typed. */
  readonly idle?: ReactNode;
}

/** The sentence of what is typed, while it is typed; or what is asked before it is saved. */
export function EntryEcho<Table extends EntryTable>({ entry, namedOf, said, noTable, idle }: EchoProps<Table>) {
  const { current, reading, asked } = entry;
  if (entry.overtaken && current) return <Overtaken entry={entry} named={namedOf(current)} />;
  if (!current || !reading) {
    const number = Number(entry.tableText);
    return (
      <p className={styles.echo} id={noTableId}>
        {number > 0 && noTable && <span className={styles.ask}>{noTable(number)}</span>}
      </p>
    );
  }
  if (asked && reading.kind !== 'result')
    return <Missing entry={entry} table={current} slot={reading.kind === 'missing' ? reading.slot : '0.0'} />;
  if (reading.kind !== 'result') return <p className={styles.echo}>{idle}</p>;
  if (entry.wrong)
    return (
      <Suspense fallback={<p className={styles.echo} />}>
        <Wrong entry={entry} />
      </Suspense>
    );
  if (asked && (reading.ask || current.match.disputed)) return <Asked table={current} reading={reading} />;
  return said(current, reading);
}

interface AskedProps {
  readonly table: EntryTable;
  readonly reading: Extract<Reading, { kind: 'result' }>;
}

/** Whether that settles the dispute; whether the score is right. */
function Asked({ table, reading: { result, ask } }: AskedProps) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(entrySentences);
  const resultText = useResultText();
  return (
    <div className={styles.echo} role="alert">
      {table.match.disputed && <p className={styles.ask}>{text.askSettle(table.table, resultText(table, result))}</p>}
      {ask && (
        <p className={styles.ask}>
          {ask.kind === 'score' ? sentences.secondLook(ask.game) : sentences.oddSum(ask.points)}
        </p>
      )}
    </div>
  );
}

interface MissingProps {
  readonly entry: Entry;
  readonly table: EntryTable;
  readonly slot: Slot;
}

/** An empty field is never zero. */
function Missing({ entry, table, slot }: MissingProps) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(entrySentences);
  const { names } = useDesk();
  const player = table.seats.players[sideOf(slot)];
  const said =
    gameOfSlot(slot) === null
      ? text.missingTotal(names.short(player))
      : entry.typed.mode === 'losses'
        ? text.missingLoss(names.short(player))
        : sentences.missingScore(player, names);
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{said}</span>
    </p>
  );
}

/** What the rules refuse is said before it is sent. */
function Wrong({ entry: { wrong } }: { readonly entry: Entry }) {
  const objections = useObjections();
  const { names, tournament } = useDesk();
  if (!wrong) return null;
  const { what, why, next } = objections.refusal(wrong, names, tournament.format);
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.wrong}>{what}</span> {why} {next}
    </p>
  );
}

/** Somebody else saved this table while it was typed here: said at once, decided when it is saved. */
function Overtaken({ entry, named }: { readonly entry: Entry; readonly named: NamedValue }) {
  const conflict = useConflictText(named);
  const yours = entry.reading?.kind === 'result' ? entry.reading.result : null;
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{conflict(entry.overtaken?.now ?? null, yours)}</span>
    </p>
  );
}

interface EchoLineProps {
  readonly entry: Entry;
  readonly round: number;
}

/** What is typed of a round. */
export function EchoLine({ entry, round }: EchoLineProps) {
  const { ui } = useSentences(sharedSentences);
  const content = useDesk().tournament.rounds[round - 1];
  if (!content) return null;
  return (
    <EntryEcho
      entry={entry}
      noTable={ui.entry.noTable}
      namedOf={({ match: { players } }) => ({ kind: 'record', round, players: [players[0], players[1] ?? ''] })}
      said={(table, reading) => <Said {...{ entry, round, content, table, reading }} />}
    />
  );
}

interface SaidProps extends EchoLineProps {
  readonly content: Round;
  readonly table: EntryTable;
  readonly reading: Extract<Reading, { kind: 'result' }>;
}

function Said({ entry, round, content, table, reading: { result } }: SaidProps) {
  const sentences = useSentences(sharedSentences);
  const { tournament, names } = useDesk();
  const text = useSentences(entrySentences);
  const echo = sentences.echo(
    { ...table.match, result },
    tournament.settings,
    content.bestOf,
    names,
    tournament.format,
  );
  const corrects = table.match.result && !sameResult(result, table.match.result);
  const resultText = useResultText();
  // Under the fields each side of a wargame already has its score and how it is made: a draw says both once more.
  const made = result.kind === 'losses' && isWargame(tournament.format);
  const points = made ? (result.winner === null ? resultText(table, result) : '') : echo?.points;
  return (
    <div className={styles.echo}>
      <p aria-live="polite">
        <strong>{echo?.said}</strong> <span className={styles.points}>{points}</span>
        {entry.typed.away.some(Boolean) && <span className={styles.back}> {text.forfeitBack}</span>}
      </p>
      {entry.rules.wargame && (
        <Suspense fallback={null}>
          <EchoNotes round={round} match={table.match} result={result} />
        </Suspense>
      )}
      {(corrects || !table.match.result) && <PlacesThen round={round} at={table.at} result={result} />}
      {corrects && <CorrectionConsequences round={round} match={table.match} at={table.at} result={result} />}
    </div>
  );
}

interface EchoNotesProps {
  readonly round: number;
  readonly match: Match;
  readonly result: MatchResult;
}

/** Ochre: losses above the total, a draw with one army broken. Two scores that do not add up are asked about. */
function EchoNotes({ round, match, result }: EchoNotesProps) {
  const objections = useObjections();
  const { tournament, names } = useDesk();
  const doubts = resultDoubts(match, result, round, wargameScale(tournament.settings));
  return doubts
    .filter(({ code }) => code !== 'points-do-not-add-up')
    .map((doubt) => (
      <p key={doubt.code} className={styles.ask}>
        {objections.warning(doubt, names, tournament.format)}
      </p>
    ));
}
