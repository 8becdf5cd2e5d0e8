import type { PlRating } from '@ronde/engine';
import { number, signed } from '@ronde/language';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './closing.module.css';
import { FirstCells, FirstHeads } from './rated-columns.tsx';
import { usePlayerNumbered } from './rated-name.tsx';
import { useClosingWords } from './use-closing-words.ts';

interface Props {
  readonly rating: PlRating;
  readonly open: number | null;
}

/** Avant, PE, B, PJ, après: each figure of the rule in its column. */
export function PlTable({ rating, open }: Props) {
  const say = useClosingWords();
  const shown = usePlayerNumbered(open);
  const wide = `${sheet.number} ${styles.wide}`;
  return (
    <Sheet caption={say.caption}>
      <thead>
        <tr>
          <FirstHeads />
          <Short title={say.pe} of="PE" className={styles.wide} />
          <Short title={say.b} of="B" className={styles.wide} />
          <Short title={say.pj} of="PJ" />
          <th scope="col" className={sheet.number}>
            {say.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.players.map(({ player, place, before, provisional, pe, b, pj, after }) => (
          <tr key={player} data-open={player === shown ? '' : undefined}>
            <FirstCells {...{ player, place }} before={`${before}${provisional ? '*' : ''}`} open={player === shown} />
            <td className={wide}>{pe}</td>
            <td className={wide}>{number(b)}</td>
            <td className={sheet.number}>{signed(pj)}</td>
            <td className={`${sheet.number} ${sheet.strong}`}>{number(after)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

interface ShortProps {
  readonly of: string;
  readonly title: string;
  readonly className?: string | undefined;
}

function Short({ of, title, className = '' }: ShortProps) {
  return (
    <th scope="col" className={`${sheet.number} ${className}`}>
      <abbr title={title}>{of}</abbr>
    </th>
  );
}
