import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@ronde/engine';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { copiesFolder } from './copies.ts';
import { nightlyCopies } from './nightly.ts';
import type { CopyRefusal } from './refusal.ts';

/** The copies that a served house makes by itself, one at a time and beside everything else. */
export interface HouseCopies {
  /** A round or a tournament was closed: all is copied once more, in the place of this tournament's copy before. */
  milestone(slug: string): void;
  /** The newest copy in the folder, and whether the last attempt failed. */
  state(): Promise<CopyState>;
  /** Once nothing is being copied. */
  idle(): Promise<void>;
  stop(): void;
}

export interface CopyState {
  /** ISO 8601; null: there is none. */
  readonly last: string | null;
  readonly failed: boolean;
}

export interface Copying {
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

export function houseCopies(copying: Copying): HouseCopies {
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
