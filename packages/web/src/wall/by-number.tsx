import type { PlayerId } from '@ronde/engine';
import type { Grid } from './geometry.ts';
import styles from './lists.module.css';
import { List } from './lists.tsx';
import { Name } from './name.tsx';
import { useShowing } from './showing.ts';
import { StarterDot } from './starter-dot.tsx';
import type { ExemptLine, TableLine } from './tables.ts';

interface Props {
  readonly lines: readonly (TableLine | ExemptLine)[];
  readonly grid: Grid;
}

/** One line a table, who starts first; then who is exempt. */
export function ByNumber({ lines, grid }: Props) {
  const { say } = useShowing();
  // In the wargame nobody starts.
  const starters = lines.some((line) => 'starter' in line && line.starter);
  return (
    <List
      caption={say.byNumber}
      heads={[say.table, starters ? say.starter : say.name, say.second]}
      cells={['calc(var(--u) * 0.106)', '45%', 'auto']}
      lines={lines}
      grid={grid}
      row={(line) =>
        'exempt' in line ? <Exempt key={line.exempt} id={line.exempt} /> : <Table key={line.table} {...line} />
      }
    />
  );
}

function Table({ table, players: [first, second], starter }: TableLine) {
  return (
    <tr>
      <th scope="row" className={styles.number}>
        {table}
      </th>
      <td>
        <Player id={first} starts={starter} />
      </td>
      <td>
        <Player id={second} starts={false} />
      </td>
    </tr>
  );
}

function Exempt({ id }: { readonly id: PlayerId }) {
  const { say } = useShowing();
  return (
    <tr>
      <th scope="row" className={styles.word}>
        {say.exempt}
      </th>
      <td>
        <Player id={id} starts={false} />
      </td>
      <td>
        <div className={styles.cell}>
          <span className={styles.other}>{say.noGame}</span>
        </div>
      </td>
    </tr>
  );
}

function Player({ id, starts }: { readonly id: PlayerId; readonly starts: boolean }) {
  const { names, state } = useShowing();
  const army = state.head.players.find((player) => player.id === id)?.army?.name;
  return (
    <div className={styles.cell}>
      <span className={styles.name} data-fit="" data-one={army !== undefined || undefined}>
        {starts && <StarterDot />}
        <Name of={names.full(id)} />
      </span>
      {army !== undefined && <span className={styles.army}>{army}</span>}
    </div>
  );
}
