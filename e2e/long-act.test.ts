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
