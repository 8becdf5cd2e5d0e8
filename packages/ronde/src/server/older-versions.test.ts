// What each version left behind is opened by this one, says what it said then, and is played on.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { line } from '../cli/test-line.ts';
import { type RunningServer, serve } from './serve.ts';

const all = fileURLToPath(new URL('../../../../examples/versions/', import.meta.url));
const practice = 'tournoi-d-entrainement';

let folder: string;
let running: RunningServer | null;
let cookie: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-older-'));
  running = null;
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signedIn(): Promise<void> {
  running = await serve({ port: 0, data: folder });
  const answer = await asked('/api/session', { name: 'Claire', password: 'neuf chevaux blancs' });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const asked = (path: string, body?: object): Promise<Response> =>
  fetch(`${running?.address}${path}`, {
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

/** Byte for byte: read as text it would lose its mark of UTF-8. */
const paper = async (slug: string, name: string, of: string): Promise<string> => {
  const answer = await asked(`/api/tournaments/${slug}/papers/${name}/csv?${of}&lang=fr`);
  return Buffer.from(await answer.arrayBuffer()).toString();
};

/** Three rounds played, the fourth in play; its first result is there. */
async function saysTheSame(slug: string, version: string): Promise<void> {
  const was = (file: string) => readFileSync(join(all, version, file), 'utf8');
  expect(await paper(slug, 'standings', 'after=3')).toBe(was('standings.csv'));
  expect(await paper(slug, 'tables-by-number', 'round=4')).toBe(was('tables.csv'));
}

describe.each(readdirSync(all))('what version %s left behind', (version) => {
  beforeEach(() => {
    cookie = '';
  });

  it('its data folder: the same standings and tables, and a decision more', async () => {
    cpSync(join(all, version, 'data'), folder, { recursive: true });
    await signedIn();
    await saysTheSame(practice, version);
    const { tournament } = (await (await asked(`/api/tournaments/${practice}`)).json()) as {
      tournament: { rounds: { matches: { table: number; players: string[]; result?: object }[] }[] };
    };
    const second = tournament.rounds[3]?.matches.find(({ table }) => table === 2);
    const result = { kind: 'games', games: [[451, 407]] };
    const command = { kind: 'record', round: 4, players: second?.players, result, saw: null };
    expect((await asked(`/api/tournaments/${practice}/commands`, { id: 'one-more', command })).status).toBe(200);
  });

  it('its copy, restored', async () => {
    mkdirSync(folder, { recursive: true });
    const ran = await line(['restore', join(all, version, 'copy.sqlite'), '--data', folder, '--yes']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    await signedIn();
    await saysTheSame(practice, version);
  });

  it('its archive, with its log, on a computer that has the same tournament already', async () => {
    cpSync(join(all, version, 'data'), folder, { recursive: true });
    await signedIn();
    const archive = readFileSync(join(all, version, 'archive.zip')).toString('base64');
    const answer = await asked('/api/tournaments/import', { archive, copy: true });
    expect(answer.status).toBe(201);
    const { slug } = (await answer.json()) as { slug: string };
    expect(slug).not.toBe(practice);
    expect((await (await asked(`/api/tournaments/${slug}/log`)).json()) as object[]).toHaveLength(
      ((await (await asked(`/api/tournaments/${practice}/log`)).json()) as object[]).length + 1,
    );
  });
});
