// A final of four after the rounds: planned, its tie settled, set up, typed in the strip, and what the standings become.
import { beforeAll, expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { type Desk, practice } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await practice();
  for (let round = 1; round <= 5; round++) await desk.play(round);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const strip = () => page.getByRole('region', { name: 'Résultat de la finale' });
const final = async () => (await desk.view()).tournament.final;

async function type(table: string, ...scores: readonly string[]): Promise<void> {
  await page.locator('#entry-table').focus();
  await page.keyboard.type(table);
  for (const score of scores) {
    await page.keyboard.press('Space');
    await page.keyboard.type(score);
  }
}

test('planned: who plays, how long, third place; a tie for its last place is settled', async () => {
  await page.goto(`/bureau/${desk.slug}/finale`);
  await page.getByLabel('Les quatre premiers').check();
  await page.getByLabel('Trois manches gagnantes').check();
  await page.getByLabel('Un match pour la troisième place').check();
  await button('Prévoir la finale').click();
  await page.getByText('Ce qui est prévu').waitFor();
  expect(await final()).toMatchObject({ players: 4, bestOf: 5, thirdPlace: true, carry: false, matches: [] });
  // Every match was won 450 – 400 by who was placed higher: several share the last place.
  await page.getByText('et il ne reste').waitFor();
  await button('Suivre le classement initial').click();
  // Who would play stands there before anything is set up: the first against the fourth, the second against the third.
  const meets = page.getByRole('region', { name: 'Qui se rencontre' }).getByRole('listitem');
  await meets.nth(1).waitFor();
  const named = (await meets.allTextContents()).map(plain);
  expect(named.map((line) => line.replace(/ : .*/, ''))).toEqual(['Demi-finale', 'Demi-finale']);
  await button('Préparer les demi-finales').click();
  await strip().waitFor();
  expect((await final())?.matches.map(({ stage }) => stage)).toEqual(['semi', 'semi']);
  const { tournament, people } = await desk.view();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  const seated = tournament.final?.matches.map(({ players }) => players.map(nameOf).join(' contre '));
  expect(named.map((line) => line.replace(/.* : /, ''))).toEqual(seated);
});

test('three wins end a match; a fourth and a fifth game appear only where they are needed', async () => {
  await type('1', '412', '300', '401', '390', '300', '412');
  await expect.poll(() => page.getByLabel(/^Manche 4/).count()).toBe(2);
  await page.keyboard.press('Space');
  await page.keyboard.type('380');
  await page.keyboard.press('Space');
  await page.keyboard.type('379');
  await expect.poll(async () => plain(await strip().textContent())).toMatch(/\S+ gagne, 3 manches à 1\./);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await final())?.matches[0]?.result).toMatchObject({ kind: 'games' });
  await expect.poll(() => page.locator('#entry-table').inputValue()).toBe('2');
  // The second one ends by a forfeit.
  await page.keyboard.press('Space');
  await page.keyboard.press('f');
  await expect.poll(async () => plain(await strip().textContent())).toMatch(/Forfait (?:de |d’)\S+/);
  await page.keyboard.press('Enter');
  await button('Préparer la finale').click();
  const stages = async () => (await final())?.matches.map(({ stage }) => stage);
  await expect.poll(stages).toEqual(['semi', 'semi', 'final', 'third']);
  await strip().waitFor();
});

test('the final orders the places that it plays for; then the day waits for its closing', async () => {
  await type('3', '300', '412', '300', '412', '300', '412');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#entry-table').inputValue()).toBe('4');
  await type('4', '412', '300', '412', '300', '412', '300');
  await page.keyboard.press('Enter');
  await page.getByText('La finale est jouée.').waitFor();
  await page.getByRole('link', { name: 'Clore le tournoi' }).waitFor();
  const { tournament, people } = await desk.view();
  const nameOf = (id = '') => people.find((person) => person.id === id)?.name;
  const seated = (at: number) => {
    const match = tournament.final?.matches[at];
    const [a, b] = match?.players ?? [];
    return match?.starts === b ? [b, a] : [a, b];
  };
  // The right side won the final, the left side the third place.
  const [second, first] = seated(2);
  const [third, fourth] = seated(3);
  const rows = page.getByRole('table', { name: /^Classement/ }).getByRole('rowheader');
  await expect
    .poll(async () => (await rows.allTextContents()).slice(0, 4).map(plain))
    .toEqual([first, second, third, fourth].map(nameOf));
});

test('cancelled only once it is said how many results are lost', async () => {
  await button('Annuler la finale').click();
  await page.getByText('4 résultats seront perdus.').waitFor();
  await button('Garder la finale').click();
  expect((await final())?.matches).toHaveLength(4);
  await button('Annuler la finale').click();
  await button('Annuler la finale').click();
  await button('Prévoir la finale').waitFor();
  expect(await final()).toBeUndefined();
});

test('on a phone: the sheet with its pad', async () => {
  await desk.ask({
    kind: 'open-final',
    players: 2,
    bestOf: 1,
    carry: false,
    thirdPlace: false,
    lastPlace: 'initial-rank',
  });
  await desk.ask({ kind: 'draw-final', set: 0 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/bureau/${desk.slug}/finale`);
  await button('Table 1').click();
  await page.getByRole('dialog').waitFor();
});
