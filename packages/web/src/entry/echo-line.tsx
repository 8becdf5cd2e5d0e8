import type { Round } from '@ronde/engine';
import { NamedBefore } from '../correction/named-before.tsx';
import { useDesk } from '../frame/desk.ts';
import { useWords } from '../session/use-words.ts';
import { EchoNotes } from './echo-notes.tsx';
import styles from './entry-strip.module.css';
import type { Ask, Reading } from './reading.ts';
import { sameResult } from './same-result.ts';
import { gameOf, type Slot, sideOf } from './slots.ts';
import { noTableId } from './table-field.tsx';
import type { EntryTable } from './tables.ts';
import { useConflictWords } from './use-conflict-words.ts';
import type { Entry } from './use-entry.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useResultWords } from './use-result-words.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
}

/** The sentence of what is typed, while it is typed; or what is asked before it is saved. */
export function EchoLine({ entry, round }: Props) {
  const { ui } = useWords();
  const { tournament } = useDesk();
  const { current, reading, asked } = entry;
  const content = tournament.rounds[round - 1];
  if (!content) return null;
  if (entry.overtaken && current) return <Overtaken entry={entry} round={round} player={current.match.players[0]} />;
  if (!current || !reading) {
    const number = Number(entry.tableText);
    return (
      <p className={styles.echo} id={noTableId}>
        {number > 0 && <span className={styles.ask}>{ui.entry.noTable(number)}</span>}
      </p>
    );
  }
  if (reading.kind === 'missing' || (reading.kind === 'empty' && asked))
    return asked ? (
      <Missing entry={entry} table={current} slot={reading.kind === 'missing' ? reading.slot : '0.0'} />
    ) : (
      <p className={styles.echo} />
    );
  if (reading.kind === 'empty') return <p className={styles.echo} />;
  if (entry.wrong) return <Wrong entry={entry} />;
  if (asked && reading.ask) return <Asked ask={reading.ask} />;
  return <Said entry={entry} round={round} content={content} table={current} reading={reading} />;
}

interface SaidProps extends Props {
  readonly content: Round;
  readonly table: EntryTable;
  readonly reading: Extract<Reading, { kind: 'result' }>;
}

function Said({ entry, round, content, table, reading: { result } }: SaidProps) {
  const words = useWords();
  const { tournament, names } = useDesk();
  const echo = words.echo({ ...table.match, result }, tournament.settings, content.bestOf, names, tournament.format);
  const corrects = table.match.result && !sameResult(result, table.match.result);
  const resultWords = useResultWords();
  // Under the fields each side of a wargame already has its score and how it is made: a draw says both once more.
  const made = result.kind === 'losses' && tournament.format === 'art-de-la-guerre';
  const points = made ? (result.winner === null ? resultWords(table, result) : '') : echo?.points;
  return (
    <div className={styles.echo}>
      <p aria-live="polite">
        <strong>{echo?.said}</strong> <span className={styles.points}>{points}</span>
      </p>
      {entry.rules.wargame && <EchoNotes round={round} match={table.match} result={result} />}
      {corrects && <NamedBefore round={round} match={table.match} at={table.at} result={result} />}
    </div>
  );
}

function Asked({ ask }: { readonly ask: Ask }) {
  const words = useWords();
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{ask.kind === 'score' ? words.secondLook(ask.game) : words.oddSum(ask.points)}</span>
    </p>
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
  const say = useEntryWords();
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
function Overtaken({ entry, round, player }: Props & { readonly player: string }) {
  const conflict = useConflictWords(round, player);
  const yours = entry.reading?.kind === 'result' ? entry.reading.result : null;
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{conflict(entry.overtaken?.now ?? null, yours)}</span>
    </p>
  );
}
