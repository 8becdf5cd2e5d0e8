import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { line } from './test-line.ts';

const asked = (format: string, players: number, rounds: number) =>
  ['simulate', format, '--players', String(players), '--rounds', String(rounds), '--seed', '7'] as const;

test.each([
  ['classique', 14, 5],
  ['classique-belge', 23, 5],
  ['combinee', 24, 11],
  ['art-de-la-guerre', 13, 4],
  ['toutes-rondes', 6, 5],
  ['suisse', 18, 6],
])('%s, %i players, %i rounds: a file that the rule would have drawn so', async (format, players, rounds) => {
  const ran = await line(asked(format, players, rounds));
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(await line(asked(format, players, rounds))).toEqual(ran);
  const file = JSON.parse(ran.out);
  expect(file).toMatchObject({ ronde: 1, format, seed: 7 });
  expect([file.players.length, file.rounds.length]).toEqual([players, rounds]);
  expect(ran.out).not.toContain('"why"');
  const checked = await line(['check', '-', '--json'], { stdin: ran.out });
  const { ok, rounds: planned, warnings } = JSON.parse(checked.out);
  expect([ok, planned]).toEqual([true, rounds]);
  expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('drawn-otherwise');
  expect(JSON.parse((await line(['pair', '-', '--json'], { stdin: ran.out })).out).matches).toBeNull();
  expect((await line(['rate', '-'], { stdin: ran.out })).code).toBe(0);
  expect(JSON.parse((await line([...asked(format, players, rounds), '--json'])).out)).toEqual(file);
});

test('--out writes it; a folder that is none is refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ronde-simulate-'));
  const where = path.join(folder, 'essai.json');
  const ran = await line([...asked('suisse', 8, 3), '--out', where]);
  expect(ran.out).toContain(where);
  expect(JSON.parse(readFileSync(where, 'utf8')).players).toHaveLength(8);
  rmSync(folder, { recursive: true, force: true });
  const wrong = await line([...asked('suisse', 8, 3), '--out', where, '--json']);
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out).problems).toMatchObject([{ code: 'file-unwritable' }]);
});

test('what the formula refuses is refused', async () => {
  const ran = await line([...asked('classique', 5, 5), '--json']);
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out).problems).toMatchObject([{ code: 'too-few-players' }]);
  expect((await line(asked('suisse', 2001, 5))).code).toBe(2);
});
