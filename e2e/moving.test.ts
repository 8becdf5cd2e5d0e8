// The archive of a tournament, imported: the log comes along, and what does not is said before the tournament is opened.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk-of.ts';
import type { OneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { practiceCopy, sharedWindow } from './shared.ts';
import { sessionOf } from './staff.ts';

let opened: OneWindow;
let desk: Desk;

beforeAll(async () => {
  opened = await sharedWindow();
  desk = await practiceCopy();
  await desk.ask({ kind: 'draw', round: 1, without: [] });
});
afterAll(() => opened?.close());

test('an archive is a tournament again with its log: here already, it is a copy', async () => {
  const { page, program } = opened;
  const cookie = { Cookie: `ronde=${await sessionOf(program, 'Claire')}` };
  const archive = await fetch(`${program.address}/api/tournaments/${desk.slug}/archive`, { headers: cookie });
  const buffer = Buffer.from(await archive.arrayBuffer());
  await page.goto(`${program.address}/bureau`);
  await page.getByRole('button', { name: 'Importer un fichier' }).waitFor();
  const file = { name: 'archive.zip', mimeType: 'application/zip', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('ce tournoi est déjà ici').waitFor();
  await page.getByRole('button', { name: 'Importer une copie' }).click();
  await page.getByText(/N’ont pas suivi.*liens.*invitations/).waitFor();
  await picture(page, 'moved');
  await page.getByRole('link', { name: 'Ouvrir le tournoi' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const there = new URL(page.url()).pathname.split('/')[2];
  expect(there).not.toBe(desk.slug);
  await page.goto(`${program.address}/bureau/${there}/journal`);
  await page.getByText('Venu d’un autre ordinateur avec son journal').waitFor();
  await page.getByText('Ronde 1 appariée').first().waitFor();
  await picture(page, 'moved-log');
});
