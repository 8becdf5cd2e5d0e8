// Field reports that only a browser shows: sheets as they are printed, and what is left after a crash. The others are
// held by the pages’ own tests, each by its number.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { deskOf } from './desk-of.ts';
import type { OneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { type Program, startProgram } from './program.ts';
import { sharedWindow } from './shared.ts';
import { sessionOf, signIn } from './staff.ts';
import { strikeAtTable } from './typing.ts';

let opened: OneWindow;

beforeAll(async () => {
  opened = await sharedWindow();
});
afterAll(() => opened?.close());

const make = (name: string, players: readonly string[], format = 'classique', settings = {}) =>
  created(opened.program, 'Claire', { name, format, settings }, players);

async function open({ slug }: Created, rest: string): Promise<void> {
  await opened.page.goto(`${opened.program.address}/bureau/${slug}/${rest}`);
  await opened.page.locator('main h1').waitFor();
}

async function inPlay(desk: Created, round: number, more: object = {}): Promise<void> {
  await desk.ask({ kind: 'draw', round, without: [], ...more });
  await desk.ask({ kind: 'publish', round, attempt: 1 });
}

const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
const forty = Array.from(
  { length: 40 },
  (_, i) => `${eighteen[i % 18]?.replace(/ /, `${'ABC'[Math.floor(i / 18)]} `)}`,
);

test('UI-01: forty players, by name and by table: each once, with table, opponent and who starts', async () => {
  const { page } = opened;
  const desk = await make('Quarante', forty);
  await desk.ask({ kind: 'mark', player: 'p1', presence: 'absent' });
  await inPlay(desk, 1, { without: ['p1'] });
  const sheet = page.frameLocator('iframe[data-sheet]').locator('body');
  await open(desk, 'imprimer');
  await page.getByRole('heading', { level: 2, name: 'Tables par nom' }).waitFor();
  await button('Imprimer').click();
  await expect.poll(() => sheet.locator('tbody tr').count()).toBe(40);
  const names = (await sheet.locator('tbody th').allTextContents()).map((name) => plain(name).trim());
  expect(new Set(names).size).toBe(40);
  const said = plain(await sheet.textContent());
  expect(said.match(/exempt/g)).toHaveLength(1);
  expect(said.match(/absence/g)).toHaveLength(1);

  await page.getByText('Tables par numéro').click();
  await page.getByRole('heading', { level: 2, name: 'Tables par numéro' }).waitFor();
  await button('Imprimer').click();
  const numbers = () =>
    sheet.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.children[0]?.textContent));
  await expect
    .poll(async () => (await numbers()).filter((text) => /^\d+$/.test(text ?? '')))
    .toEqual(Array.from({ length: 19 }, (_, i) => String(i + 1)));
});

test('CONC-03, CONC-04: what the desk said is saved outlives a crash, and stands on another machine', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'ronde-crash-'));
  let program: Program = await startProgram(data);
  try {
    const desk = await deskOf(program, 'Claire');
    const session = await sessionOf(program, 'Claire');
    await desk.ask({ kind: 'draw', round: 1, without: [] });
    await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
    const { page } = opened;
    await signIn(page.context(), program, 'Claire');
    await page.goto(`${program.address}/bureau/tournoi-d-entrainement/ronde/1`);
    await strikeAtTable(page, '1', 'Space', '412', 'Space', '400', 'Enter');
    await page.locator('main table').getByText('feuille').waitFor();
    await program.kill();

    program = await startProgram(data);
    const headers = { Cookie: `ronde=${session}` };
    const at = `${program.address}/api/tournaments/tournoi-d-entrainement`;
    const { tournament } = await (await fetch(at, { headers })).json();
    expect(tournament.rounds[0].matches.filter((match: { result?: object }) => match.result)).toHaveLength(1);
    // Another machine: nothing in its browser but who is signed in.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const url = program.address;
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'ronde', value: session, url, httpOnly: true, sameSite: 'Strict' }]);
    await page.goto(`${url}/bureau/tournoi-d-entrainement/ronde/1`);
    await page.getByText('Il manque 10 résultats sur 11').waitFor();
    await expect.poll(async () => plain(await page.locator('main table').first().textContent())).toContain('412');
  } finally {
    await program.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
