// The day that the pictures show: the practice tournament under a name of its own, with scores as a hall has them.
import type { Desk } from './desk-of.ts';

export const saintMartin = 'Tournoi de la Saint-Martin';

/** Gives the practice tournament its name, and what else is shown of it. */
export async function named(desk: Desk, more: { readonly date?: string; readonly place?: string } = {}): Promise<void> {
  const { name, date } = (await desk.view()).tournament;
  await desk.ask({ kind: 'details', saw: { name, ...(more.date && { date }) }, to: { name: saintMartin, ...more } });
}

/** The same on every run. */
export const score = (round: number, table: number): readonly [number, number] => [
  380 + ((round * 37 + table * 53) % 120),
  360 + ((round * 71 + table * 29) % 130),
];

const every = (): boolean => true;

export async function published(desk: Desk, round: number): Promise<void> {
  await desk.ask({ kind: 'draw', round, without: [] });
  await desk.ask({ kind: 'publish', round, attempt: 1 });
}

/** The results of these tables. */
export async function recorded(desk: Desk, round: number, which: (table: number) => boolean = every): Promise<void> {
  for (const { table = 0, players } of (await desk.view()).tournament.rounds[round - 1]?.matches ?? [])
    if (players.length === 2 && which(table)) await desk.record(round, table, score(round, table));
}

/** A whole round, from its draw to its end. */
export async function played(desk: Desk, round: number): Promise<void> {
  await published(desk, round);
  await recorded(desk, round);
  await desk.ask({ kind: 'close-round', round });
}
