import { figuresOf, type Tournament } from '@ronde/engine';
import { inSeatOrder, number } from '@ronde/language';
import { useDesk } from '../../shell/desk.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './results-table.module.css';
import { shownFigures } from './shown-figures.ts';
import { type EntryTable, shownResult } from './tables.ts';
import { useEntryWords } from './use-entry-words.ts';
import type { Entry } from './use-result-entry.ts';
import { useResultWords } from './use-result-words.ts';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly entry: Entry;
  readonly typing: boolean;
  readonly winner: string | null;
}

/** Both figures of a row, or a word in their place. */
export function RowScores({ row, round, entry, typing, winner }: Props) {
  const say = useEntryWords();
  const { tournament } = useDesk();
  const resultWords = useResultWords();
  const result = shownResult(row);
  const quiet = sheet.quiet ?? '';
  if (row.match.disputed?.value && !row.kept && (result || row.match.claim)) return <Said text={say.versions} />;
  const { claim } = row.match;
  if (typing && !result && !claim) return <Pair values={typedFigures(row, entry, tournament)} className={quiet} />;
  const figures = shownFigures(row, tournament, round);
  if (figures) {
    const [left, right] = figures;
    return <Pair values={[number(left), number(right)]} strong={row.seats.players.map((id) => id === winner)} />;
  }
  if (result) return <Said text={resultWords(row, result)} />;
  const claimed = claim && shownFigures({ ...row, match: { ...row.match, result: claim.value } }, tournament, round);
  if (claimed) return <Pair values={[number(claimed[0]), number(claimed[1])]} className={quiet} />;
  return <Pair values={['…', '…']} className={quiet} />;
}

/** The figures being typed, or the scores that losses make; nothing of a match of several games. */
function typedFigures(row: EntryTable, entry: Entry, { settings }: Tournament): readonly [string, string] {
  const { typed, rules, reading, wrong } = entry;
  if (typed.mode !== 'losses' && rules.bestOf === 1) {
    const [[left, right]] = typed.pairs;
    return [left || '…', right || '…'];
  }
  if (typed.mode !== 'losses' || reading?.kind !== 'result' || wrong) return ['…', '…'];
  const figures = figuresOf({ ...row.match, result: reading.result }, settings, true);
  const [left, right] = figures ? inSeatOrder(row.seats, figures) : ['…', '…'];
  return [String(left), String(right)];
}

function Said({ text }: { readonly text: string }) {
  return (
    <td colSpan={2} className={`${styles.said} ${sheet.quiet}`}>
      {text}
    </td>
  );
}

interface PairProps {
  readonly values: readonly [string, string];
  readonly strong?: readonly boolean[];
  readonly className?: string;
}

function Pair({ values, strong = [], className = '' }: PairProps) {
  return values.map((value, i) => (
    <td
      key={i === 0 ? 'left' : 'right'}
      className={`${sheet.number} ${styles.score} ${strong[i] ? sheet.strong : ''} ${className}`}
    >
      {value}
    </td>
  ));
}
