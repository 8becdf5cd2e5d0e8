import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@ronde/engine';
import { copiesFolder } from './copies.ts';
import { civilDay } from './moment.ts';
import type { CopyRefusal } from './refusal.ts';
import { lives } from './room.ts';

export interface Nightly {
  readonly folder: string;
  /** Makes a checked copy, whole or not at all. */
  readonly make: (file: string) => Promise<Result<unknown, CopyRefusal>>;
  readonly now: () => Date;
  /** A copy that could not be made: the day goes on without it. */
  readonly report: (refusal: CopyRefusal | unknown) => void;
  /** How long after the start the first one waits, in ms: nobody's first page waits for it. */
  readonly after?: number;
}

const kept = 14;
const hourOfNight = 3;
const nightlyName = /^ronde-\d{4}-\d\d-\d\d\.sqlite$/;

/** A copy a day: at the first start of the day, else at 3 in the night; the last 14 are kept. Answers what ends it. */
export function nightlyCopies(nightly: Nightly): () => void {
  const { now, after = 3000 } = nightly;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number): void => {
    timer = setTimeout(() => void copyOfToday(nightly).finally(() => wait(untilNight(now()))), ms);
    timer.unref();
  };
  wait(after);
  return () => clearTimeout(timer);
}

/** Makes today's copy unless it is there. */
export async function copyOfToday({ folder, make, now, report }: Nightly): Promise<void> {
  const file = join(copiesFolder(folder), `ronde-${civilDay(now())}.sqlite`);
  if (existsSync(file)) return;
  try {
    const made = await make(file);
    if (made.ok) await letGo(copiesFolder(folder));
    else report(made.refusal);
  } catch (error) {
    report(error);
  }
}

/** Those of the days before the last fourteen, and what a power cut left half made. Copies made by hand stay. */
async function letGo(folder: string): Promise<void> {
  const names = await readdir(folder);
  const nights = names.filter((name) => nightlyName.test(name)).sort();
  // One that is being made belongs to a process that lives.
  const halves = names.filter((name) => name.endsWith('.tmp') && !lives(Number(/\.(\d+)\.tmp$/.exec(name)?.[1])));
  const gone = [...nights.slice(0, -kept), ...halves];
  await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
}

/** Until the next 3 o'clock of this place, in ms: days of 23 and 25 hours are the calendar's business. */
export function untilNight(now: Date): number {
  const night = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hourOfNight);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night.getTime() - now.getTime();
}
