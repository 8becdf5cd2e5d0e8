// An event of several pools: its people are dealt among them before round 1, and one person changes pool.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function pool(event: string, name: string, people: readonly string[]): Promise<Desk> {
  const desk = await created({ name: `${event} ${name}`, format: 'art-de-la-guerre' }, people);
  await desk.ask({ kind: 'details', saw: {}, to: { event, pool: name } });
  return desk;
}

const namesIn = async (desk: Desk): Promise<readonly string[]> => {
  const { tournament, people } = await desk.view();
  return tournament.players.map(({ id }) => people.find((one) => one.id === id)?.name ?? '').sort();
};

test('ten people registered in pool A are dealt by rating; each log has its line; one comes back by hand', async () => {
  const ten = eighteen.slice(0, 10);
  const a = await pool('Lances de mai', 'A', ten);
  const b = await pool('Lances de mai', 'B', []);
  await a.send('PUT', '/people/p2', { name: ten[1] ?? '', licence: '4711', saw: { licence: null } });
  await page.goto(a.at('inscriptions'));
  await button('Répartir entre les poules').click();
  await page.getByText('A : 5 personnes et B : 5 personnes').waitFor();
  await button('Changer 5 personnes de poule').click();
  await expect.poll(() => namesIn(b)).toHaveLength(5);
  // 2 3 6 7 10 of the snake.
  const second = [1, 2, 5, 6, 9].map((i) => ten[i] ?? '').sort();
  expect(await namesIn(b)).toEqual(second);
  await expect.poll(() => namesIn(a)).toEqual(ten.filter((name) => !second.includes(name)).sort());
  const moved = (await b.view()).people.find(({ name }) => name === ten[1]);
  expect(moved?.licence).toBe('4711');
  // One of them goes back from their card.
  await page.goto(b.at(`inscriptions?panneau=${moved?.id}`));
  await page.getByLabel('Changer de poule').selectOption({ label: 'A' });
  await button('Changer').click();
  await expect.poll(() => namesIn(a)).toContain(ten[1]);
  await expect.poll(() => namesIn(b)).toHaveLength(4);
});

test('after a published round nobody changes pool before they have left; then a new registration is made there', async () => {
  const a = await pool('Lances de juin', 'A', eighteen.slice(0, 9));
  const b = await pool('Lances de juin', 'B', []);
  await a.publish(1);
  await page.goto(a.at('inscriptions?panneau=p1'));
  await page.getByText('Pour changer de poule après un tour, notez d’abord le départ de cette poule.').waitFor();
  await a.ask({ kind: 'withdraw', player: 'p1', running: 'forfeit' });
  await page.getByLabel('Changer de poule').selectOption({ label: 'B' });
  await button('Changer').click();
  await expect.poll(() => namesIn(b)).toEqual([eighteen[0]]);
  // Their game here stays.
  expect((await a.view()).tournament.players.some(({ id }) => id === 'p1')).toBe(true);
});

test('two pools made in one form: the first one opens and names the other; people of an earlier event are offered there', async () => {
  const before = await pool('Lances de l’an dernier', 'A', eighteen.slice(0, 3));
  await page.goto('/bureau/nouveau');
  await page.getByLabel('Nom', { exact: true }).fill('Lances d’août');
  await page.getByRole('radio', { name: /^L’Art de la Guerre/ }).click();
  await page.getByLabel('Poules de l’événement').fill('Antiquité, Moyen Âge');
  await page.getByLabel('Joueurs attendus en tout').fill('17');
  await page.getByLabel('Reprendre les inscrits de').selectOption(before.slug);
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 2, name: 'Reprendre les inscrits d’un tournoi' }).waitFor();
  await button('Inscrire 3 personnes').click();
  const beside = page.getByRole('navigation', { name: 'Poules de l’événement' });
  await expect.poll(() => beside.textContent()).toContain('Antiquité');
  await beside.getByRole('link', { name: 'Moyen Âge' }).click();
  await expect.poll(() => page.textContent('header')).toContain('Lances d’août · Moyen Âge');
});
