import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@ronde/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { line } from '../cli/test-line.ts';
import { decideCommand } from '../http/decide-command.ts';
import type { Store } from '../store/store.ts';
import { by, createIn, registration } from '../store/test-tournament.ts';
import { memoryStore } from '../store/trials/memory.ts';
import { loggingStore, writeLogFile } from './logging-store.ts';

let folder: string;
let store: Store;
let minutes = 0;
const reported: unknown[] = [];
const now = () => new Date(Date.UTC(2026, 10, 14, 10, minutes++)).toISOString();
const there = () => join(folder, 'journaux', 'lyon');
const files = () => (existsSync(there()) ? readdirSync(there()).sort() : []);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-log-'));
  minutes = 0;
  reported.length = 0;
  store = loggingStore(memoryStore(), { folder, now, report: (error) => reported.push(error) });
  await createIn(store, 'T', 'Lyon');
  for (const player of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']) {
    await store.write('T', by(player), (stored) => registration(stored, player));
    await command(`here-${player}`, { kind: 'mark', player, presence: 'here', saw: 'expected' });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function command(id: string, sent: unknown) {
  return store.write('T', by(id), decideCommand({ id, command: sent } as Parameters<typeof decideCommand>[0]));
}

describe('CONC-04: before each draw and at the closing, the tournament is a dated file', () => {
  it('as it was before the draw; nothing else writes one', async () => {
    expect(files()).toEqual([]);
    const before = await store.load('T');
    expect(await command('draw', { kind: 'draw', round: 1, without: [] })).toMatchObject({ ok: true });
    expect(files()).toEqual(['2026-11-14T10-00-00Z-ronde-1.json']);
    const file = JSON.parse(readFileSync(join(there(), files()[0] ?? ''), 'utf8'));
    expect(file).toMatchObject({ journal: 1, tournament: 'T', slug: 'lyon', notes: {} });
    expect(file.log).toEqual(before?.log);
    expect(file.people[0]).toEqual({ id: 'p1', number: 1, name: 'JOUEUR p1', licence: 'L-p1' });
  });

  it('once for a command sent twice, none for a refusal', async () => {
    await command('draw', { kind: 'draw', round: 1, without: [] });
    await command('draw', { kind: 'draw', round: 1, without: [] });
    expect(await command('again', { kind: 'draw', round: 1, without: [] })).toMatchObject({ ok: false });
    expect(files()).toHaveLength(1);
  });

  it('as it is at the closing, which ronde verify reads', async () => {
    await store.write('T', by('end'), () => ok({ events: [{ kind: 'closed', digest: 'd' }] }));
    expect(files()).toEqual(['2026-11-14T10-00-00Z-cloture.json']);
    const ran = await line(['verify', join(there(), files()[0] ?? ''), '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ tournament: 'T', decisions: 18, draws: 0 });
  });

  it('keeps the last twenty of a tournament, and nothing half', async () => {
    const stored = await store.load('T');
    if (!stored) throw new Error('No tournament');
    for (let n = 0; n < 23; n++) await writeLogFile(folder, stored, 'ronde-1', now());
    expect(files()).toHaveLength(20);
    expect(files()[0]).toBe('2026-11-14T10-03-00Z-ronde-1.json');
  });

  it('a disk that refuses stops no draw, and is told', async () => {
    writeFileSync(join(folder, 'journaux'), 'a file in the way');
    expect(await command('draw', { kind: 'draw', round: 1, without: [] })).toMatchObject({ ok: true });
    expect(reported).toHaveLength(1);
    expect((await store.load('T'))?.tournament.rounds).toHaveLength(1);
  });
});
