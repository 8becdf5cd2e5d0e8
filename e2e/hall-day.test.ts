// A whole day in the hall: the director at the laptop, a clerk over https, a projector and six phones, each at a name
// that is not this computer's own; two phones agree, two do not, one speaks alone and is cut off meanwhile.
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Addresses } from '../packages/contract/src/http/installation.ts';
import { type Created, created, eighteen } from './created.ts';
import { hallOver } from './hall-over.ts';
import { codesOf, type Hall, hall, type Phone } from './phones.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { password, sessionOf, signIn } from './staff.ts';

const by = 'Claire Vidal';
const twelve = eighteen.slice(0, 12);

let there: Hall;
let day: Created;
let desk: Page;
let clerk: Page;
let screen: Page;
/** The two of tables 1, 2 and 3 of round 1, as drawn. */
let waiting: readonly Phone[];
let phones: ReadonlyMap<string, Phone>;

beforeAll(async () => {
  there = await hall(['--hall', '--https', '0', '--address', '127.0.0.1']);
  day = await created(
    there.program,
    by,
    { name: 'Saint-Martin', format: 'classique', settings: { rounds: 3 } },
    twelve,
  );
  await signIn(there.first, there.program, by);
  desk = await director();
  screen = await projector();
  waiting = await Promise.all(Array.from({ length: 6 }, () => there.phone('/')));
  clerk = await clerkOverHttps();
}, 120_000);
afterAll(() => there?.close());

async function director(): Promise<Page> {
  const context = await there.browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  return await context.newPage();
}

/** Invited by the director, on a laptop of their own: the house's own certificate, accepted once. */
async function clerkOverHttps(): Promise<Page> {
  const context = await there.browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.goto(`${await staffAddress()}${await invitation()}`);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByLabel('Nom').fill('Marc');
  await page.getByLabel('Mot de passe').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/bureau/);
  return page;
}

const asDirector = async () => ({
  'Content-Type': 'application/json',
  Cookie: `ronde=${await sessionOf(there.program, by)}`,
});

async function staffAddress(): Promise<string> {
  const answer = await fetch(`${there.program.address}/api/addresses`, { headers: await asDirector() });
  const { https } = (await answer.json()) as Addresses;
  return `https://salle-12.test:${new URL(https?.[0] ?? '').port}`;
}

async function invitation(): Promise<string> {
  const at = `${there.program.address}/api/tournaments/${day.slug}/team/invitations`;
  const answer = await fetch(at, {
    method: 'POST',
    headers: await asDirector(),
    body: JSON.stringify({ role: 'clerk' }),
  });
  return ((await answer.json()) as { path: string }).path;
}

async function projector(): Promise<Page> {
  const { path } = await hallOver(there.program, by, day.slug)({ wifi: 'Salle' });
  const { page } = await there.phone(path, {
    viewport: { width: 1920, height: 1080 },
    isMobile: false,
    hasTouch: false,
  });
  return page;
}

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const at = (rest: string) => `${there.program.address}/bureau/${day.slug}/${rest}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const surname = (player: string): string => twelve[Number(player.slice(1)) - 1]?.split(' ')[0] ?? '';
const phoneOf = (player: string): Phone => {
  const phone = phones.get(player);
  if (!phone) throw new Error(`${player} has no phone.`);
  return phone;
};
/** A badge is scanned. */
async function handedOut(phone: Phone | undefined, at: string): Promise<Phone> {
  if (!phone) throw new Error('There are six phones.');
  await phone.open(at);
  return phone;
}
const table = async (round: number, number: number) =>
  (await day.view()).tournament.rounds[round - 1]?.matches.find((one) => one.table === number);

/** On a phone's own pad: mine, then the other's. */
async function enter({ page }: Phone, mine: number, theirs: number): Promise<void> {
  await press(page, 'Saisir le score');
  for (const [field, score] of [mine, theirs].entries()) {
    await page.locator('main input').nth(field).click();
    for (const digit of String(score)) await press(page, digit);
  }
  await press(page, 'Enregistrer');
}

/** What the clerk types from a slip: the table, then both scores, the starter's first. */
async function fromSlip(number: number, first: number, second: number): Promise<void> {
  const field = clerk.locator('#entry-table');
  await field.fill(String(number));
  await clerk.keyboard.press('Space');
  for (const score of [first, second]) {
    await clerk.keyboard.type(String(score));
    await clerk.keyboard.press('Enter');
  }
}

test('a day', async ({ onTestFailed }) => {
  onTestFailed(async () => {
    const windows = [desk, clerk, screen, ...[...(phones?.values() ?? [])].map(({ page }) => page)];
    for (const [i, page] of windows.entries()) {
      const where = path.join(tmpdir(), `ronde-hall-${i}.png`);
      await page.screenshot({ path: where });
      console.error(`What was shown: ${where}`);
    }
  });
  await presence();
  await published();
  await clocks();
  await agreed();
  await disputed();
  await alone();
  await closed();
  await evening();
}, 240_000);

/** 9:00, presence: the clerk’s mark is on the director’s desk and on the wall within a moment. */
async function presence(): Promise<void> {
  await day.ask({ kind: 'mark', player: 'p12', presence: 'expected' });
  await desk.goto(at('inscriptions'));
  await desk.getByText('11 présents sur 12').waitFor();
  await screen.getByText('11 présents sur 12').waitFor();
  await expect.poll(async () => plain(await screen.locator('main').textContent())).toContain('N’DIAYE Aminata');
  await clerk.goto(`${new URL(clerk.url()).origin}/bureau/${day.slug}/inscriptions`);
  await clerk
    .getByRole('row', { name: /N’DIAYE/ })
    .getByRole('button', { name: 'Présence' })
    .click();
  await desk.getByText('12 présents sur 12').waitFor();
  await screen.getByText('12 présents sur 12').waitFor();
}

/** 9:30, round 1: the draft is nobody’s but the desk’s; published, every phone and the wall have it. */
async function published(): Promise<void> {
  await day.ask({ kind: 'show', open: true });
  const code = await codesOf(there, by, day.slug);
  await press(desk, 'Apparier la ronde 1');
  await desk.getByRole('button', { name: 'Publier la ronde 1' }).waitFor();
  const playing: string[] = [];
  for (const number of [1, 2, 3]) playing.push(...((await table(1, number))?.players ?? []));
  const opened = await Promise.all(
    playing.map(async (player, i) => [player, await handedOut(waiting[i], `/j/${code(player)}`)] as const),
  );
  phones = new Map(opened);
  for (const [, { page }] of opened) await page.getByRole('heading', { name: 'Inscriptions en cours' }).waitFor();
  await press(desk, 'Publier la ronde 1');
  for (const [player, { page }] of opened) {
    const match = (await day.view()).tournament.rounds[0]?.matches.find(({ players }) =>
      players.some((one) => one === player),
    );
    const other = match?.players.find((one) => one !== player) ?? '';
    await page.getByRole('heading', { name: twelve[Number(other.slice(1)) - 1] ?? '' }).waitFor();
    const seen = async () => plain(await page.locator('main').textContent());
    await expect.poll(seen).toContain(`Table ${match?.table}`);
    await expect.poll(seen).toContain(match?.starts === player ? 'Vous commencez' : `${surname(other)} commence`);
  }
  await h1(screen, 'Ronde 1');
  // By name, twice in three turns.
  await expect
    .poll(async () => (await screen.locator('tbody th').allInnerTexts()).map((text) => plain(text).trim()), {
      timeout: 40_000,
    })
    .toEqual(twelve);
  await picture(screen, 'day-screen');
}

/** 10:05, the clocks: started at the desk, counted on the wall and on the phones. */
async function clocks(): Promise<void> {
  await press(desk, 'Lancer la pendule');
  await screen.getByText('début de la ronde').waitFor();
  await desk
    .locator('header')
    .getByRole('link', { name: /^Pendule, temps restant/ })
    .waitFor();
}

/** 10:15, table 1: two phones say the same, and it is the result. */
async function agreed(): Promise<void> {
  const [a = '', b = ''] = (await table(1, 1))?.players ?? [];
  await enter(phoneOf(a), 458, 342);
  await phoneOf(b)
    .page.getByRole('heading', { name: `${surname(a)} a saisi ce score` })
    .waitFor();
  await press(phoneOf(b).page, 'Confirmer ce score');
  await phoneOf(a).page.getByText('Résultat confirmé').waitFor();
  await desk.getByText('Il manque 5 résultats sur 6').waitFor();
  await clerk.goto(clerk.url().replace('inscriptions', 'ronde/1'));
  await clerk.getByText('Il manque 5 résultats sur 6').waitFor();
}

/** Table 2: two phones differ; neither decides, the director retains one. */
async function disputed(): Promise<void> {
  const [a = '', b = ''] = (await table(1, 2))?.players ?? [];
  await enter(phoneOf(a), 401, 380);
  await phoneOf(b)
    .page.getByRole('heading', { name: `${surname(a)} a saisi ce score` })
    .waitFor();
  await press(phoneOf(b).page, 'Ce n’est pas ce score');
  const { page } = phoneOf(b);
  for (const [field, score] of [380, 411].entries()) {
    await page.locator('main input').nth(field).click();
    for (const digit of String(score)) await press(page, digit);
  }
  await press(page, 'Enregistrer');
  for (const player of [a, b]) await phoneOf(player).page.getByText('Vos deux scores diffèrent.').waitFor();
  expect(await table(1, 2)).not.toHaveProperty('result');
  await desk.locator('#entry-table').fill('2');
  await desk.keyboard.press('Space');
  await desk
    .getByRole('button', { name: /^Retenir/ })
    .first()
    .waitFor();
  await picture(desk, 'day-dispute');
  await desk
    .getByRole('button', { name: /^Retenir/ })
    .first()
    .click();
  await expect.poll(async () => (await table(1, 2))?.result).toMatchObject({ kind: 'games' });
  for (const player of [a, b])
    await phoneOf(player)
      .page.getByText('Résultat confirmé')
      .or(phoneOf(player).page.getByText('Résultat enregistré'))
      .first()
      .waitFor();
}

/** Table 3: one phone speaks while it is cut off; back, it is heard, and the clerk accepts it. */
async function alone(): Promise<void> {
  const [a = '', b = ''] = (await table(1, 3))?.players ?? [];
  await phoneOf(a).page.context().setOffline(true);
  await screen.context().setOffline(true);
  await phoneOf(a).page.getByText('mis à jour à').waitFor();
  await screen.getByText(/mis à jour à/).waitFor();
  // Either of what it shows by turns.
  await screen.locator('tbody th').or(screen.getByRole('timer')).first().waitFor();
  await enter(phoneOf(a), 412, 399);
  await phoneOf(a).page.getByText('Il partira au retour du réseau.').waitFor();
  await phoneOf(a).page.context().setOffline(false);
  await screen.context().setOffline(false);
  await phoneOf(a)
    .page.getByText(`${surname(b)} doit encore le confirmer`)
    .waitFor();
  await clerk.getByText('à confirmer', { exact: true }).waitFor();
  const field = clerk.locator('#entry-table');
  await field.fill('3');
  // What the phone said stands in the fields: to the first one, to the second one, saved.
  for (const _ of ['first', 'second', 'saved']) await clerk.keyboard.press('Enter');
  const games = (await table(1, 3))?.players[0] === a ? [[412, 399]] : [[399, 412]];
  await expect.poll(async () => (await table(1, 3))?.result).toEqual({ kind: 'games', games });
}

/** 10:24, the last slips at the clerk’s, then three presses to round 2 everywhere. */
async function closed(): Promise<void> {
  for (const number of [4, 5, 6]) {
    await fromSlip(number, 400 + number, 390);
    await expect.poll(async () => (await table(1, number))?.result?.kind).toBe('games');
  }
  await desk.getByText('6 tables sur 6').first().waitFor();
  await press(desk, 'Clore la ronde 1');
  await h1(screen, 'Classement après la ronde 1');
  await expect.poll(() => screen.locator('tbody tr').count()).toBe(12);
  for (const { page } of phones.values()) await page.getByText('Ronde 2 : appariement en cours').waitFor();
  await press(desk, 'Apparier la ronde 2');
  await press(desk, 'Publier la ronde 2');
  await h1(screen, 'Ronde 2');
  for (const { page } of phones.values()) await page.getByText('Table', { exact: true }).waitFor();
}

/** 12:30, a message to the hall; the afternoon; 17:50, closing, prizes one by one, and each phone its place. */
async function evening(): Promise<void> {
  const change = hallOver(there.program, by, day.slug);
  await change({ page: 'message', message: 'Reprise à 14 h' });
  await screen.getByText('Reprise à 14 h').waitFor();
  for (const { page } of phones.values()) await page.getByText('Reprise à 14 h').waitFor();
  await change({ page: 'follow', message: null });
  for (const { players, table: number = 0 } of (await day.view()).tournament.rounds[1]?.matches ?? [])
    if (players.length === 2) await day.record(2, number, [430 + number, 400]);
  await day.ask({ kind: 'close-round', round: 2 });
  await day.playWith(3, (number) => [470 - 10 * number, 380]);
  await desk.goto(at('cloture'));
  await desk.getByRole('button', { name: 'Clore le tournoi' }).first().click();
  await desk.getByText('Le tournoi est clos.').waitFor();
  await h1(screen, 'Classement final');
  let order: readonly string[] = [];
  await expect
    .poll(async () => {
      order = (await screen.locator('tbody th').allInnerTexts()).map((text) => plain(text).trim());
      return order.length;
    })
    .toBe(12);
  for (const [player, { page }] of phones) {
    await page.getByText('Le tournoi est terminé.').waitFor();
    const place = order.indexOf(twelve[Number(player.slice(1)) - 1] ?? '') + 1;
    await page.getByText(`Votre place : ${place}${place === 1 ? 'ʳᵉ' : 'ᵉ'}.`).waitFor();
  }
  await change({ page: 'prizes', reveal: 2 });
  await expect.poll(() => screen.locator('dt').count()).toBe(1);
  expect(phones.size).toBe(6);
  for (const { complaints } of phones.values()) expect(complaints).toEqual([]);
}
