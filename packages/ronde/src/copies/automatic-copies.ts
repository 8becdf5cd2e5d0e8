import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@ronde/engine';
import { civilDay } from '@ronde/language';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { copiesFolder } from './copies.ts';
import { lives } from './place.ts';
import type { CopyRefusal } from './refusal.ts';

/** The copies that a served house makes by itself, one at a time and beside everything else. */
export interface AutomaticCopies {
  /** A round or a tournament was closed: all is copied once more, in the place of this tournament's copy before. */
  milestone(slug: string): void;
  /** The newest copy in the folder, and whether the last attempt failed. */
  state(): Promise<CopyState>;
  /** Once nothing is being copied. */
  idle(): Promise<void>;
  stop(): void;
}

interface CopyState {
  /** ISO 8601; null: there is none. */
  readonly last: string | null;
  readonly failed: boolean;
}

interface Copying {
  readonly folder: string;
  /** Makes a checked copy, whole or not at all. */
  readonly make: (file: string) => Promise<Result<unknown, CopyRefusal>>;
  readonly now: () => Date;
  /** A copy that could not be made: the day goes on without it. */
  readonly report: (refusal: CopyRefusal | unknown) => void;
  readonly after?: number;
}

/** Each holds the whole house: of so many tournaments the last one is kept. */
const kept = 100;
const milestoneName = /^ronde-tournoi-.*\.sqlite$/;

export function automaticCopies(copying: Copying): AutomaticCopies {
  const { folder, report } = copying;
  const there = copiesFolder(folder);
  const inTurn = oneAtATime();
  const waiting = new Set<string>();
  let failed = false;

  const make: Copying['make'] = (file) =>
    inTurn(async () => {
      failed = true;
      const made = await copying.make(file);
      failed = !made.ok;
      return made;
    });
  const endNights = nightlyCopies({ ...copying, make });

  const copy = async (slug: string): Promise<void> => {
    try {
      // Those that close a round while one is made are in the next one, all of them.
      const made = await inTurn(async () => {
        waiting.delete(slug);
        return copying.make(join(there, `ronde-tournoi-${slug}.sqlite`));
      });
      failed = !made.ok;
      if (made.ok) await letGo(there);
      else report(made.refusal);
    } catch (error) {
      failed = true;
      report(error);
    }
  };

  return {
    milestone(slug) {
      if (waiting.has(slug)) return;
      waiting.add(slug);
      void copy(slug);
    },
    state: async () => ({ last: (await byAge(there, /\.sqlite$/))[0]?.at ?? null, failed }),
    idle: () => inTurn(async () => undefined),
    stop: endNights,
  };
}

async function letGo(there: string): Promise<void> {
  const old = (await byAge(there, milestoneName)).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(there, name), { force: true })));
}

/** The newest first. */
async function byAge(
  there: string,
  wanted: RegExp,
): Promise<readonly { readonly name: string; readonly at: string }[]> {
  const names = (await readdir(there).catch(() => [])).filter((name) => wanted.test(name));
  const dated = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(there, name)).catch(() => null);
      return found ? [{ name, at: found.mtime.toISOString() }] : [];
    }),
  );
  return dated.flat().sort((a, b) => (a.at < b.at ? 1 : -1));
}

interface Nightly {
  readonly folder: string;
  /** Makes a checked copy, whole or not at all. */
  readonly make: (file: string) => Promise<Result<unknown, CopyRefusal>>;
  readonly now: () => Date;
  /** A copy that could not be made: the day goes on without it. */
  readonly report: (refusal: CopyRefusal | unknown) => void;
  /** How long after the start the first one waits, in ms: nobody's first page waits for it. */
  readonly after?: number;
}

const keptNights = 14;
const hourOfNight = 3;
const nightlyName = /^ronde-\d{4}-\d\d-\d\d\.sqlite$/;

/** A copy a day: at the first start of the day, else at 3 in the night; the last 14 are keptNights. Answers what ends it. */
function nightlyCopies(nightly: Nightly): () => void {
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
    if (made.ok) await letNightsGo(copiesFolder(folder));
    else report(made.refusal);
  } catch (error) {
    report(error);
  }
}

/** Those of the days before the last fourteen, and what a power cut left half made. Copies made by hand stay. */
async function letNightsGo(folder: string): Promise<void> {
  const names = await readdir(folder);
  const nights = names.filter((name) => nightlyName.test(name)).sort();
  // One that is being made belongs to a process that lives.
  const halves = names.filter((name) => name.endsWith('.tmp') && !lives(Number(/\.(\d+)\.tmp$/.exec(name)?.[1])));
  const gone = [...nights.slice(0, -keptNights), ...halves];
  await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
}

/** Until the next 3 o'clock of this place, in ms: days of 23 and 25 hours are the calendar's business. */
export function untilNight(now: Date): number {
  const night = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hourOfNight);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night.getTime() - now.getTime();
}
