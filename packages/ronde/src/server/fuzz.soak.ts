import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Description, type StrangeRequest, strangeRequest } from '../fixtures/strange-request.ts';
import { type House, inhabited, role, roles } from './test-inhabited.ts';
import { type Answer, asked, type Watched, watchedProgram } from './test-watched.ts';

const minutes = Number(process.env.RONDE_FUZZ_MINUTES ?? 60);
const seed = Number(process.env.RONDE_FUZZ_SEED ?? randomInt(2 ** 31));
/** By then what is kept for a crowd is kept. */
const warm = 3000;

let folder: string;
let program: Watched;
let house: House;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-fuzz-'));
  program = await watchedProgram(folder);
  house = await inhabited(program);
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

it(`${minutes} minutes of strange requests, two at once, by everybody: seed ${seed}`, async () => {
  console.log(`Strange requests for ${minutes} minutes, seed ${seed}`);
  const { body } = await asked(program, { method: 'GET', path: '/api/openapi.json', headers: {}, body: null });
  const description = withoutLeaving(JSON.parse(body) as Description);
  const one = fc.tuple(
    fc.constantFrom(...roles, 'director', 'manager', 'manager'),
    strangeRequest(description, house.known),
  );
  const told = new Map<number, number>();
  let sent = 0;
  let heap: number | null = null;
  const watching = healthWatched(program);
  try {
    await fc.assert(
      fc.asyncProperty(one, one, async (...both) => {
        const answers = await Promise.all(both.map(([who, request]) => asked(program, role(house, who, request))));
        for (const [n, answer] of answers.entries()) {
          told.set(answer.status, (told.get(answer.status) ?? 0) + 1);
          judge(answer, both[n]);
        }
        expect(program.lives(), `it ended: ${text(both)}`).toBe(true);
        expect(program.printed(), text(both)).not.toMatch(/\n\s+at |"stack"/);
        expect(watching.longest(), `healthz, around ${text(both)}`).toBeLessThan(1000);
        sent += 2;
        if (heap === null && sent >= warm) heap = await program.heap();
      }),
      { seed, numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000, endOnFailure: true },
    );
  } finally {
    await watching.stop();
  }
  console.log(
    [...told]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
  );
  const after = await program.heap();
  console.log(`${sent} requests; heap ${mega(heap ?? after)} after ${warm}, ${mega(after)} at the end`);
  if (heap !== null) expect(after).toBeLessThan(1.5 * heap + 20 * 1024 * 1024);
});

const mega = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const text = (value: unknown): string => JSON.stringify(value).slice(0, 3000);

/** Who has signed out asks no more: that is tried elsewhere. */
function withoutLeaving({ paths, ...rest }: Description): Description {
  const { '/api/session': session, ...others } = paths;
  const { delete: _, ...staying } = session ?? {};
  return { ...rest, paths: { ...others, '/api/session': staying } };
}

/** Whatever is asked, this program never fails; that it cannot now, it says with the code of why. */
function judge({ status, body }: Answer, sent: readonly [string, StrangeRequest] | undefined): void {
  if (status < 500) return;
  expect(status, `${body.slice(0, 300)} to ${text(sent)}`).toBe(503);
  expect(JSON.parse(body).code, text(sent)).toMatch(/^[a-z-]+$/);
  expect(JSON.parse(body).code, text(sent)).not.toBe('internal');
}

/** Asks over and over whether the program lives, as somebody else would. What others take of the machine is not its fault. */
function healthWatched(of: Watched) {
  let longest = 0;
  let goes = true;
  const going = (async () => {
    while (goes) {
      const before = await of.cpu();
      const begin = performance.now();
      await asked(of, { method: 'GET', path: '/healthz', headers: {}, body: null });
      const waited = performance.now() - begin;
      longest = Math.max(longest, Math.min(waited, (await of.cpu()) - before));
      await sleep(50);
    }
  })();
  going.catch(() => undefined);
  const stop = async () => {
    goes = false;
    // Of a program that has ended nothing can be asked: that is told by whoever asked it last.
    await going.catch(() => undefined);
  };
  return { longest: () => longest, stop };
}
