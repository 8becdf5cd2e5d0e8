import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { lockFolder } from '../machine/lock-folder.ts';
import { createIn } from '../store/test-tournament.ts';
import { line } from './test-line.ts';

let folder: string;
let data: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-cli-copies-'));
  data = join(folder, 'data');
  const { mkdirSync } = await import('node:fs');
  mkdirSync(data);
  const opened = await openData({ folder: data });
  await createIn(opened.tournaments, 'T', 'Lyon');
  await opened.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('ronde backup, ronde restore', () => {
  it('copies, and puts back', async () => {
    const file = join(folder, 'copie.sqlite');
    const copied = await line(['backup', '--data', data, '--to', file]);
    expect(copied).toMatchObject({ code: 0, err: '' });
    expect(copied.out).toBe(`Copié dans «\u00a0${file}\u00a0», vérifié\u00a0: 1\u00a0tournoi.\n`);
    const put = await line(['restore', file, '--data', data, '--json', '--yes']);
    expect(put.code).toBe(0);
    const { restored, tournaments, kept } = JSON.parse(put.out);
    expect({ restored, tournaments }).toEqual({ restored: file, tournaments: 1 });
    expect(existsSync(kept)).toBe(true);
  });

  it('without a name, dates the copy beside the nightly ones', async () => {
    const { written } = JSON.parse((await line(['backup', '--data', data, '--json'])).out);
    expect(written).toMatch(/copies[/\\]ronde-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/);
    expect(readdirSync(join(data, 'copies'))).toHaveLength(1);
  });

  it.each([
    ['fr', 'n’est pas rétabli\u00a0: le fichier est coupé', 'Rien n’a été changé.'],
    ['en', 'cannot be restored: the file is cut off', 'Nothing was changed.'],
  ])('says in %s why not, with 1', async (lang, why, untouched) => {
    const file = join(folder, `cut-${lang}.sqlite`);
    await line(['backup', '--data', data, '--to', file]);
    truncateSync(file, 8192);
    const ran = await line(['restore', file, '--data', data, '--lang', lang]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain(why);
    expect(ran.err).toContain(untouched);
    const json = JSON.parse((await line(['restore', file, '--data', data, '--json'])).out);
    expect(json).toMatchObject({ ok: false, problems: [{ code: 'copy-truncated', found: 8192 }] });
  });

  it('never puts anything under a program that runs', async () => {
    const file = join(folder, 'running.sqlite');
    const unlock = lockFolder(data);
    expect((await line(['backup', '--data', data, '--to', file])).code).toBe(0);
    const ran = await line(['restore', file, '--data', data]);
    unlock();
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(`Ronde (processus ${process.pid}) utilise les données`);
  });

  it('never writes over a file', async () => {
    const file = join(folder, 'mine.txt');
    writeFileSync(file, 'mine');
    expect((await line(['backup', '--data', data, '--to', file])).err).toContain('existe déjà');
  });

  it('is told a PostgreSQL database by the line or the environment; a folder that is named wins', async () => {
    const env = { RONDE_DATABASE_URL: 'postgres://ronde:secret@127.0.0.1:1/none' };
    const ran = await line(['backup', '--to', join(folder, 'p.sqlite')], { env });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('La base PostgreSQL ne répond pas');
    expect(ran.err).not.toContain('secret');
    expect((await line(['backup', '--data', data, '--to', join(folder, 'q.sqlite')], { env })).code).toBe(0);
    expect((await line(['backup', '--database', 'mysql://x'])).code).toBe(2);
  });

  it('shows what the copy holds and what it replaces, asks, and does nothing without an answer', async () => {
    const file = join(folder, 'asked.sqlite');
    await line(['backup', '--data', data, '--to', file]);
    const before = readdirSync(data).length;
    const nobody = await line(['restore', file, '--data', data]);
    expect(nobody.code).toBe(1);
    expect(nobody.err).toMatch(
      /^Copie «.*asked\.sqlite\s», faite le .*\s: 1\stournoi, 1\sdécision, la dernière le 14\snovembre 2026/,
    );
    expect(nobody.err).toMatch(/Elle remplace\s: 1\stournoi, 1\sdécision/);
    expect(nobody.err).toContain('--yes');
    const no = await line(['restore', file, '--data', data], { ask: async () => 'non' });
    expect(no).toMatchObject({ code: 1, out: '' });
    expect(no.err).toContain('Rien n’a été changé.');
    expect(readdirSync(data)).toHaveLength(before);
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return ' Oui\n';
    };
    expect((await line(['restore', file, '--data', data], { ask })).code).toBe(0);
    expect(questions).toEqual(['Remplacer les données par cette copie\u202f? Tapez oui\u00a0: ']);
  });

  it('moves a house, and says what it carried', async () => {
    const into = join(folder, 'moved');
    const moved = await line(['move', '--from', data, '--into', into]);
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toMatch(/^Transporté de «.*1.tournoi, 1.décision, 0.compte.*L’origine n’a pas changé/);
    expect((await line(['move', '--from', data, '--into', into])).err).toContain('contient déjà des données');
    expect((await line(['move', '--from', data])).err).toContain('--into');
    expect((await line(['move', '--from', data, '--into', 'mysql://x'])).code).toBe(2);
  });
});
