import type { Paper } from '@ronde/documents';
import { toPdf } from '@ronde/documents/pdf';

// The process that sets sheets: one after the other, until whoever asks is gone.

/** A sheet to be set; the answer carries its number. */
export interface Order {
  readonly order: number;
  readonly paper: Paper;
}

/** `fault`: this sheet could not be set. */
export type Delivery =
  | { readonly order: number; readonly pdf: Uint8Array }
  | { readonly order: number; readonly fault: string };

process.on('message', ({ order, paper }: Order) => {
  // Whoever asked may be gone already.
  if (process.connected) process.send?.(set(order, paper));
});
process.once('disconnect', () => process.exit());

function set(order: number, paper: Paper): Delivery {
  try {
    return { order, pdf: toPdf(paper) };
  } catch (error) {
    return { order, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
