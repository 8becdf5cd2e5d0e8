import type { Player, RoundCell } from '@ronde/engine';
import type { Ui } from '@ronde/language';
import type { FigureColumn } from '@ronde/views/figure-columns';
import { cellParts } from '@ronde/views/rounds';
import type { Marked } from '@ronde/views/sanctions';
import { Fragment, memo, type ReactNode } from 'react';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import type { StandingsSentences } from './sentences.ts';
import styles from './standings.module.css';

interface Props {
  readonly player: Player;
  readonly name: string;
  readonly rank: number;
  /** 1803, 1000* where it is provisional. */
  readonly rating: string;
  /** Of the rating; null where the formula has none. */
  readonly series: string | null;
  readonly cells: readonly ((player: string) => RoundCell)[];
  /** Of a wargame, what each round brought. */
  readonly points: ReadonlyMap<number, string> | undefined;
  readonly columns: readonly FigureColumn[];
  readonly marks: readonly Marked[];
  /** Gone after one of these rounds. */
  readonly left: boolean;
  /** What each opponent is called. */
  readonly metAs: ReadonlyMap<string, string>;
  /** What explains this line is open, or their card is. */
  readonly open: boolean;
  /** On the line that asks « Pourquoi ? », the key of the tie, or of the final. */
  readonly tie: string | null;
  readonly tieOpen: boolean;
  readonly onTie: (key: string | null) => void;
  /** Opens their card; without it the name is plain. */
  readonly onCard: ((number: number) => void) | undefined;
  /** Given to all rows: hundreds that each ask for them are as many to let go. */
  readonly ui: Ui;
  readonly text: StandingsSentences;
}

const podium = 3;

export const StandingRow = memo(function StandingRow(props: Props) {
  const { player, rank, rating, series, cells, points, columns, metAs, open, ui } = props;
  return (
    <tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      <td className={`${sheet.number} ${sheet.strong}`}>{rank}</td>
      <Name {...props} />
      {series !== null && <td className={styles.wide}>{series}</td>}
      <td className={`${sheet.number} ${styles.wide}`}>{rating}</td>
      {cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
        <Fragment key={i}>{roundCell(cell(player.id), points?.get(i + 1), metAs, ui.standings)}</Fragment>
      ))}
      {columns.map((column) => {
        const text = column.text(player.id);
        const tone = column.strong ? sheet.strong : text === null ? sheet.quiet : '';
        return (
          <td key={column.head} className={`${sheet.number} ${tone} ${column.wide ? styles.wide : ''}`}>
            {text ?? '–'}
          </td>
        );
      })}
      <td className={`${sheet.number} ${sheet.narrow}`}>{props.tie !== null && <Why {...props} tie={props.tie} />}</td>
    </tr>
  );
});

function Name({ player, name, rank, marks, left, onCard, ui, text }: Props) {
  return (
    <th scope="row" className={rank <= podium ? sheet.strong : undefined}>
      {onCard ? (
        <button
          type="button"
          className={styles.name}
          aria-label={text.openCard(name)}
          data-opens={String(player.number)}
          onClick={() => onCard(player.number)}
        >
          {name}
        </button>
      ) : (
        name
      )}
      {player.army && <span className={`${styles.army} ${styles.wideInline}`}>{player.army.name}</span>}
      <SanctionMarks marks={marks} text={text} />
      {left && !marks.some(({ kind }) => kind === 'exclusion') && (
        <span className={`${styles.sanction} quiet`}>{ui.standings.left}</span>
      )}
    </th>
  );
}

function Why({ name, tie, tieOpen, onTie, ui }: Props & { readonly tie: string }) {
  return (
    <button
      type="button"
      className="link small"
      aria-expanded={tieOpen}
      aria-label={tieOpen ? `${ui.why.close}, ${name}` : ui.why.openFor(name)}
      data-why=""
      onClick={() => onTie(tieOpen ? null : tie)}
    >
      {tieOpen ? ui.why.close : ui.why.open}
    </button>
  );
}

/** Beside a name: what the arbiter decided, in a word; a malus with what it takes off, penalties with how many. */
function SanctionMarks({ marks, text }: Pick<Props, 'marks' | 'text'>) {
  return marks.map(({ kind, off, times }) => (
    <span key={kind} className={styles.sanction} data-kind={kind}>
      {kind === 'malus' ? text.malus(off) : kind === 'penalty' ? text.penalties(times) : text[kind]}
    </span>
  ));
}

/**
 * A letter, then the place of whom they met, with whose it is where several share it; in the wargame the points of the
 * round. No part of its own, and no element that the cell can be: six rounds of five hundred people are all let go when
 * the page is left.
 */
function roundCell(
  cell: RoundCell,
  points: string | undefined,
  metAs: ReadonlyMap<string, string>,
  ui: Ui['standings'],
): ReactNode {
  const told = points === undefined ? '' : `(${points})`;
  if (cell.kind === 'absent') return <td className={inCell}>{[ui.absent, told].filter(Boolean).join(' ')}</td>;
  if (cell.kind === 'exempt')
    return (
      <td className={inCell}>
        {`${ui.exempt} `}
        <span className={styles.met}>{told || ui.exemptWord}</span>
      </td>
    );
  const { letter, met, forfeit } = cellParts(cell, metAs, ui);
  if (cell.kind === 'awaited') return <td className={`${inCell} ${styles.met}`}>{`${letter} ${met}`}</td>;
  return (
    <td className={inCell} data-won={cell.kind === 'win' || undefined}>
      {`${letter} `}
      <span className={styles.met}>{[met, forfeit, told].filter(Boolean).join(' ')}</span>
    </td>
  );
}

const inCell = `${styles.wide} ${styles.cell}`;
