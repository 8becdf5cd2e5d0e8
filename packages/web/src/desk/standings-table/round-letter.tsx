import type { RoundCell } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import styles from './standings.module.css';

interface Props {
  readonly cell: RoundCell;
  /** What each opponent is called. */
  readonly metAs: ReadonlyMap<string, string>;
}

/** A letter, then the place of whom they met, with whose it is where several share it. */
export function RoundLetter({ cell, metAs }: Props) {
  const { standings: ui } = useUi();
  if (cell.kind === 'absent') return <span className="quiet">{ui.absent}</span>;
  if (cell.kind === 'exempt')
    return (
      <>
        {ui.exempt} <span className={styles.met}>{ui.exemptWord}</span>
      </>
    );
  const met = metAs.get(cell.opponent);
  if (cell.kind === 'awaited') return <span className={styles.met}>… {met}</span>;
  const letter = ui[cell.kind];
  return (
    <>
      {cell.kind === 'win' ? <strong>{letter}</strong> : <span className={styles.letter}>{letter}</span>}{' '}
      <span className={styles.met}>
        {met}
        {cell.forfeited && cell.kind === 'win' ? ` ${ui.forfeit}` : ''}
      </span>
    </>
  );
}
