// A round that was drawn and played on paper after a cut, typed in later: tables first, then the scores as usual.
import { beforeAll, expect, test } from 'vitest';
import { page, plain, strikeAtTable } from '../../fixtures/page.ts';
import { type Desk, practice } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await practice();
});

const strip = () => page.getByRole('region', { name: 'Une partie lue sur le papier' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Numbers or names, each with Enter; an empty one is Enter alone. */
async function type(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    if (text !== '') await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

test('tables by numbers or names; repeats are said, only the same player twice is refused', async () => {
  await desk.play(1);
  const { tournament, people } = await desk.view();
  const numberOf = (id: string) => String(tournament.players.find((player) => player.id === id)?.number);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const [met, ...rest] = tournament.rounds[0]?.matches.filter(({ players }) => players.length === 2) ?? [];
  const [first = '', second = ''] = met?.players ?? [];
  const others = rest.flatMap(({ players }) => players);

  await page.goto(`/bureau/${desk.slug}/ronde/1`);
  await page.getByRole('link', { name: 'Saisir une ronde faite sur papier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ronde 2, sur papier' }).waitFor();
  await type(nameOf(first).toLowerCase(), nameOf(second));
  await page.getByText('rencontre répétée (ronde 1)').waitFor();
  await type(numberOf(first), numberOf(others[0] ?? ''));
  await expect.poll(async () => plain(await strip().textContent())).toMatch(/\S+ joue déjà à la table 1\./);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.keyboard.press('Escape');

  // All the others in a new order, so that nobody meets again: 1–4, 3–2…
  for (let i = 0; i + 3 < others.length; i += 4) {
    const four = others.slice(i, i + 4).map(numberOf);
    await type(four[0] ?? '', four[3] ?? '', four[2] ?? '', four[1] ?? '');
  }
});

test('a reload keeps what is typed; who has no table is exempt or away for this round alone', async () => {
  const rows = await page.getByRole('row').count();
  await page.reload();
  await expect.poll(() => page.getByRole('row').count()).toBe(rows);
  const without = page.getByRole('button', { name: /^Exempter/ });
  const left = await without.count();
  expect(left).toBeGreaterThan(0);
  await without.first().click();
  await expect.poll(() => without.count()).toBe(left - 1);
  await button(/^Enregistrer \d+ parties/).click();
  await page.getByText(/^Il manque/).waitFor();

  const { tournament } = await desk.view();
  const round = tournament.rounds[1];
  expect(round?.status).toBe('published');
  expect(round?.matches.filter(({ players }) => players.length === 1)).toHaveLength(1);
  expect(round?.absent).toHaveLength(left - 1);
  expect(tournament.players.filter(({ presence }) => presence !== 'here')).toEqual([]);
  // Its scores are typed as those of any round.
  await strikeAtTable('1', 'Space', '412', 'Space', '411', 'Enter');
  await expect
    .poll(async () => (await desk.view()).tournament.rounds[1]?.matches.filter(({ result }) => result).length)
    .toBe(1);
});

test('the page of a round that is in play leads to its results', async () => {
  await page.goto(`/bureau/${desk.slug}/ronde/2/papier`);
  await page.getByText('La ronde 2 est déjà en jeu. Il reste à saisir ses résultats.').waitFor();
  await page.getByRole('link', { name: 'Ouvrir la ronde 2' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ronde 2' }).waitFor();
});
