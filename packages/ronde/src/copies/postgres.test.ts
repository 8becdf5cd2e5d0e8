import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { by, createIn, registration } from '../store/test-tournament.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const now = '2026-11-14T10:42:07.000Z';
let postgres: SharedPostgres;
let folder: string;
let url: string;
let data: Data | null = null;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-copies-'));
  url = await postgres.fresh();
  data = await openData({ url });
  await createIn(data.tournaments, 'T', 'Open de Lyon « été »');
  await register('p1');
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const copy = () => join(folder, 'copy.sqlite');
const register = (player: string) => data?.tournaments.write('T', by(player), (stored) => registration(stored, player));
const close = async () => {
  await data?.close();
  data = null;
};

async function stored(where: Parameters<typeof openData>[0]) {
  const opened = await openData(where);
  const found = await opened.tournaments.load('T');
  await opened.close();
  return found;
}

describe('copies of a PostgreSQL database', () => {
  it('are the same files: what one database held, a folder holds', async () => {
    const told = await data?.tournaments.load('T');
    expect(await backup({ url }, copy(), now)).toMatchObject({
      ok: true,
      value: { tournaments: 1, made: { of: 'postgres', at: now } },
    });
    expect(await restore(copy(), { folder }, now)).toMatchObject({ ok: true, value: { kept: null } });
    expect(await stored({ folder })).toEqual(told);
  });

  it('are taken between two writes, never in the middle of one', async () => {
    const writes = Array.from({ length: 30 }, (_, n) => register(`q${n}`));
    expect(await backup({ url }, copy(), now)).toMatchObject({ ok: true });
    await Promise.all(writes);
    await restore(copy(), { folder }, now);
    const copied = await stored({ folder });
    expect(copied?.log.length).toBe(1 + (copied?.tournament.players.length ?? 0));
  });

  it('go back into it in one step, the previous state kept as a file', async () => {
    await backup({ url }, copy(), now);
    await register('p2');
    await close();
    const later = '2026-11-14T11:00:00.000Z';
    const put = await restore(copy(), { folder, url }, later);
    const kept = join(folder, 'ronde-avant-restauration-2026-11-14T11-00-00Z.sqlite');
    expect(put).toMatchObject({ ok: true, value: { tournaments: 1, kept, closed: { accounts: 0, links: 0 } } });
    expect((await stored({ url }))?.tournament.players.map(({ id }) => id)).toEqual(['p1']);
    expect(await restore(kept, { folder, url }, '2026-11-14T12:00:00.000Z')).toMatchObject({ ok: true });
    expect((await stored({ url }))?.tournament.players.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  it('of a folder go into an empty database', async () => {
    await backup({ url }, copy(), now);
    const other = await postgres.fresh();
    expect(await restore(copy(), { folder, url: other }, now)).toMatchObject({ ok: true, value: { kept: null } });
    expect((await stored({ url: other }))?.slug).toBe('open-de-lyon-ete');
  });

  it('never go in while a program serves it', async () => {
    await backup({ url }, copy(), now);
    await register('p2');
    expect(await restore(copy(), { folder, url }, now)).toMatchObject({
      ok: false,
      refusal: { code: 'database-in-use' },
    });
    expect((await data?.tournaments.load('T'))?.tournament.players).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(['copy.sqlite']);
  });

  it('are refused in a sentence when the database is away', async () => {
    const away = url.replace(/:\d+\//, ':1/');
    expect(await backup({ url: away }, copy(), now)).toMatchObject({ refusal: { code: 'database-away' } });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are not made of a database without Ronde', async () => {
    expect(await backup({ url: await postgres.fresh() }, copy(), now)).toMatchObject({ refusal: { code: 'no-data' } });
  });
});
