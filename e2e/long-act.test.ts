// A long act is found again by a page that is opened anew: how far it is, then what it came to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OneWindow, oneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';

let window: OneWindow;
beforeAll(async () => {
  window = await oneWindow('Claire');
});
afterAll(() => window?.close());

test('an import that is under way when the page is opened shows its bar, then how many lines it kept', async () => {
  const { page, program } = window;
  await page.goto(`${program.address}/bureau`);
  const lines = Array.from({ length: 30_000 }, (_, n) => ({ name: `JOUEUR Ada ${n}`, licence: `L${n}` }));
  const begun = await fetch(`${program.address}/api/register/import`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `ronde=${await sessionOf(program, 'Claire')}`,
      Prefer: 'respond-async',
    },
    body: JSON.stringify({ game: 'scrabble', listedOn: '2026-09-01', lines }),
  });
  expect(begun.status).toBe(202);
  await page.goto(`${program.address}/bureau/registre/liste`);
  await page.getByRole('progressbar').waitFor();
  await page.getByText(/lignes importées/).waitFor();
  expect(plain(await page.getByText(/lignes importées/).textContent())).toContain('30000 lignes importées');
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

test('a tournament file that was sent before the list of tournaments is opened is followed there, then leads to it', async () => {
  const { page, program } = window;
  expect((await importOf('Metz', 1900)).status).toBe(202);
  await page.goto(`${program.address}/bureau`);
  await page.getByText('Le tournoi du fichier est importé.').waitFor();
  await page.getByRole('link', { name: 'Ouvrir le tournoi' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/bureau\/metz/);
});

test('a file that cannot be made is said where it was asked for, in words; nobody leaves the page for it', async () => {
  const { page, program } = window;
  const busy = { code: 'papers-busy', status: 503, title: 'Trop de feuilles attendent.', detail: 'Réessayez.' };
  await page.route(/\/papers\/|\/log\.csv/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(busy) }),
  );
  expect((await importOf('Nancy', 40)).status).toBe(202);
  await page.goto(`${program.address}/bureau`);
  await page.getByText('Nancy').first().waitFor();
  const t = 'nancy';
  for (const [at, link] of [
    [`/bureau/${t}/imprimer?feuille=name-cards`, 'PDF'],
    [`/bureau/${t}/journal`, 'Texte pour tableur (.csv)'],
  ] as const) {
    await page.goto(`${program.address}${at}`);
    await page.getByRole('link', { name: link }).click();
    await page.getByText('Trop de feuilles attendent.').waitFor();
    expect(new URL(page.url()).pathname).toBe(at.split('?')[0]);
  }
  expect(page.context().pages()).toHaveLength(1);
  await page.unroute(/\/papers\/|\/log\.csv/);
  await page.goto(`${program.address}/bureau/${t}/imprimer?feuille=name-cards`);
  const sheet = page.context().waitForEvent('page');
  const read = page
    .context()
    .waitForEvent('response', (response) => /\/api\/tasks\/[^/]+\/answer/.test(response.url()));
  await page.getByRole('link', { name: 'PDF' }).click();
  // Where it took longer than a browser lets a page open windows, a link does.
  const link = page.getByRole('link', { name: 'Ouvrir la feuille' });
  const late = await Promise.race([sheet.then(() => false), link.waitFor().then(() => true)]);
  if (late) await link.click();
  await sheet;
  // This browser has no reader of PDF: what it was given to read says what it was.
  expect((await read).headers()['content-type']).toBe('application/pdf');
  const download = page.waitForEvent('download');
  await page.goto(`${program.address}/bureau/${t}/journal`);
  await page.getByRole('link', { name: 'Texte pour tableur (.csv)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^nancy.*journal.*\.csv$/);
});

/** Sends the file of a tournament with so many players, and does not wait for it. */
async function importOf(name: string, size: number): Promise<Response> {
  const { program } = window;
  const players = Array.from({ length: size }, (_, n) => ({ id: `p${n}`, name: `JOUEUR Ada ${n}` }));
  const file = { ronde: 1, name, format: 'classique', date: '2026-11-28', players };
  return fetch(`${program.address}/api/tournaments/import`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `ronde=${await sessionOf(program, 'Claire')}`,
      Prefer: 'respond-async, wait=0',
    },
    body: JSON.stringify({ id: `import-${name}`, file }),
  });
}
