import type { ReactNode } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useWords } from '../../core/language/use-words.ts';
import type { Reading } from '../../results/reading.ts';
import { gameOf, type Slot, sideOf } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.ts';
import type { Named } from './contested.ts';
import styles from './entry-strip.module.css';
import { entrySentences } from './sentences.ts';
import { noTableId } from './table-field.tsx';
import type { EntryTable } from './tables.ts';
import { useConflictSentence } from './use-conflict-sentence.ts';
import type { Entry } from './use-result-entry.ts';
import { useResultText } from './use-result-text.ts';

interface Props<Table extends EntryTable> {
  readonly entry: Entry<Table>;
  namedOf(table: Table): Named;
  /** What is typed, told in words. */
  said(table: Table, reading: Extract<Reading, { kind: 'result' }>): ReactNode;
  /** Of a number that no table has; a final says nothing of those of a round. */
  noTable?(table: number): string;
  /** What is told of a table before anything is typed. */
  readonly idle?: ReactNode;
}

/** The sentence of what is typed, while it is typed; or what is asked before it is saved. */
export function Echo<Table extends EntryTable>({ entry, namedOf, said, noTable, idle }: Props<Table>) {
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
  if (entry.wrong) return <Wrong entry={entry} />;
  if (asked && (reading.ask || current.match.disputed)) return <Asked table={current} reading={reading} />;
  return said(current, reading);
}

interface AskedProps {
  readonly table: EntryTable;
  readonly reading: Extract<Reading, { kind: 'result' }>;
}

/** Whether that settles the dispute; whether the score is right. */
function Asked({ table, reading: { result, ask } }: AskedProps) {
  const words = useWords();
  const say = useSentences(entrySentences);
  const resultText = useResultText();
  return (
    <div className={styles.echo} role="alert">
      {table.match.disputed && <p className={styles.ask}>{say.askSettle(table.table, resultText(table, result))}</p>}
      {ask && (
        <p className={styles.ask}>{ask.kind === 'score' ? words.secondLook(ask.game) : words.oddSum(ask.points)}</p>
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
  const words = useWords();
  const say = useSentences(entrySentences);
  const { names } = useDesk();
  const player = table.seats.players[sideOf(slot)];
  const said =
    gameOf(slot) === null
      ? say.missingTotal(names.short(player))
      : entry.typed.mode === 'losses'
        ? say.missingLoss(names.short(player))
        : words.missingScore(player, names);
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{said}</span>
    </p>
  );
}

/** What the rules refuse is said before it is sent. */
function Wrong({ entry: { wrong } }: { readonly entry: Entry }) {
  const words = useWords();
  const { names, tournament } = useDesk();
  if (!wrong) return null;
  const { what, why } = words.refusal(wrong, names, tournament.format);
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.wrong}>{what}</span> {why}
    </p>
  );
}

/** Somebody else saved this table while it was typed here: said at once, decided when it is saved. */
function Overtaken({ entry, named }: { readonly entry: Entry; readonly named: Named }) {
  const conflict = useConflictSentence(named);
  const yours = entry.reading?.kind === 'result' ? entry.reading.result : null;
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{conflict(entry.overtaken?.now ?? null, yours)}</span>
    </p>
  );
}
