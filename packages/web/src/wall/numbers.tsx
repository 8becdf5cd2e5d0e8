import styles from './words.module.css';

/** Parts of the height for so many numbers; the smallest is that of table numbers. */
function sizeFor(numbers: number, most: number): number {
  const size = numbers <= 12 ? 1 / 8 : numbers <= 30 ? 1 / 11 : 1 / 20;
  return Math.min(size, most);
}

interface Props {
  readonly numbers: readonly number[];
  /** The largest size, in parts of the height. */
  readonly most?: number;
}

/** Tables that something is awaited of. */
export function Numbers({ numbers, most = 1 }: Props) {
  return (
    <ul className={styles.numbers} style={{ '--size': sizeFor(numbers.length, most) } as object}>
      {numbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  );
}
