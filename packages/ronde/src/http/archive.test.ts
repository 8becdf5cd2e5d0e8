import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { act, openedDesk, playRound } from './test-public.ts';

const at = '/api/tournaments/lyon';
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('one archive has the file, the log, the sheets of each round and the pages, each under a name of its own', async () => {
  const desk = await openedDesk(8);
  await playRound(desk, 1);
  const answer = await desk.get(`${at}/archive?lang=fr&at=10:42`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lyon-archive.zip"');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const names = Object.keys(files);
  expect(JSON.parse(text(files['lyon.json']))).toEqual(await (await desk.get(`${at}/file`)).json());
  expect(text(files['lyon-journal.csv'])).toBe(await (await desk.get(`${at}/log.csv?lang=fr`)).text());
  const sheets = names.filter((name) => /^(?:pdf|tableur)\//.test(name));
  const [printed, tables] = ['pdf', 'tableur'].map((folder) => sheets.filter((name) => name.startsWith(`${folder}/`)));
  // Of the round its tables and why, the standings after it; of the whole, everybody's rounds, the grid, prizes.
  expect(printed).toEqual(
    [
      'tables-par-numero-ronde-1',
      'detail-de-l-appariement-ronde-1',
      'classement-apres-la-ronde-1',
      'detail-des-rondes-apres-la-ronde-1',
      'grille-apres-1-ronde',
      'statistiques-apres-la-ronde-1',
      'palmares-apercu-provisoire',
      'diplomes-apercu-provisoire',
      'nouvelles-cotes-apercu',
    ].map((what) => `pdf/lyon-${what}.pdf`),
  );
  expect(tables?.every((name) => name.endsWith('.xlsx'))).toBe(true);
  for (const name of sheets) expect(text(files[name]?.subarray(0, 4)), name).toMatch(/^(?:%PDF|PK)/);
  expect(names.filter((name) => name.startsWith('autres-programmes/'))).toEqual([
    'autres-programmes/lyon-tsh.t',
    'autres-programmes/lyon-aupair.TOU',
    'autres-programmes/lyon-parties.csv',
  ]);
  expect(names).toContain('pages/index.html');
  expect(names).toContain('pages/en/classement.html');
});

test('who may not export the file has no archive; an unknown tournament has none', async () => {
  const desk = await openedDesk(8);
  expect((await desk.get('/api/tournaments/nowhere/archive')).status).toBe(404);
  await act(desk, { kind: 'show', open: false });
  expect((await desk.app.request(`${at}/archive`)).status).toBe(401);
});
