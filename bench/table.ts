import { shown } from './median.ts';

/** One figure of ours, and what stands beside it. */
export interface Row {
  readonly what: string;
  /** Milliseconds. */
  readonly ours: number;
  readonly beside: string;
}

export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { what, ours, beside } of rows)
    console.log(`  ${what.padEnd(62)} ${shown(ours).padStart(11)}   ${beside}`);
}
