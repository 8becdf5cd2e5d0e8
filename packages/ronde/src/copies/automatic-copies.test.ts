import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ok, type Result, refused } from '@ronde/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { type RunningServer, serve } from '../server/serve.ts';
import { dataFile } from '../store/data.ts';
import { createIn } from '../store/test-tournament.ts';
import { memoryStore } from '../store/trials/memory.ts';
import { automaticCopies } from './automatic-copies.ts';
import { bringUp } from './bring-up.ts';
import { contentsOf } from './copies.ts';
import { loggingStore } from './logging-store.ts';
import type { CopyRefusal } from './refusal.ts';

let folder: string;
const copies = () => readdirSync(join(folder, 'copies')).sort();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-house-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies that take as long as the test wants. */
function slowly() {
  const begun: string[] = [];
  const ends: ((made: Result<null, CopyRefusal>) => void)[] = [];
  const reported: unknown[] = [];
  mkdirSync(join(folder, 'copies'));
  const house = automaticCopies({
    folder,
    now: () => new Date(2026, 10, 14, 10),
    report: (error) => reported.push(error),
    after: 3_600_000,
    make: (file) => {
      begun.push(basename(file));
      return new Promise((resolve) => {
        ends.push((made) => {
          if (made.ok) writeFileSync(file, '');
          resolve(made);
        });
      });
    },
  });
  return { house, begun, ends, reported };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the copies that a house makes by itself', () => {
  it('one at a time after each closed round; who closes one meanwhile is in the next, once', async () => {
    const { house, begun, ends } = slowly();
    house.milestone('lyon');
    await turn();
    for (let n = 0; n < 3; n++) house.milestone('lyon');
    house.milestone('annecy');
    await turn();
    expect(begun).toEqual(['ronde-tournoi-lyon.sqlite']);
    for (let n = 0; n < 3; n++) {
      ends[n]?.(ok(null));
      await turn();
    }
    expect(begun).toEqual(['lyon', 'lyon', 'annecy'].map((slug) => `ronde-tournoi-${slug}.sqlite`));
    expect(copies()).toEqual(['ronde-tournoi-annecy.sqlite', 'ronde-tournoi-lyon.sqlite']);
    expect(await house.state()).toMatchObject({ last: expect.stringMatching(/^20/), failed: false });
    house.stop();
  });

  it('a failed one is told and shown until another is made; of tournaments beyond a hundred the oldest go', async () => {
    const { house, ends, reported } = slowly();
    for (let n = 0; n < 105; n++) {
      const file = join(folder, 'copies', `ronde-tournoi-t${n}.sqlite`);
      writeFileSync(file, '');
      utimesSync(file, 1000 + n, 1000 + n);
    }
    house.milestone('lyon');
    await turn();
    ends[0]?.(refused({ code: 'copy-unwritable', file: 'x', reason: 'ENOSPC' }));
    await turn();
    expect(reported).toHaveLength(1);
    expect((await house.state()).failed).toBe(true);
    house.milestone('lyon');
    await turn();
    ends[1]?.(ok(null));
    await expect.poll(copies).toHaveLength(100);
    expect(copies()).toContain('ronde-tournoi-lyon.sqlite');
    expect(copies()).not.toContain('ronde-tournoi-t5.sqlite');
    expect((await house.state()).failed).toBe(false);
    house.stop();
  });

  it('are asked for when a round or the tournament is closed, and by nothing else', async () => {
    const closed: string[] = [];
    const files = { folder, now: () => '2026-11-14T10:00:00.000Z', report: () => undefined };
    const store = loggingStore(memoryStore(), { ...files, closed: ({ slug }) => closed.push(slug) });
    await createIn(store, 'T', 'Lyon');
    const write = (id: string, event: Parameters<typeof store.create>[1]) =>
      store.write('T', { id, by: 'c', at: files.now() }, () => ok({ events: [event] }));
    await write('1', { kind: 'shown', open: true } as never);
    expect(closed).toEqual([]);
    await write('2', { kind: 'round-closed', round: 1 }).catch(() => undefined);
    expect(closed).toEqual(['lyon']);
  });
});

describe('before an update', () => {
  it('the data are copied as the earlier version left them; a second start copies nothing', async () => {
    const earlier = migrations.slice(0, -1);
    await bringUp(join(folder, dataFile), '2026-11-14T10:00:00.000Z', earlier);
    const [was, is] = [earlier.at(-1)?.number, migrations.at(-1)?.number];
    for (let start = 0; start < 2; start++) {
      const running: RunningServer = await serve({ port: 0, data: folder });
      expect(await running.installation.safety?.()).toMatchObject({ lastCopy: expect.any(String), copyFailed: false });
      await running.stop();
      const before = copies().filter((name) => name.includes('-avant-'));
      expect(before).toEqual([expect.stringMatching(new RegExp(`-version-${was}-avant-${is}\\.sqlite$`))]);
      expect(contentsOf(join(folder, 'copies', before[0] ?? ''))).toMatchObject({ tournaments: 0 });
    }
  });

  it('without room for the copy it does not start, and nothing is changed', async () => {
    await bringUp(join(folder, dataFile), '2026-11-14T10:00:00.000Z', migrations.slice(0, -1));
    writeFileSync(join(folder, 'copies'), 'a file where the folder should be');
    await expect(serve({ port: 0, data: folder })).rejects.toMatchObject({ name: 'NotCopied' });
  });
});
