import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from '@ronde/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Where } from '../store/data.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { serverSentences } from './sentences/sentences.ts';
import { serve } from './serve.ts';
import type { PrivateFound } from './serve-options.ts';

let folder: string;
let postgres: SharedPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-private-'));
  postgres = await sharedPostgres();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** As a program that looked at no cell wrote it, its lines of the list too. */
async function letIn(where: Where): Promise<void> {
  const { tournaments: store, db, close } = await openData(where);
  const settings = {};
  const creation = { id: 'T', seed: 1, name: 'Lyon', format: 'classique', date: '2026-11-14', settings } as const;
  const event = create(creation);
  if (!event.ok) throw new Error(event.refusal.code);
  const players = [
    { id: 'a', number: 1, club: 'zoe@exemple.fr', presence: 'here', from: 1 },
    { id: 'b', number: 2, club: 'Lyon', presence: 'here', from: 1 },
  ] as const;
  await store.create(creation, event.value, { id: 'c', by: 'x', at: '2026-11-14T09:00:00.000Z' });
  for (const player of players)
    await store.write('T', { id: player.id, by: 'x', at: '2026-11-14T09:00:00.000Z' }, () => ({
      ok: true,
      value: {
        events: [{ kind: 'registered', player, rankedAt: null }],
        person: {
          id: player.id,
          person: { name: 'NOM', licence: player.id === 'b' ? '06 12 34 56 78' : '1' },
          number: player.number,
        },
      },
    }));
  const [head] = await store.heads();
  const { privateCells: _, ...older } = head ?? {};
  await db
    .updateTable('tournaments')
    .set({ head: JSON.stringify(older), head_engine: '0.1.0#2' })
    .execute();
  await close();
}

describe.each(['sqlite', 'postgres'] as const)('LIST-01: what an earlier program let in, on %s', (kind) => {
  it('is found at a start, said once, after the doors are open', async () => {
    const data = join(folder, kind);
    const database = kind === 'sqlite' ? undefined : await postgres.fresh();
    const first = await serve({ port: 0, data, database });
    await first.stop();
    await letIn(database === undefined ? { folder: data } : { url: database });
    const told: PrivateFound[] = [];
    const running = await serve({ port: 0, data, database, onPrivate: (found) => told.push(found) });
    expect((await fetch(`${running.address}/readyz`)).status).toBe(200);
    await expect.poll(() => told, { timeout: 20_000 }).toEqual([{ people: 2, tournaments: 1 }]);
    const heads = await running.installation.store.heads();
    expect(heads.find(({ slug }) => slug === 'lyon')?.privateCells).toBe(2);
    await running.stop();
    expect(serverSentences.fr.privateFound({ people: 2, tournaments: 1 })).toBe(
      '2 clubs ou licences sont en fait une adresse, un téléphone, une date ou un montant, dans 1 tournoi. Le public ne les voit pas. La liste des tournois dit où les effacer.',
    );
  });
});
