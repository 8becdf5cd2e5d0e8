import { startTransition, useEffect, useState } from 'react';

/** As many rows as a tall screen holds. */
const atOnce = 60;

/**
 * The rows of a long list: those of the first screen at once, the others right after, in slices of time that leave the
 * page free. All of them are there in the end: for printing, for the browser's search, for a screen reader.
 */
export function useInTwoSteps<Row>(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState(rows.length <= atOnce);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return whole ? rows : rows.slice(0, atOnce);
}
