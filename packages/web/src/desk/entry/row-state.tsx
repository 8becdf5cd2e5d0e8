import { gamesWon, isGranted } from '@ronde/engine';
import { inSeatOrder, lossesOf } from '@ronde/language';
import { IconAlertTriangle, IconCheck, IconDeviceMobile, IconPencil } from '@tabler/icons-react';
import { connection } from '../../core/connection.ts';
import { useExternal } from '../../core/external.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useResultText } from './result-text.ts';
import styles from './results-table.module.css';
import { entrySentences } from './sentences.ts';
import type { EntryTable, ResultSource } from './tables.ts';
import type { Entry } from './use-result-entry.ts';

interface RowStateProps {
  readonly row: EntryTable;
  readonly entry: Entry;
  readonly typing: boolean;
  readonly corrected: boolean;
  readonly source: ResultSource | undefined;
}

const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

/** A word and a sign for each state, so that grey print loses nothing. */
export function RowState({ row, entry, typing, corrected, source }: RowStateProps) {
  const ui = useSentences(uiSentences);
  const { result, disputed, claim } = row.match;
  if (row.kept) return <KeptHere />;
  if (disputed)
    return (
      <span className={sheet.state} data-tone="bad">
        <IconAlertTriangle {...icon} />
        {ui.table.disputed}
      </span>
    );
  // What one of the two has entered stands in the strip, and waits.
  const claimed = claim && !result;
  if (typing && !claimed)
    return (
      <span className={sheet.state} data-tone="now">
        <IconPencil {...icon} />
        {ui.table.typing}
      </span>
    );
  if (claimed)
    return (
      <span className={sheet.state} data-tone="ask">
        <IconDeviceMobile {...icon} />
        {ui.table.toConfirm}
      </span>
    );
  if (entry.unsaved.has(row.table)) return <Unsaved />;
  if (!result) return <Awaited row={row} />;
  if (entry.rules.wargame) return <CohesionState row={row} corrected={corrected} settled={source === 'settled'} />;
  return <Saved row={row} corrected={corrected} source={source} />;
}

/** Nothing yet; or of a longer match the games that are won: « 1 – 1, en cours ». */
export function Awaited({ row: { match, seats } }: Pick<RowStateProps, 'row'>) {
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const won = gamesWon(match);
  return <span className={sheet.state}>{won ? text.gamesSoFar(...inSeatOrder(seats, won)) : ui.table.awaited}</span>;
}

/** Typed, then left for another table: the figures are still in its fields. */
function Unsaved() {
  const text = useSentences(entrySentences);
  return (
    <span className={sheet.state} data-tone="ask">
      <IconPencil {...icon} />
      {text.unsaved}
    </span>
  );
}

/** Typed here and not acknowledged yet: « gardé ici » while nobody answers. */
export function KeptHere() {
  const ui = useSentences(uiSentences);
  const cut = useExternal(connection).kind === 'cut';
  return <span className={sheet.state}>{cut ? ui.network.kept : '…'}</span>;
}

type SavedProps = Pick<RowStateProps, 'row' | 'corrected' | 'source'>;

/** Corrected since, settled, checked by a second person, or where it came from. */
function Saved({ row, corrected, source }: SavedProps) {
  const ui = useSentences(uiSentences);
  const entryText = useSentences(entrySentences);
  return (
    <span className={sheet.state}>
      <IconCheck {...icon} />
      {corrected
        ? ui.table.corrected
        : source
          ? entryText[source]
          : row.match.confirmed
            ? entryText.read
            : entryText.slip}
    </span>
  );
}

interface CohesionStateProps {
  readonly row: EntryTable;
  readonly corrected: boolean;
  readonly settled: boolean;
}

/** « ✓ 7/23 – 25/25 », « N 18/25 – 10/25 », « ✓ 10/25 – 5/25 victoire sans déroute », « F forfait de DELMAS »: what the wargame's result is made of. */
function CohesionState({ row, corrected, settled }: CohesionStateProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  const entryText = useSentences(entrySentences);
  const resultText = useResultText();
  const { result, confirmed } = row.match;
  if (!result) return null;
  const drawn = 'winner' in result && result.winner === null;
  const granted = isGranted(row.match, result);
  const state = corrected ? ui.table.corrected : settled ? entryText.settled : confirmed ? entryText.read : '';
  return (
    <span className={sheet.state}>
      {result.kind === 'forfeit' ? (
        <span>{ui.standings.forfeit}</span>
      ) : drawn ? (
        <span>{ui.standings.draw}</span>
      ) : (
        <IconCheck size={15} stroke={1.75} aria-hidden="true" />
      )}
      {result.kind === 'losses' && <span>{lossesOf(inSeatOrder(row.seats, result.cohesion))}</span>}
      {granted && <span>{entryText.granted}</span>}
      {(result.kind === 'forfeit' || result.kind === 'awarded') && resultText(row, result)}
      {(result.kind === 'points' || result.kind === 'games' || result.kind === 'decided') && (state || text.saved)}
      {result.kind !== 'points' && result.kind !== 'games' && result.kind !== 'decided' && state && ` ${state}`}
    </span>
  );
}

interface TableCellProps {
  readonly table: number;
  /** The result of this table is being typed. */
  readonly typing: boolean;
}

/** The number of a row, which is its button for the keyboard: the row itself answers the press. */
export function TableNumberCell({ table, typing }: TableCellProps) {
  const ui = useSentences(uiSentences);
  return (
    <td className={`${sheet.number} ${sheet.strong} ${styles.tableCell}`}>
      <button type="button" className={styles.pick} aria-label={ui.table.tableNumber(table)} aria-pressed={typing}>
        {table}
      </button>
    </td>
  );
}
