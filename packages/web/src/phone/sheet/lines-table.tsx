import { pointsOf, runningTotals, type SheetLine } from '@ronde/engine/game/score-sheet';
import { number } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { lineText } from './line-text.ts';
import type { Seated } from './seated.ts';
import { sheetSentences } from './sentences.ts';
import styles from './sheet.module.css';

interface Props {
  readonly lines: readonly SheetLine[];
  readonly seated: Seated;
  readonly onCorrect: (at: number) => void;
}

/** Each move with its points and the running sum of each player; the starter's column first. */
export function LinesTable({ lines, seated, onCorrect }: Props) {
  const say = useSentences(sheetSentences);
  const totals = runningTotals(lines);
  return (
    <table className={styles.lines}>
      <caption className="sr-only">{say.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.line}</th>
          <th scope="col">{say.move}</th>
          <th scope="col">{say.points}</th>
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
                {lineText(line, say)}
                <span className="sr-only">, {say.correct(i + 1)}</span>
              </button>
            </th>
            <td>{number(pointsOf(line))}</td>
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
