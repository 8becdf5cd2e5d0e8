import { type GridLine, gridLines, type Standings } from '@ronde/engine';
import { type Grid, gridOf, type Meeting, meetingName } from '@ronde/views/grid';
import { cellFigures, letterOf } from '@ronde/views/rounds';
import { marked, placeMarks } from '@ronde/views/standings';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from './grid.module.css';

/** « Grille »: everybody against everybody, in the order of the standings; it scrolls in its own frame. */
export function GridTable({ standings }: { readonly standings: Standings }) {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(standingsSentences);
  const { tournament, names } = useDesk();
  const grid = useMemo(() => gridOf(tournament, standings.after), [tournament, standings.after]);
  const mark = placeMarks(tournament, standings.after, ui);
  const frame = useRef<HTMLElement>(null);
  const lines = useMemo(() => gridLines(tournament, standings), [tournament, standings]);
  const { rows, columns } = useGridWindow(frame, lines.length);
  const part = lines.length > drawnWhole;
  const width = part ? cell.head + lines.length * cell.width : undefined;
  const shown = lines.slice(columns.from, columns.to);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard.
    <section ref={frame} className={styles.frame} tabIndex={0} aria-label={ui.grid}>
      <table
        className={styles.grid}
        data-part={part || undefined}
        style={{ width }}
        aria-rowcount={lines.length + 1}
        aria-colcount={lines.length + 1}
      >
        <caption className="sr-only">{`${text.gridOf(ui.afterRounds(standings.after))}. ${text.gridHelp}`}</caption>
        {part && (
          <colgroup>
            <col style={{ width: cell.head }} />
            <col span={lines.length} style={{ width: cell.width }} />
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{ui.player}</th>
            <Gap size={columns.from} />
            {shown.map(({ player, rank }, i) => (
              <th key={player} scope="col" aria-colindex={columns.from + i + 2}>
                <span aria-hidden="true">{rank ?? names.short(player)}</span>
                <span className="sr-only">{names.full(player)}</span>
              </th>
            ))}
            <Gap size={lines.length - columns.to} />
          </tr>
        </thead>
        <tbody>
          <Skipped count={rows.from} />
          {lines.slice(rows.from, rows.to).map((line, i) => (
            <GridRow
              key={line.player}
              line={line}
              name={marked(names.full(line.player), mark(line.player))}
              at={rows.from + i + 2}
              lines={lines}
              from={columns.from}
              to={columns.to}
              grid={grid}
            />
          ))}
          <Skipped count={lines.length - rows.to} />
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Span {
  readonly line: GridLine;
  readonly name: string;
  readonly at: number;
  readonly lines: readonly GridLine[];
  readonly grid: Grid;
}

const GridRow = memo(function GridRow({ line: { player, rank }, name, at, lines, from, to, grid }: RowProps) {
  return (
    <tr aria-rowindex={at}>
      <th scope="row">
        <span className={styles.rank}>{rank}</span> {name}
      </th>
      <Gap size={from} />
      {lines.slice(from, to).map(({ player: other }, i) => (
        <td key={other} aria-colindex={from + i + 2} data-self={player === other || undefined}>
          {player === other ? '·' : <GridMet met={grid.get(player)?.get(other)} />}
        </td>
      ))}
      <Gap size={lines.length - to} />
    </tr>
  );
});

/** So many cells that are out of sight. */
const Gap = ({ size }: { readonly size: number }) => size > 0 && <td colSpan={size} aria-hidden="true" />;

/** So many lines that are out of sight. */
const Skipped = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <tr>
      <td style={{ height: count * cell.height }} />
    </tr>
  );

/** A letter, the two figures, the round, for each time the two met. */
function GridMet({ met }: { readonly met: readonly Meeting[] | undefined }) {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(standingsSentences);
  const lang = useLang();
  if (!met) return <span className="sr-only">{text.notMet}</span>;
  return met.map(({ round, cell, figures }) => (
    <span key={round} className={styles.met}>
      <span className={cell.kind === 'win' ? styles.win : undefined}>{letterOf(cell, ui)}</span>
      {figures && <span>{` ${cellFigures(figures)}`}</span>}
      <span className={styles.round}>{` ${meetingName(round, ui, lang)}`}</span>
    </span>
  ));
}

/** From the first shown to the one after the last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface GridWindow {
  readonly rows: Span;
  readonly columns: Span;
}

/** In px: what one cell measures where only a part of the cross table is drawn. */
const cell = { width: 92, height: 36, head: 260 } as const;

/** With more players than this, 500 × 500 cells, only what is looked at is drawn. */
const drawnWhole = 64;

const beyond = 6;

/** Of `count` lines of `size` px, those seen through `length` px from `start` on, and a few around. */
export function seen(count: number, size: number, start: number, length: number): Span {
  const from = Math.max(0, Math.floor(start / size) - beyond);
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((start + length) / size) + beyond) };
}

/** Follows the scrolling of the frame. */
function useGridWindow(frame: RefObject<HTMLElement | null>, count: number): GridWindow {
  const whole = count <= drawnWhole;
  const all = { from: 0, to: count };
  const [window, setWindow] = useState<GridWindow>({ rows: seen(count, 1, 0, 30), columns: seen(count, 1, 0, 20) });
  useEffect(() => {
    const box = frame.current;
    if (whole || !box) return;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
      setWindow({
        rows: seen(count, cell.height, scrollTop, clientHeight),
        columns: seen(count, cell.width, scrollLeft, clientWidth),
      });
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [frame, count, whole]);
  return whole ? { rows: all, columns: all } : window;
}
