// What the other journeys leave of the field reports on the desk: the same cases, their other halves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { deskOf } from './desk-of.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { type Program, startProgram } from './program.ts';
import { sessionOf, signIn } from './staff.ts';
import { strikeAtTable } from './typing.ts';

let opened: OneWindow;

beforeAll(async () => {
  opened = await oneWindow('Claire');
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

test('UI-02: two who keep a table meet: at the lower of both, the other one stays empty', async () => {
  const desk = await make('Deux tables gardées', eighteen);
  await desk.ask({ kind: 'amend', player: 'p4', saw: {}, to: { table: 2 } });
  await desk.ask({ kind: 'amend', player: 'p11', saw: {}, to: { table: 5 } });
  await desk.ask({ kind: 'draw', round: 1, without: [], fixed: [{ players: ['p4', 'p11'] }] });
  await open(desk, 'ronde/1');
  const rows = opened.page.locator('main table').first().locator('tbody tr');
  await rows.nth(8).waitFor();
  const tables = await rows.evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent));
  expect(tables).toEqual(['1', '2', '3', '4', '6', '7', '8', '9', '10']);
  expect(await rows.nth(1).textContent()).toMatch(/D’ALMEIDA.*MARCHAND|MARCHAND.*D’ALMEIDA/);
});

test('UI-07: thirteen rounds stand in the standings in their order, not 1, 10, 11', async () => {
  const desk = await make('Treize rondes', eighteen.slice(0, 14), 'toutes-rondes');
  for (let round = 1; round <= 13; round++) await desk.playWith(round, () => [450, 400]);
  await open(desk, 'classement');
  const heads = () => opened.page.locator('main table').first().locator('thead th').allTextContents();
  await expect
    .poll(async () => (await heads()).filter((head) => /^R\d+$/.test(head)))
    .toEqual(Array.from({ length: 13 }, (_, i) => `R${i + 1}`));
});

test('FORF-04: nobody at a table of the wargame: 10 for who comes back, 0 for who does not, 90 for nobody', async () => {
  const desk = await make('Personne', eighteen.slice(0, 8), 'art-de-la-guerre', { rounds: 3 });
  await inPlay(desk, 1);
  const tables = await desk.tables(1);
  const drawn = { kind: 'points', points: [41, 50], winner: null };
  for (const [i, players] of tables.entries())
    if (i !== 3) await desk.ask({ kind: 'record', round: 1, players, result: drawn, saw: null });
  await open(desk, 'ronde/1');
  await opened.page.getByText('Il manque 1 table sur 4').waitFor();
  await strikeAtTable(opened.page, '4', 'Space', 'f', 'Space', 'f', 'Enter');
  await button('Clore le tour 1').click();
  await button('Apparier le tour 2').waitFor();
  const [back = '', gone = ''] = tables[3] ?? [];
  await desk.ask({ kind: 'withdraw', player: gone });
  await inPlay(desk, 2);
  for (const players of await desk.tables(2))
    if (players.length === 2) await desk.ask({ kind: 'record', round: 2, players, result: drawn, saw: null });
  await desk.ask({ kind: 'close-round', round: 2 });
  await open(desk, 'classement/1');
  const lines = opened.page.locator('main table').first().locator('tbody tr');
  await lines.first().waitFor();
  const rows = await lines.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  const pointsOf = (player: string) =>
    rows.find((row) => row[1]?.startsWith(eighteen[Number(player.slice(1)) - 1] ?? '?'))?.at(-3);
  expect([pointsOf(back), pointsOf(gone)]).toEqual(['10', '0']);
  expect(rows.filter((row) => row.at(-3) === '90')).toEqual([]);
});

test('CORR-05: round 1 cancelled: registration is open again, and round 1 can be drawn', async () => {
  const desk = await make('Ronde seule', eighteen.slice(0, 8));
  await inPlay(desk, 1);
  await desk.record(1, 2, [450, 400]);
  await open(desk, 'ronde/1');
  await button('Annuler la ronde 1').click();
  await opened.page.getByText('1 résultat sera perdu.').waitFor();
  await button('Annuler la ronde 1').click();
  await button('Apparier la ronde 1').waitFor();
  expect(new URL(opened.page.url()).pathname).toMatch(/\/inscriptions$/);
  await opened.page.getByRole('link', { name: 'Ouvrir la salle' }).waitFor();
  await button('Apparier la ronde 1').click();
  await button('Publier la ronde 1').waitFor();
});

test('CORR-03: phase 2 is drawn on a wrong last result: taken back in one act, corrected, drawn anew', async () => {
  const desk = await make('Phase deux', eighteen.slice(0, 12), 'combinee', { phase1: 5, phase2: 3, phase3: 1 });
  await desk.ask({ kind: 'draw-order', attempt: 1 });
  for (let round = 1; round <= 5; round++) await desk.playWith(round, (table) => [450 + table, 400]);
  await desk.ask({ kind: 'draw', round: 6, without: [] });
  const wrong = JSON.stringify(await desk.tables(6));
  const { page } = opened;
  await open(desk, 'ronde/6');
  await button('Annuler la ronde 6').click();
  await button('Corriger un résultat').click();
  // Whoever of the two starts: the one who had lost wins by as much.
  const match = (await desk.view()).tournament.rounds[4]?.matches[0];
  const turned = match?.starts === match?.players[0] ? ['400', '451'] : ['451', '400'];
  await page.waitForFunction(() => document.activeElement?.id === 'entry-table');
  for (const keys of ['1', ' ', turned[0] ?? '', ' ', turned[1] ?? '']) await page.keyboard.type(keys);
  await page.keyboard.press('Enter');
  await page.locator('main table').getByText('corrigé').waitFor();
  await button('Apparier la ronde 6').click();
  await button('Publier la ronde 6').waitFor();
  // A whole round again, from the ranking as it is now: another one.
  const drawn = await desk.tables(6);
  expect(drawn.flat().length).toBe(12);
  expect(JSON.stringify(drawn)).not.toBe(wrong);
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
    await page.getByText('Il manque 10 tables sur 11').waitFor();
    await expect.poll(async () => plain(await page.locator('main table').first().textContent())).toContain('412');
  } finally {
    await program.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
