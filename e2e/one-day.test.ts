// One tournament from end to end, as a director plays it: create, register 18, five rounds by keyboard alone, a
// correction, final standings, a reload, a power cut, a reload again: all there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { enterOn, strikeAtTable } from './typing.ts';

let browser: Browser;
let program: Program;
let page: Page;
const data = mkdtempSync(path.join(tmpdir(), 'ronde-day-'));

beforeAll(async () => {
  [browser, program] = await Promise.all([launch(), startProgram(data)]);
  page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 820 } });
});

afterAll(async () => {
  await browser?.close();
  await program?.kill();
  rmSync(data, { recursive: true, force: true });
});

const names = ['AUBIN', 'BERTHIER', 'COLLIN', 'D’ALMEIDA', 'FONTAINE', 'GARNIER', 'HUYNH', 'IBRAHIM', 'KOUAMÉ'].concat([
  'LEFÈVRE',
  'MARCHAND',
  'N’DIAYE',
  'ŒUVRARD',
  'PASQUIER',
  'QUINTIN',
  'ROUSSEL',
  'SCHNEIDER',
  'TOUSSAINT',
]);
const list = names.map((name, i) => `${name} Camille;${2900 - 50 * i};Club ${1 + (i % 4)}`).join('\n');
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a day of 18 players', async ({ onTestFailed }) => {
  onTestFailed(async () => {
    const picture = path.join(tmpdir(), 'ronde-journey.png');
    await page.screenshot({ path: picture });
    console.error(`What the page showed: ${picture}`);
  });
  await enter();
  await create();
  await register();
  for (let round = 1; round <= 5; round++) await play(round);
  await correct();
  const final = await standings();
  expect(final).toHaveLength(18);
  expect(final[0]?.[0]).toBe('1');

  await page.reload();
  expect(await standings()).toEqual(final);

  const { port } = new URL(program.address);
  await program.kill();
  program = await startProgram(data, Number(port));
  await page.reload();
  expect(await standings()).toEqual(final);
});

/** The first account, by the link that the program printed. */
async function enter(): Promise<void> {
  await page.goto(program.link ?? program.address);
  await page.getByRole('heading', { level: 1, name: 'Créer le premier compte' }).waitFor();
  await page.getByLabel('Nom').fill('Claire Vidal');
  await page.getByLabel('Mot de passe').fill('neuf chevaux blancs');
  await page.getByLabel('Garder la connexion').check();
  await button('Créer le compte').click();
  await page.getByRole('link', { name: 'Nouveau tournoi' }).waitFor();
}

async function create(): Promise<void> {
  await page.goto(program.address);
  await page.getByRole('link', { name: 'Nouveau tournoi' }).or(button('Nouveau tournoi')).first().click();
  await page.getByLabel('Nom').fill('Tournoi de la Saint-Martin');
  await page.getByLabel('Lieu').fill('Villebois, salle des fêtes');
  await page.getByLabel('Premier jour').fill('2026-11-14');
  await page.getByLabel('Joueurs attendus').fill('18');
  await page.getByText('5 rondes (règle', { exact: false }).waitFor();
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();
}

async function register(): Promise<void> {
  await button('Coller une liste').click();
  await page.locator('textarea').fill(list);
  await button(/18/).click();
  await page.getByText('0 présent sur 18').or(page.getByText('0 présents sur 18')).waitFor();
  await page.getByRole('button', { name: 'Présence' }).first().click();
  await page.getByText('1 présent sur 18').waitFor();
  await button('Noter tout le monde présent').click();
  await page.getByText('18 présents sur 18').waitFor();
}

const press = (name: string) => enterOn(page, name);

/**
 * Types nine results by keyboard alone. From the last result to the next round's publication it takes three keys:
 * close, draw, publish.
 */
async function play(round: number): Promise<void> {
  if (round === 1) await button('Apparier la ronde 1').click();
  else await press(`Apparier la ronde ${round}`);
  await press(`Publier la ronde ${round}`);
  await page.getByText('Il manque 9 résultats sur 9').waitFor();
  for (let table = 1; table <= 9; table++) {
    await strikeAtTable(page, `${400 + 7 * table + round}`, 'Space', `${430 - 5 * table}`, 'Enter');
    const missing = 9 - table;
    if (missing > 0) await page.getByText(`Il manque ${missing} résultat`).waitFor();
  }
  await press(`Clore la ronde ${round}`);
}

/** Table 1 of round 2 was typed wrongly: 421–300 instead of 409–425. */
async function correct(): Promise<void> {
  const before = await standings(2);
  await page.getByRole('link', { name: /Ronde 2/ }).click();
  await button(/Corriger un résultat/).click();
  // The cursor stands in the table field: 1, then the two scores.
  await strikeAtTable(page, '1', 'Space', '421', 'Space', '300', 'Enter');
  await page.getByText('corrigé').first().waitFor();
  // A page that is left takes the result along: the next one may be a moment ahead of it.
  await expect.poll(() => standings(2)).not.toEqual(before);
}

/** The standings table as text, row by row. */
async function standings(round = 5): Promise<string[][]> {
  const slug = new URL(page.url()).pathname.split('/')[2];
  await page.goto(`${program.address}/bureau/${slug}/classement/${round}`);
  await page.getByRole('heading', { level: 1, name: /Classement/ }).waitFor();
  const rows = page.locator('table').first().locator('tbody tr');
  await rows.first().waitFor();
  return await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}
