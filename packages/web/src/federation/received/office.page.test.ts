// A federation's office as its officer uses it: the events of the rule text, a revision, a list, a season.
import { beforeAll, expect, test } from 'vitest';
import openDeNantes from '../../../../../examples/federation/open-de-nantes.json' with { type: 'json' };
import firstRevision from '../../../../../examples/federation/villebois-revision-1.json' with { type: 'json' };
import secondRevision from '../../../../../examples/federation/villebois-revision-2.json' with { type: 'json' };
import { page, plain } from '../../fixtures/page.ts';
import { signIn } from '../../fixtures/tournaments.ts';

async function asked(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await globalThis.inMemory.request('Claire', method, `/api/federations${path}`, body);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const said = async () => plain(await page.textContent('main'));
const beside = async () => plain(await page.textContent('aside'));
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

beforeAll(async () => {
  await signIn('Claire');
  await asked('POST', '', { address: 'ffsc', name: 'Fédération de Scrabble', game: 'scrabble' });
  await asked('POST', '/ffsc/files', { file: firstRevision });
  await page.goto('/federation/ffsc');
});

test('what waits is opened; §8: the 1803 who ends second becomes 2032, a 1700* who ends eighth 1608', async () => {
  await expect.poll(said).toContain('Tournoi de Villebois');
  await button('2032').click();
  await expect.poll(said).toContain('1803 + 9 + 10 + 210 = 2032');
  expect(await said()).toContain('PE 9 : 10 − 2 + 1.');
  expect(await said()).toContain('B 10 : la moitié de M, qui vaut 20.');
  expect(await said()).toContain('PJ : ⅔ × (2250 − 1803) = 298, limité à 210.');
  expect(await said()).toContain('PJmax = 400 − 25 × (5 − 1) − 5 × (14 − 5) − (100 − 10) ÷ 2 = 210.');
  await button('1608').click();
  await expect.poll(said).toContain('1700* + 3 + 0 − 95 = 1608');
});

test('accepted, it waits no more; its figures are in « Cotes »', async () => {
  await button('Accepter').click();
  await expect.poll(said).toContain('Rien à relire.');
  await page.goto('/federation/ffsc/cotes?le=2026-04-01');
  await expect.poll(said).toContain('PRIGENT Maud');
  expect(await said()).toContain('2032');
  await page.getByRole('link', { name: '2032', exact: true }).click();
  await expect.poll(said).toContain('2ᵉ sur 10');
});

test('an address of nobody, and one of no document, say so and lead back', async () => {
  for (const [path, list] of [
    ['cotes/99.p1', '/federation/ffsc/cotes'],
    ['recus/999', '/federation/ffsc/recus'],
  ]) {
    await page.goto(`/federation/ffsc/${path}`);
    await page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' }).waitFor();
    expect(await page.locator('main').getByRole('link').first().getAttribute('href')).toBe(list);
  }
});

test('a list is published and stays; a revision then says whom it moves, here and as a consequence', async () => {
  const nantes = (await asked('POST', '/ffsc/files', { file: openDeNantes })) as { receipt: number };
  await page.goto(`/federation/ffsc/recus/${nantes.receipt}`);
  await expect.poll(said).toContain('Open de Nantes');
  await button('Accepter').click();
  await expect.poll(said).toContain('Rien à relire.');
  await page.goto('/federation/ffsc/publications/2026-05-01');
  await button('Publier la liste').click();
  await expect.poll(beside).toContain('égale au calcul d’aujourd’hui');

  await asked('POST', '/ffsc/files', { file: secondRevision });
  await page.goto('/federation/ffsc');
  await expect.poll(said).toContain('4 cotes d’aujourd’hui changent, sur 18');
  const text = await said();
  expect(text).toContain('398 – 411');
  expect(text).toContain('2 personnes ont joué ici, 2 autres par contrecoup');
  expect(text).toContain('a joué ici : 2ᵉ, devient 3ᵉ');
  expect(text).toMatch(/par contrecoup, Open de Nantes : \dᵉ cote du départ \d{4}, non \d{4}/);
  // Its own chain: both sums at each event.
  await button('PRIGENT Maud').click();
  await expect.poll(beside).toContain('1803 + 9 + 10 + 210 = 2032');
  expect(await beside()).toContain('1803 + 8 + 4 + 38 = 1853');
  await button('Accepter la révision 2').click();
  await expect.poll(said).toContain('Rien à relire.');
  await page.goto('/federation/ffsc/publications/2026-05-01?contre=recalcul');
  await expect.poll(beside).toContain('4 cotes diffèrent du calcul d’aujourd’hui');
});

test('sent back with one sentence, then taken up again', async () => {
  const file = {
    ...openDeNantes,
    id: 'a6f0c0de-0523-4a00-8000-000000000003',
    name: 'Coupe de la Loire',
    date: '2026-05-23',
  };
  const { receipt } = (await asked('POST', '/ffsc/files', { file })) as { receipt: number };
  await page.goto(`/federation/ffsc/recus/${receipt}`);
  await button('Renvoyer…').click();
  await button('Renvoyer').click();
  await page.getByText('Écrivez pourquoi, en une phrase.').waitFor();
  await page.getByLabel('Pourquoi').fill('Ronde 4, table 2 : le score manque.');
  await button('Renvoyer').click();
  await expect.poll(said).toContain('« Ronde 4, table 2 : le score manque. »');
  await button('Reprendre').click();
  await button('Accepter').waitFor();
});

test('withdrawn from the ratings with its sentence: said as that, and the page says by whom', async () => {
  await page.goto('/federation/ffsc/recus/2');
  await button('Retirer…').click();
  await page.getByLabel('Pourquoi').fill('Tournoi amical.');
  await button('Retirer').click();
  await expect.poll(said).toContain('« Tournoi amical. »');
  expect(plain(await page.textContent('body'))).toContain('Open de Nantes : retiré des cotes.');
});

test('the season: three bars, each lower than the one before', async () => {
  await page.goto('/federation/ffsc/saison');
  await page.getByLabel('Barre A').waitFor();
  await page.getByLabel('Barre A').fill('3000');
  await page.getByText('Joker plus haut que A, A plus haut que B, chacune un nombre entier.').waitFor();
  await page.getByLabel('Barre A').fill('2250');
  await page.getByLabel('Barre Joker').fill('2900');
  await page.getByLabel('Barre B').fill('1600');
  await button('Ouvrir la saison').click();
  await page.goto('/federation/ffsc/journal');
  await expect.poll(said).toContain('ouverte au 1ᵉʳ septembre');
});
