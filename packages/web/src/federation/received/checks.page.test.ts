// What a check of a document is about can be looked at where it is asked, and left again: the entries, the game, the
// other event; the checks without remark; the article that a figure rests on.
import { beforeAll, expect, test } from 'vitest';
import openDeNantes from '../../../../../examples/federation/open-de-nantes.json' with { type: 'json' };
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

/** Some weeks later the same people: one without licence, a rating that is not the held one, a game of 702 to 289. */
const [first, ...rest] = openDeNantes.rounds;
const loire = {
  ...openDeNantes,
  id: 'a6f0c0de-0523-4a00-8000-000000000007',
  name: 'Coupe de la Loire',
  date: '2026-05-23',
  players: openDeNantes.players.map(({ licence, ...player }) =>
    player.name === 'PRIGENT Maud' ? player : { ...player, licence },
  ),
  rounds: [
    { ...first, matches: first?.matches.map((match, i) => (i === 3 ? { ...match, games: [[702, 289]] } : match)) },
    ...rest,
  ],
};

beforeAll(async () => {
  await signIn('Claire');
  await asked('POST', '', { address: 'loire', name: 'Fédération de Scrabble', game: 'scrabble' });
  await asked('POST', '/loire/files', { file: openDeNantes });
  const command = { kind: 'accept', receipt: 1, people: {} };
  await asked('POST', '/loire/decisions', { id: 'accept-nantes', saw: 99, command });
  await asked('POST', '/loire/files', { file: loire });
  await page.goto('/federation/loire/recus/2');
});

test('« Voir les deux fiches »: as the document has them, as the register does, and closed by Escape', async () => {
  await expect.poll(said).toContain('PRIGENT Maud, sans licence : est-ce la même personne ?');
  await button(/^Voir les deux fiches/).click();
  await expect.poll(beside).toContain('Au registre');
  expect(await beside()).toContain('Dans ce document');
  expect(await beside()).toContain('PRIGENT Maud · Rennes · sans licence');
  await expect.poll(beside).toContain('Open de Nantes, 18 avril 2026');
  await page.keyboard.press('Escape');
  await expect.poll(beside).not.toContain('Dans ce document');
});

test('an answer is still given when somebody comes back from the entry', async () => {
  await button(/^C’est la même/).click();
  await expect.poll(said).toContain('Répondu : C’est la même');
  await page.goto('/federation/loire/recus/2');
  await expect.poll(said).toContain('Répondu : C’est la même');
});

test('« Voir la table »: the game, who played it, what each held', async () => {
  await expect.poll(said).toContain('702 – 289. Score rare.');
  await button(/^Voir la table/)
    .nth(0)
    .click();
  await expect.poll(beside).toContain('Ronde 1, table');
  expect(await beside()).toContain('702');
  await button('Fermer').click();
  await expect.poll(beside).not.toContain('Ronde 1, table');
});

test('a start that is not the one held leads to the event that it is held from', async () => {
  await page.getByRole('link', { name: 'Voir le tournoi, Open de Nantes' }).nth(0).click();
  await expect.poll(said).toContain('Accepté par Claire');
  await page.goBack();
  await expect.poll(said).toContain('702 – 289');
});

test('« Les lire »: each check without remark in words, as many as are counted', async () => {
  await expect.poll(said).toMatch(/\d+ vérifications sans remarque/);
  const counted = Number(/(\d+) vérifications sans remarque/.exec(await said())?.[1]);
  expect(await page.locator('main details ul li').count()).toBe(counted);
  const { quiet } = (await asked('GET', '/loire/documents/2')) as { quiet: number };
  expect(counted).toBe(quiet);
  expect(await said()).toContain('Le fichier est arrivé entier, tel qu’il est parti.');
});

test('« Lire l’article »: under a calculation, our page on the text', async () => {
  await page.locator('main td button[aria-expanded]').nth(0).click();
  const article = page.getByRole('link', { name: 'Lire l’article', exact: true });
  await article.nth(0).waitFor();
  expect(await article.nth(0).getAttribute('href')).toBe('/regles/classement-pl.html#cote');
});

test('CLAP is said where the document stands: its page and the queue', async () => {
  const games = {
    ...{ kind: 'games', id: 'clap-villebois', revision: 1, name: 'Soirée de Villebois', event: 'clap' },
    date: '2026-06-04',
    players: [
      { id: 'a', name: 'DURAND Anne' },
      { id: 'b', name: 'DUPONT Luc' },
    ],
    games: [{ players: ['a', 'b'], scores: [401, 377] }],
  };
  const { code } = (await asked('POST', '/loire/senders', { name: 'Club' })) as { code: string };
  const sent = await fetch('/api/federations/loire/documents', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${code}`, 'Idempotency-Key': 'clap-1' },
    body: JSON.stringify(games),
  });
  expect(sent.status).toBe(201);
  const { receipt } = (await sent.json()) as { receipt: number };
  await page.goto(`/federation/loire/recus/${receipt}`);
  await expect.poll(said).toContain('4 juin 2026 · CLAP, 2 joueurs');
  expect(await beside()).toContain('4 juin 2026 · CLAP, 2 joueurs');
});

test('a list to print and to keep: the frozen figures and those of today, each by its name', async () => {
  await page.goto('/federation/loire/publications/2026-05-01');
  await button('Publier la liste').click();
  await expect.poll(beside).toContain('égale au calcul d’aujourd’hui');
  const href = async (name: string) => await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const query = 'lang=fr';
  expect(await href('CSV, Telle que publiée')).toBe(`/api/federations/loire/lists/2026-05-01/csv?${query}`);
  expect(await href('Imprimer, Telle que publiée')).toBe(`/api/federations/loire/lists/2026-05-01/html?${query}`);
  const [frozen, computed] = await Promise.all(
    ['CSV, Telle que publiée', 'CSV, Calculée aujourd’hui'].map(async (name) => {
      const answer = await globalThis.inMemory.request('Claire', 'GET', (await href(name)) ?? '');
      return await answer.text();
    }),
  );
  expect(frozen).toContain('Cote publiée');
  expect(computed).toContain('Cote calculée');
});

test('FED-15: the days in which a club mends its own document are set where its code is; its correction then counts', async () => {
  await page.goto('/federation/loire/expediteurs');
  await expect.poll(said).toContain('Chaque correction attend d’être relue.');
  await page.getByLabel('Jours après le tournoi (0 : jamais)').fill('400');
  await page.getByText('Un nombre de jours, de 0 à 366.').waitFor();
  await page.getByLabel('Jours après le tournoi (0 : jamais)').fill('21');
  await button('Enregistrer').click();
  await expect.poll(said).toContain('Pendant 21 jours après un tournoi');
});
