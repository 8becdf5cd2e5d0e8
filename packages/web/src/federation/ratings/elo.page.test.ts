// A federation of the wargame at its desk: Elo game by game with its titles, the championship of 120 of the rule text.
import { beforeAll, expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { signIn } from '../../fixtures/tournaments.ts';

async function asked(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await globalThis.inMemory.request('Claire', method, `/api/federations${path}`, body);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const said = async () => plain(await page.textContent('main'));
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

const names = [
  ...['HAMELIN Guy', 'CHASTEL Bruno', 'ODIN Cécile', 'ZÉBRÉ Léo', 'LAMBERT Loïc', 'RIVET Sarah'],
  ...['BRICE Adrien', 'FABRE Nadia', 'TISSOT Jean', 'VASSEUR Paul', 'WEBER Inès', 'YVON Marc'],
];

interface Event {
  readonly id: string;
  readonly name: string;
  readonly date: string;
}

/** A closed event of twelve: the first half beats the second, by less and less; but for the table `upset`. */
function lances(order: readonly string[], event: Event, upset = 0) {
  const players = order.map((bearer) => ({ id: `p${names.indexOf(bearer) + 1}`, name: bearer }));
  const matches = players.slice(0, 6).map(({ id }, i) => {
    const other = players[11 - i]?.id ?? '';
    const [winner, loser] = upset === i + 1 ? [other, id] : [id, other];
    return { players: [winner, loser], winner, points: [100 - i, 10 + i] };
  });
  return {
    ...{ ronde: 1, revision: 1, closed: true, format: 'art-de-la-guerre', seed: 1, ...event },
    settings: { rounds: 3, avoidClubs: false },
    players,
    rounds: [1, 2, 3].map(() => ({ matches })),
  };
}

const villebois = { id: 'lances-de-villebois', name: 'Lances de Villebois', date: '2026-09-05' };

async function received(file: object): Promise<void> {
  const { receipt } = (await asked('POST', '/adg/files', { file })) as { receipt: number };
  await page.goto(`/federation/adg/recus/${receipt}`);
}

async function accept(): Promise<void> {
  await button('Accepter').click();
  await page.getByText('Rien à relire.').first().waitFor();
}

beforeAll(async () => {
  await signIn('Claire');
  await asked('POST', '', { address: 'adg', name: 'L’Art de la Guerre', game: 'art-de-la-guerre' });
});

test('twelve newcomers: value 120, 120 95 75 60 47 37 30 23 18 15 11 9, each with Elo, gain and title', async () => {
  await received(lances(names, villebois));
  await expect.poll(said).toContain('Valeur du tournoi au championnat : 120.');
  await button('Voir l’autre').click();
  const cells = await page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.children[5]?.textContent ?? ''));
  // L'Art de la Guerre, championship: the eleventh is 11.906, cut.
  expect(cells).toEqual(['120', '95', '75', '60', '47', '37', '30', '23', '18', '15', '11', '9']);
  const heads = await page.locator('main thead th').allTextContents();
  expect(heads).toEqual(['Place', 'Joueur', 'Avant', 'Après', 'Écart', 'Championnat', 'Titre']);
  await accept();
});

test('somebody’s page: Elo and title, each game with its expectation, the points of the championship', async () => {
  await page.goto('/federation/adg/cotes?le=2026-09-30');
  await expect.poll(said).toContain('ODIN Cécile');
  await page
    .getByRole('row', { name: /ODIN Cécile/ })
    .getByRole('link')
    .click();
  await expect.poll(said).toContain('3ᵉ sur 12');
  // 1000 beats 1000, then 1050 beats 950, then 1088.7 beats 911.3: 50 + 38.7 + 30.6.
  // 1000 is Soldat, 1100 begins Chevalier.
  expect(await said()).toContain('Soldat puis Chevalier');
  await button('1119').click();
  await expect.poll(said).toContain('Tour 1, contre VASSEUR Paul (1000) : attendu 0,5, +50.');
  expect(await said()).toContain('Tour 2, contre VASSEUR Paul (950) : attendu 0,613, +38,7.');
  expect(await said()).toMatch(/1000 \+ 119(,\d)? = 1119/);
  expect(await said()).toMatch(/Date.*Championnat.*Titre/);
});

test('the championship’s table: 75 opens its sum; the best three count', async () => {
  await page.goto('/federation/adg/saison');
  await expect.poll(said).toContain('Classement 2026-2027');
  await page
    .getByRole('row', { name: /ODIN Cécile/ })
    .getByRole('button')
    .click();
  await expect
    .poll(said)
    .toContain(
      '75 · Lances de Villebois, 5 septembre 2026 : 3ᵉ sur 12, valeur 120. 120 ÷ 2^(4 × 2 ÷ 12) = 75,6, compté 75.',
    );
});

test('a method that counts one result: before it is set, whose total changes', async () => {
  await received(
    lances(['LEROUX Max', ...names.slice(3, 9), ...names.slice(10), ...names.slice(0, 3)], {
      id: 'trophee',
      name: 'Trophée des Marches',
      date: '2026-10-10',
    }),
  );
  await accept();
  await page.goto('/federation/adg/saison');
  await page.getByLabel('Résultats qui comptent').fill('1');
  await expect.poll(said).toContain('Aucune cote d’aujourd’hui ne change');
  await expect.poll(said).toMatch(/Points du championnat2026-2027 : 11 totaux changent/);
});

test('a revision moves later opponents: the reason names the round, and from what they then start', async () => {
  await received({ ...lances(names, villebois, 3), revision: 2 });
  await expect.poll(said).toMatch(/personnes ont joué ici, 1 autre par contrecoup/);
  const text = await said();
  // ODIN lost thrice where she had won: 1000 − 119 and not 1000 + 119.
  expect(text).toContain('par contrecoup, Trophée des Marches : tour 1, ODIN Cécile part de 881, non de 1119');
  expect(text).toContain('Valeur des tournois au championnat');
  expect(text).toContain('Points du championnat');
});

test('an event that is not approved says why it moves nobody’s Elo', async () => {
  const amical = { ...lances(names, { id: 'amical', name: 'Rencontre amicale', date: '2026-11-07' }) };
  await received({ ...amical, settings: { ...amical.settings, rating: { approved: false } } });
  await expect.poll(said).toContain('Non homologué : aucune cote ne change.');
  await button('Accepter').click();
  // The revision before it still waits, and is opened.
  await expect.poll(said).toContain('Lances de Villebois');
  await page.goto('/federation/adg/recus/4');
  await expect.poll(said).toContain('Accepté par Claire');
  await expect.poll(said).toContain('Non homologué : aucune cote ne change. Valeur du tournoi');
});
