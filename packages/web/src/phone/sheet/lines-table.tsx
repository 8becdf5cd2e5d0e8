import { never } from '@ronde/engine/base/result';
import { compareSheets, pointsOfLine, runningTotals, type SheetLine } from '@ronde/engine/game/score-sheet';
import { otherSeat } from '@ronde/engine/game/turn';
import { number } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type SheetSentences, sheetSentences } from './sentences.ts';
import styles from './sheet.module.css';
import type { SheetSeats } from './sheet-state.ts';

interface LinesTableProps {
  readonly lines: readonly SheetLine[];
  readonly seated: SheetSeats;
  readonly onCorrect: (at: number) => void;
}

/** Each move with its points and the running sum of each player; the starter's column first. */
export function LinesTable({ lines, seated, onCorrect }: LinesTableProps) {
  const text = useSentences(sheetSentences);
  const totals = runningTotals(lines);
  return (
    <table className={styles.lines}>
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.line}</th>
          <th scope="col">{text.move}</th>
          <th scope="col">{text.points}</th>
          <th scope="col">{seated.nameOf(0)}</th>
          <th scope="col">{seated.nameOf(1)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the sheet.
          <tr key={i}>
            <td>{i + 1}</td>
            <th scope="row">
              <button type="button" onClick={() => onCorrect(i)}>
                {lineText(line, text)}
                <span className="sr-only">, {text.correct(i + 1)}</span>
              </button>
            </th>
            <td>{number(pointsOfLine(line))}</td>
            {([0, 1] as const).map((seat) => (
              <td key={seat} data-here={line.by === seat || undefined}>
                {line.by === seat && number(totals[i]?.[seat] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CompareSheetsProps {
  readonly own: readonly SheetLine[];
  readonly other: readonly SheetLine[] | null;
  readonly seated: SheetSeats;
}

/** The first line where the two sheets part (9.4), while it can still be settled at the table. */
export function CompareSheets({ own, other, seated }: CompareSheetsProps) {
  const text = useSentences(sheetSentences);
  const parted = other !== null && partedAt(own, other);
  return (
    <section aria-live="polite">
      <h2>{text.compare}</h2>
      {parted ? (
        <div className="stop">
          <p>{text.parted(parted.line)}</p>
          <p>{text.mine(said(parted.own, text, seated))}</p>
          <p>{text.theirs(seated.nameOf(otherSeat(seated.mine)), said(parted.other, text, seated))}</p>
        </div>
      ) : (
        <p className="quiet">{agreeText(own, other, text, seated)}</p>
      )}
    </section>
  );
}

interface Parted {
  readonly line: number;
  readonly own: SheetLine;
  readonly other: SheetLine;
}

function partedAt(own: readonly SheetLine[], other: readonly SheetLine[]): Parted | null {
  const found = compareSheets([own, other]);
  return found.kind === 'parted' ? { line: found.line, own: found.at[0], other: found.at[1] } : null;
}

function agreeText(
  own: readonly SheetLine[],
  other: CompareSheetsProps['other'],
  text: SheetSentences,
  seated: SheetSeats,
): string {
  if (other === null || other.length === 0)
    return own.length === 0 ? text.none : text.alone(seated.nameOf(otherSeat(seated.mine)));
  return own.length === other.length ? text.agree : text.shorter(Math.min(own.length, other.length));
}

const said = (line: SheetLine, text: SheetSentences, seated: SheetSeats): string =>
  `${seated.nameOf(line.by)}, ${lineText(line, text)}, ${number(pointsOfLine(line))}`;

/** What stands in the middle of a line: the word, or what the turn came to. */
function lineText(line: SheetLine, text: SheetSentences): string {
  switch (line.kind) {
    case 'word':
      return line.word;
    case 'pass':
      return text.passed;
    case 'exchange':
      return text.exchanged(line.count);
    case 'refused':
      return text.refusedLine(line.word ?? '');
    case 'penalty':
      return text.penaltyLine;
    default:
      return never(line);
  }
}
