import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { by, createIn, registration } from '../store/test-tournament.ts';
import { backup } from './backup.ts';
import { writeLogFile } from './logging-store.ts';
import { restore } from './restore.ts';
import { copySentences } from './sentences/sentences.ts';

const now = '2026-11-14T10:42:07.000Z';
const later = '2026-11-14T18:00:00.000Z';
let folder: string;
let copy: string;

async function within<T>(task: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData({ folder });
  try {
    return await task(data);
  } finally {
    await data.close();
  }
}

const register = ({ tournaments }: Data, id: string, player: string) =>
  tournaments.write(id, by(`${id}-${player}`), (stored) => registration(stored, player));

async function written({ tournaments }: Data, id: string): Promise<void> {
  const stored = await tournaments.load(id);
  if (stored) await writeLogFile(folder, stored, 'ronde-1', later);
}

const state = (id: string) =>
  within(async ({ tournaments }) => {
    const stored = await tournaments.load(id);
    return stored && { slug: stored.slug, log: stored.log, people: stored.people, numbers: stored.numbers };
  });

/** A copy of T with p1; afterwards p2 and p3 are in the dated log of T, and U is new; p4 is in no log. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-journals-'));
  copy = join(folder, 'copy.sqlite');
  await within(async (data) => {
    await createIn(data.tournaments, 'T', 'Lyon');
    await register(data, 'T', 'p1');
  });
  await backup({ folder }, copy, now);
  await within(async (data) => {
    await register(data, 'T', 'p2');
    await register(data, 'T', 'p3');
    await createIn(data.tournaments, 'U', 'Annecy');
    await register(data, 'U', 'p1');
    for (const id of ['T', 'U']) await written(data, id);
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('after the copy, the dated logs', () => {
  it('are counted, and left alone unless they are asked for', async () => {
    const put = await restore(copy, { folder }, later);
    expect(put).toMatchObject({ ok: true, value: { tournaments: 1, after: { decisions: 4, added: false } } });
    expect(put.ok && copySentences.fr.restored(copy, put.value)).toMatch(/gardent encore 4.décisions.*--with-journal/);
    expect((await state('T'))?.log).toHaveLength(2);
  });

  it('bring everything back that they hold: decisions, people, numbers, whole tournaments', async () => {
    const before = { T: await state('T'), U: await state('U') };
    await within((data) => register(data, 'T', 'p4'));
    const put = await restore(copy, { folder }, later, { withJournal: true });
    expect(put).toMatchObject({ ok: true, value: { tournaments: 2, after: { decisions: 4, added: true } } });
    expect({ T: await state('T'), U: await state('U') }).toEqual(before);
    // Sent again by a desk that had no answer, a command acts once.
    await within((data) => register(data, 'T', 'p3'));
    expect((await state('T'))?.log).toHaveLength(4);
  });

  it('of another branch, cut or foreign, are none', async () => {
    rmSync(join(folder, 'journaux', 'annecy'), { recursive: true });
    await restore(copy, { folder }, later);
    await within((data) => register(data, 'T', 'q1'));
    const other = join(folder, 'other.sqlite');
    await backup({ folder }, other, later);
    mkdirSync(join(folder, 'journaux', 'rien'));
    writeFileSync(join(folder, 'journaux', 'rien', 'x.json'), '{"log": [');
    writeFileSync(join(folder, 'journaux', 'lyon', 'z.json'), '[]');
    expect(await restore(other, { folder }, later)).toMatchObject({ value: { after: { decisions: 0 } } });
  });
});

describe('the room in which a copy is looked at', () => {
  it('of a restoration that was killed is gone with the next one', async () => {
    const dead = [`.restauration-${2 ** 22 + 1}-Ab12Cd`, '.restauration-Ab12Cd'];
    for (const name of dead) mkdirSync(join(folder, name));
    mkdirSync(join(folder, `.restauration-${process.ppid}-Ab12Cd`));
    await restore(copy, { folder }, later);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([
      `.restauration-${process.ppid}-Ab12Cd`,
    ]);
  });
});
