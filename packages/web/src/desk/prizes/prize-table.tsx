import { useUi } from '../../core/language/use-words.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './prizes.module.css';
import { usePrizesWords } from './use-prizes-words.ts';

interface Props {
  readonly caption: string;
  /** What the figure is; a place where it is not said. */
  readonly figure?: string;
  /** First of what, the figure, who. */
  readonly rows: readonly (readonly [of: string, figure: number, who: string])[];
}

export function PrizeTable({ caption, figure, rows }: Props) {
  const { standings: ui } = useUi();
  const say = usePrizesWords();
  return (
    <Sheet caption={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.of}>
            {say.prize}
          </th>
          <th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
            {figure ?? ui.rank}
          </th>
          <th scope="col">{ui.player}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([of, value, who]) => (
          <tr key={`${of} ${value} ${who}`}>
            <th scope="row">{of}</th>
            <td className={sheet.number}>{value}</td>
            <td>{who}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
