import { compareSheets, pointsOf, type SheetLine } from '@ronde/engine/game/score-sheet';
import { otherSeat } from '@ronde/engine/game/turn';
import { number } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { lineText } from './line-text.ts';
import type { Seated } from './seated.ts';
import { type SheetSentences, sheetSentences } from './sentences.ts';

interface Props {
  readonly own: readonly SheetLine[];
  readonly other: readonly SheetLine[] | null;
  readonly seated: Seated;
}

/** The first line where the two sheets part (9.4), while it can still be settled at the table. */
export function CompareSheets({ own, other, seated }: Props) {
  const say = useSentences(sheetSentences);
  const parted = other !== null && partedAt(own, other);
  return (
    <section aria-live="polite">
      <h2>{say.compare}</h2>
      {parted ? (
        <div className="stop">
          <p>{say.parted(parted.line)}</p>
          <p>{say.mine(said(parted.own, say, seated))}</p>
          <p>{say.theirs(seated.nameOf(otherSeat(seated.mine)), said(parted.other, say, seated))}</p>
        </div>
      ) : (
        <p className="quiet">{agreeText(own, other, say, seated)}</p>
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

function agreeText(own: readonly SheetLine[], other: Props['other'], say: SheetSentences, seated: Seated): string {
  if (other === null || other.length === 0)
    return own.length === 0 ? say.none : say.alone(seated.nameOf(otherSeat(seated.mine)));
  return own.length === other.length ? say.agree : say.shorter(Math.min(own.length, other.length));
}

const said = (line: SheetLine, say: SheetSentences, seated: Seated): string =>
  `${seated.nameOf(line.by)}, ${lineText(line, say)}, ${number(pointsOf(line))}`;
