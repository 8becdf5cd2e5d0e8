import type { Seated } from '@ronde/engine/tournament/seated-by-name';
import type { PageGrid } from './geometry.ts';
import styles from './lists.module.css';
import { List, Name, StarterDot } from './lists.tsx';
import type { WallSentences } from './sentences.ts';
import { useWall } from './wall-context.ts';

interface Props {
  readonly lines: readonly Seated[];
  readonly grid: PageGrid;
  /** No room for every word. */
  readonly brief: boolean;
}

/** Each player once: the table, the name, the opponent, and who starts (UI-01). */
export function ByName({ lines, grid, brief }: Props) {
  const { text } = useWall();
  return (
    <List
      caption={text.byName}
      heads={[text.table, text.name, text.opponent]}
      cells={[numberWidth(brief), 'auto', brief ? '34%' : '38%']}
      lines={lines}
      grid={grid}
      row={(line) => (
        <tr key={line.player}>
          <td className={line.why === 'exempt' && !brief ? styles.word : styles.number} data-gutter="">
            {line.why === 'exempt' && !brief ? text.exempt : (line.table ?? '–')}
          </td>
          <th scope="row">
            <div className={styles.cell}>
              {line.starts && (
                <span className={styles.gutter}>
                  <StarterDot />
                </span>
              )}
              <span className={styles.name} data-fit="">
                <Name of={line.name} />
              </span>
            </div>
          </th>
          <td>
            <div className={styles.cell}>
              <Opponent line={line} brief={brief} fit={grid.columns === 1} />
            </div>
          </td>
        </tr>
      )}
    />
  );
}

/** Room for « exempt », or for three digits. */
const numberWidth = (brief: boolean): string => `calc(var(--u) * ${brief ? 0.088 : 0.116})`;

/** How `useFit` treats it. */
const clamped = { 'data-clamp': '' };
const fitted = { ...clamped, 'data-fit': '' };

/** Why somebody has no opponent. */
function without({ why }: Seated, brief: boolean, text: WallSentences): string {
  if (why === 'absent') return text.absent;
  return brief ? text.exempt : text.noGame;
}

interface OpponentProps {
  readonly line: Seated;
  readonly brief: boolean;
  /** Made smaller where it must be: in a wide column its letters are larger than the smallest. */
  readonly fit: boolean;
}

function Opponent({ line, brief, fit }: OpponentProps) {
  const { text, names, state } = useWall();
  if (line.opponent === null) return <span className={styles.other}>{without(line, brief, text)}</span>;
  const army = state.head.players.find(({ id }) => id === line.opponent)?.army?.name;
  const against = names.short(line.opponent);
  return (
    <>
      <span className={styles.against}>
        <span className={styles.other} data-one={army !== undefined || undefined} {...(fit ? fitted : clamped)}>
          {!brief && <span className={styles.versus}>{text.against} </span>}
          {against}
        </span>
      </span>
      {army !== undefined && (
        <span className={styles.army} data-fit="">
          {army}
        </span>
      )}
    </>
  );
}
