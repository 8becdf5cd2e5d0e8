// Round robin and Swiss, where a winner may be all that is known; Formule Combinée, refused and then chosen.
import { expect, test } from 'vitest';
import { enterOn, page, plain, slugNow, strikeAtTable } from '../../fixtures/page.ts';
import { deskOf } from '../../fixtures/tournaments.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const bureau = (rest: string) => `/bureau/${slugNow()}/${rest}`;

/** Desk by mouse, its players registered over the program's own API. */
async function create(formula: RegExp, name: string, players: number): Promise<void> {
  await page.goto(`/bureau/nouveau`);
  await page.getByLabel('Nom').fill(name);
  await page.getByRole('radio', { name: formula }).check();
  await page.getByLabel('Joueurs attendus').fill(String(players));
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();
  const desk = deskOf(slugNow());
  for (let i = 0; i < players; i++) {
    const person = { name: `JOUEUR ${String.fromCharCode(65 + i)}` };
    await desk.ask({ kind: 'register', player: `p${i}`, rating: 2400 - 10 * i, presence: 'here' }, person);
  }
}

const type = (...keys: readonly string[]) => strikeAtTable(...keys);
const press = (name: string) => enterOn(name);

/** Plays a round of so many tables: a score on the first, a winner alone on the others, a draw on the last. */
async function play(round: number, tables: number): Promise<void> {
  if (round === 1) await button('Apparier la ronde 1').click();
  else await press(`Apparier la ronde ${round}`);
  await press(`Publier la ronde ${round}`);
  await page.getByText(`Il manque ${tables} résultats sur ${tables}`).waitFor();
  for (let table = 1; table <= tables; table++) {
    if (table === 1) await type('1', 'Space', '412', 'Space', '390', 'Enter');
    else if (table === tables) await type(String(table), 'Space', 'v', 'v', 'Enter');
    else await type(String(table), 'Space', 'v', 'Enter');
    if (table < tables) await page.getByText(`Il manque ${tables - table} résultat`).waitFor();
  }
  await press(`Clore la ronde ${round}`);
}

test('toutes rondes, six players: five rounds by keyboard, scores or a winner alone, then the closing', async () => {
  await create(/toutes rondes/, 'Toutes rondes du club', 6);
  for (let round = 1; round <= 5; round++) await play(round, 3);
  await page.goto(bureau('classement'));
  await page.getByRole('heading', { level: 1, name: 'Classement final' }).waitFor();
  const heads = () => page.locator('thead').first().locator('th').allTextContents();
  await expect
    .poll(async () => (await heads()).slice(-5).map((text) => text.trim()))
    .toEqual(['Pts', 'V', 'Adv.', 'Écart', 'ex æquo']);
  const tie = button(/^Pourquoi/).first();
  await tie.click();
  await page.getByRole('link', { name: 'Grille' }).click();
  await page.getByRole('region', { name: 'Grille' }).waitFor();
  await page.goto(bureau('cloture'));
  await page.getByRole('link', { name: 'Prévoir une finale' }).waitFor();
  await button('Clore le tournoi').click();
  await page.getByText('Tournoi clos').waitFor();
});

test('système suisse, seven players: an exempt one, and why a table is as it is', async () => {
  await create(/Système suisse/, 'Suisse du jeudi', 7);
  await play(1, 3);
  await expect.poll(async () => plain(await page.textContent('main'))).toContain('exempt · 2 points');
  await press('Apparier la ronde 2');
  await button('Publier la ronde 2').waitFor();
  await button(/^Pourquoi/)
    .first()
    .click();
  await page.getByRole('heading', { name: 'La règle' }).waitFor();
});

test('système suisse at L’Art de la Guerre: « tours », armies and cohesion; nobody starts', async () => {
  await page.goto(`/bureau/nouveau`);
  await page.getByLabel('Nom').fill('Lances suisses');
  await page.getByRole('radio', { name: /Système suisse/ }).check();
  await page.getByLabel('Joueurs attendus').fill('4');
  await page.getByLabel('Jeu', { exact: true }).selectOption('L’Art de la Guerre');
  await expect.poll(async () => plain(await page.getByRole('complementary').textContent())).toContain('Tours2');
  await button('Créer le tournoi').click();
  await page.getByRole('columnheader', { name: 'Elo' }).or(page.getByText('Cherchez un nom')).first().waitFor();
  const desk = deskOf(slugNow());
  expect((await desk.view()).tournament).toMatchObject({ format: 'suisse', theme: 'L’Art de la Guerre' });
  for (const [i, name] of ['ODIN', 'BRICE', 'LAMBERT', 'RIVET'].entries()) {
    const army = { edition: 'V4', number: i + 1, name: `Armée ${i + 1}` };
    await desk.ask({ kind: 'register', player: `p${i}`, rating: 1200 - i, presence: 'here', army }, { name });
  }
  await button('Apparier le tour 1').click();
  await page.getByRole('rowheader', { name: 'ODIN' }).getByText('Armée 1').waitFor();
  await press('Publier le tour 1');
  await page.getByText('Il manque 2 résultats sur 2').waitFor();
  expect(await page.getByText('commence', { exact: true }).count()).toBe(0);
  // 5 of 20 lost is 2 parts of ten, 24 of 24 is ten: 98 and 12.
  await type('1', 'Space', '5', 'Space', '20', 'Space', '24', 'Space', '24');
  const strip = page.getByRole('region', { name: 'Tour 1' });
  await expect.poll(async () => plain(await strip.textContent())).toContain('98 100 − 2 (5 × 10 ÷ 20 = 2,50)12 10 + 2');
  await expect.poll(async () => plain(await strip.textContent())).toContain('2 points contre 0 point');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 1 résultat').waitFor();
  await type('2', 'Space', 'f', 'Enter');
  await press('Clore le tour 1');
  await button('Apparier le tour 2').waitFor();
  await page.goto(bureau('journal'));
  await page.getByText('Tour 1 clos').waitFor();
  expect(await page.getByText(/ronde \d/i).count()).toBe(0);
});

test('Formule Combinée: 22 players in 7 pool rounds refused in place; a way out is chosen with one button', async () => {
  await page.goto(`/bureau/nouveau`);
  await page.getByLabel('Nom').fill('Masters de la vallée');
  await page.getByRole('radio', { name: /Formule Combinée/ }).check();
  await page.getByLabel('Joueurs attendus').fill('22');
  await page.getByLabel('Rondes de poules').selectOption('7');
  await page.getByLabel('Phase 2').fill('4');
  await page.getByLabel('Phase 3').fill('1');
  await page.getByText('22 joueurs en 7 rondes de poules').waitFor();
  // Pressed all the same, the button leads to the refusal.
  await button('Créer le tournoi').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('impossible');
  await button(/^Choisir, 5 rondes de poules/).click();
  await expect.poll(() => page.getByLabel('Phase 2').inputValue()).toBe('6');
  await expect.poll(() => page.getByText('impossible').count()).toBe(0);
  await expect.poll(async () => plain(await page.getByRole('complementary').textContent())).toContain('Rondes12');
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();
});

test('somebody arrives late and takes the seat of the exempt', async () => {
  await create(/Système suisse/, 'Suisse des retards', 7);
  const desk = deskOf(slugNow());
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await desk.ask({ kind: 'register', player: 'late', rating: 2000, presence: 'late' }, { name: 'TARD Venu' });
  await page.goto(bureau('ronde/1'));
  // Who is late is brought up before each draw and in its draft, not only in the round they missed.
  await button('Placer quelqu’un qui arrive…').click();
  await button(/^Placer.*TARD Venu/).click();
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
});

test('six players in Formule Classique are sent to the round robin, with one button', async () => {
  await page.goto(`/bureau/nouveau`);
  await page.getByLabel('Joueurs attendus').fill('6');
  await page.getByText('À 6, jouez toutes rondes', { exact: false }).waitFor();
  await button('Jouer toutes rondes').click();
  await expect.poll(() => page.getByRole('radio', { name: /toutes rondes/ }).isChecked()).toBe(true);
  await expect.poll(async () => plain(await page.getByRole('complementary').textContent())).toContain('Rondes5');
});
