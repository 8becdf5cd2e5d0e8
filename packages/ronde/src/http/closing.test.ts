// DAY-03: an event stopped, or prolonged (situations).
import { readFileSync } from 'node:fs';
import type { TournamentFile } from '@ronde/contract';
import type { DeskView } from '@ronde/contract/http/desk';
import { plRating } from '@ronde/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

const file = JSON.parse(
  readFileSync(new URL('../../../../examples/stopped-after-three-of-five.json', import.meta.url), 'utf8'),
) as TournamentFile;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});

async function imported(from: unknown): Promise<string> {
  const answer = await desk.post('/api/tournaments/import', { file: from, copy: true });
  return ((await answer.json()) as { slug: string }).slug;
}

const get = async <T>(path: string) => (await (await desk.get(path)).json()) as T;
const viewOf = (t: string) => get<DeskView>(`/api/tournaments/${t}`);
const fileOf = (t: string) => get<TournamentFile>(`/api/tournaments/${t}/file`);
const command = (t: string, id: string, said: object, headers = {}) =>
  desk.post(`/api/tournaments/${t}/commands`, { id, command: said }, headers);
const pjMax = ({ tournament }: DeskView): number => plRating(tournament, new Map()).pjMax;

describe('stopped after three rounds of five', () => {
  test('asked in the reader’s language, then closed on three; PJmax 195; reopened, five again', async () => {
    const t = await imported(file);
    const asked = (lang: string) => command(t, `ask-${lang}`, { kind: 'close' }, { 'Accept-Language': lang });
    const problem = await problemOf(await asked('fr'));
    expect(problem).toMatchObject({ code: 'rounds-held', refusal: { held: 3, planned: 5 } });
    expect(problem.title).toBe('3\u00a0rondes sur 5\u00a0: clore sur 3\u202f?');
    expect((await problemOf(await asked('en'))).title).toBe('3 rounds of 5: close on 3?');
    expect((await command(t, 'close', { kind: 'close', rounds: 3 })).status).toBe(200);
    const closed = await viewOf(t);
    expect([closed.tournament.status, closed.planned, pjMax(closed)]).toEqual(['closed', 3, 195]);
    const page = await (await desk.get(`/t/${t}`)).text();
    expect(page).not.toContain('provisoire');
    await command(t, 'reopen', { kind: 'reopen' });
    expect((await viewOf(t)).planned).toBe(5);
  });

  test('its file says so; imported it is closed, on three rounds, and reopens to five', async () => {
    const t = await imported(file);
    await command(t, 'close', { kind: 'close', rounds: 3 });
    const said = await fileOf(t);
    expect(said).toMatchObject({ closed: true, planned: 5, settings: { rounds: 3 } });
    const again = await imported(said);
    const view = await viewOf(again);
    expect([view.tournament.status, view.planned, view.waiting.kind, pjMax(view)]).toEqual([
      'closed',
      3,
      'closed',
      195,
    ]);
    const { id: _, revision: __, ...rest } = said;
    const { id: ___, revision: ____, ...same } = await fileOf(again);
    expect(JSON.stringify(same)).toBe(JSON.stringify(rest));
    expect((await command(again, 'reopen', { kind: 'reopen' })).status).toBe(200);
    expect((await viewOf(again)).planned).toBe(5);
  });
});
