import type { Result } from '@ronde/engine';
import { type Making, type MakingRefusal, made } from './make-paper.ts';
import type { WrittenPaper } from './write-paper.ts';

// The program that makes sheets, kept for the next one: one after the other, until whoever asks is gone.

/** A sheet to be made; the answer carries its number. */
export interface Order {
  readonly order: number;
  readonly making: Making;
}

/** `fault`: this sheet could not be made. */
export type Delivery =
  | { readonly order: number; readonly sheet: Result<WrittenPaper, MakingRefusal> }
  | { readonly order: number; readonly fault: string };

process.on('message', async ({ order, making }: Order) => {
  const delivery = await delivered(order, making);
  // Whoever asked may be gone already.
  if (process.connected) process.send?.(delivery);
});
process.once('disconnect', () => process.exit());

async function delivered(order: number, making: Making): Promise<Delivery> {
  try {
    return { order, sheet: await made(making) };
  } catch (error) {
    return { order, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
