import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../core/language/use-words.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useInTwoSteps } from '../../ui/use-in-two-steps.ts';
import type { Listed } from '../roster/listed.ts';
import type { PlayerColumn } from './columns.ts';
import styles from './players.module.css';
import { type Sort, writeSort } from './sorted.ts';

interface Props {
  readonly caption: string;
  readonly columns: readonly PlayerColumn[];
  readonly lines: readonly Listed[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Each header is a button that sorts; pressed again, it turns the order round. */
export function PlayersTable({ caption, columns, lines, sort, onSort }: Props) {
  const { ui } = useWords();
  return (
    <Sheet caption={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className={`${sheet.narrow} ${styles.wide}`}>
            {ui.registration.status}
          </th>
        </tr>
      </thead>
      <Body key={writeSort(sort)} columns={columns} lines={lines} />
    </Sheet>
  );
}

/** Another order is another body: its first screen is there before the hundreds of rows below it. */
function Body({ columns, lines }: Pick<Props, 'columns' | 'lines'>) {
  const { t } = useDesk();
  const shown = useInTwoSteps(lines);
  return (
    <tbody>
      {shown.map((line) => (
        <Row key={line.player.id} t={t} line={line} columns={columns} />
      ))}
    </tbody>
  );
}

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  readonly column: PlayerColumn;
}

function Head({ column: { key, head, long, number, wide, down }, sort, onSort }: HeadProps) {
  const own = sort.by === key;
  const Arrow = sort.down ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={`${number ? sheet.number : ''} ${wide ? styles.wide : ''}`}
      aria-sort={own ? (sort.down ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort({ by: key, down: own ? !sort.down : down })}>
        {long ? <abbr title={long}>{head}</abbr> : head}
        {own && <Arrow size={14} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  );
}

interface RowProps {
  readonly t: string;
  readonly line: Listed;
  readonly columns: readonly PlayerColumn[];
}

const Row = memo(function Row({ t, line, columns }: RowProps) {
  const words = useWords();
  const { player } = line;
  return (
    <tr>
      {columns.map(({ key, number, wide, text }) =>
        key === 'nom' ? (
          <th key={key} scope="row">
            <Link href={address.player(t, player.number)} className={styles.name ?? ''}>
              {line.name}
            </Link>
          </th>
        ) : (
          <td key={key} className={`${number ? sheet.number : ''} ${wide ? styles.wide : ''}`}>
            {text(line)}
          </td>
        ),
      )}
      <td className={`${sheet.narrow} ${sheet.quiet} ${styles.wide}`}>
        {player.left === undefined ? words.presence(player.presence) : words.ui.registration.left(player.left)}
      </td>
    </tr>
  );
});
