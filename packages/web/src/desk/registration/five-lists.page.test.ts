// The five lists of a first-time director, each registered in at most five clicks; what the house remembers of lists.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, type Desk } from '../../fixtures/tournaments.ts';

/** Counts what is clicked from the open page on. */
function hand() {
  let clicks = 0;
  return {
    click: async (name: string | RegExp) => {
      clicks++;
      await page.getByRole('button', { name }).click();
    },
    clicks: () => clicks,
  };
}

const names = async (desk: Desk) => (await desk.view()).people.map(({ name }) => name);
const kept = async (listedOn: string, lines: readonly object[]): Promise<void> => {
  const body = { game: 'scrabble', listedOn, lines };
  const answer = await globalThis.inMemory.request('Claire', 'POST', '/api/register/import', body);
  expect(answer.status).toBe(200);
};
const coming = async (): Promise<Desk> => {
  const desk = await created({ name: 'Coupe de Dole', format: 'classique' }, []);
  await page.goto(desk.at('inscriptions'));
  return desk;
};

async function paste(text: string, by = hand()) {
  await by.click('Coller une liste');
  await page.getByRole('complementary').getByRole('textbox').first().fill(text);
  return by;
}

const people = ['LEFÈVRE Zoé', 'BORDAS Marc', 'KIEFFER Ana', 'CARON Léa'];
const federal = people.map((name, n) => {
  const [surname, given] = name.split(' ');
  return `${surname};${given};${1_000_000 + n};2710;4C;P23;S;FR;FR;${1500 + n};B;12`;
});

const lists: readonly (readonly [string, string])[] = [
  [
    'an e-mail',
    [
      'Bonjour Monique, voici la liste pour samedi :',
      '',
      '1. LEFÈVRE Zoé (Lyon) 1803',
      '2. BORDAS Marc (Dijon) 1500',
      '3. KIEFFER Ana - Metz - 1207',
      '4. CARON Léa (Caen) 1310',
      'Cordialement',
    ].join('\n'),
  ],
  [
    'a spreadsheet with a title',
    [
      'Tournoi de Noël\t\t',
      '\t\t',
      'N°\tNom et prénom\tCote',
      ...people.map((name, n) => `${n + 1}\t${name}\t${1500 + n}`),
    ].join('\n'),
  ],
  [
    'the export of a form',
    [
      'Horodateur;Nom du participant;Prénom du participant;Adresse e-mail;Club',
      ...people.map((name, n) => `03/11/2026 10:0${n};${name.replace(' ', ';')};p${n}@example.org;Lyon`),
    ].join('\n'),
  ],
  ['the federal file', federal.join('\n')],
  [
    'last year’s standings',
    [
      'Place;Nom;Club;Série;Cote;PM;Pdep',
      ...people.map((name, n) => `${n + 1};${name};Lyon;A;${1800 - n};${12 - n};+${100 - n}`),
    ].join('\n'),
  ],
];

test.each(lists)('%s: four people in at most five clicks', async (_, text) => {
  const desk = await coming();
  const by = await paste(text);
  await by.click('Inscrire 4 personnes');
  await expect.poll(() => names(desk)).toEqual(people);
  expect(by.clicks()).toBeLessThanOrEqual(5);
});

test('columns chosen by hand are read so the next time, under their name, until they are forgotten', async () => {
  const first = await coming();
  const club = (n: number) => `Joueur;Provenance;Cote\nLEFÈVRE Zoé;Lyon;180${n}\nBORDAS Marc;Dijon;150${n}`;
  const by = await paste(club(1));
  await by.click(/Inscrire 2/);
  await expect.poll(() => names(first)).toHaveLength(2);
  const second = await coming();
  await paste(club(2));
  await page.getByText('Colonnes de la liste').click();
  await page.getByLabel('Colonne 2 : « Provenance »').selectOption('club');
  await page.getByLabel('Retenir ces colonnes sous un nom').fill('liste du club de Sens');
  await by.click('Inscrire 2 personnes');
  await expect.poll(() => names(second)).toHaveLength(2);
  const third = await coming();
  await paste(club(3));
  await page.getByText('Lu comme la dernière fois : liste du club de Sens.').waitFor();
  await by.click('Inscrire 2 personnes');
  await expect
    .poll(async () => (await third.view()).tournament.players.map(({ club }) => club))
    .toEqual(['Lyon', 'Dijon']);
  await coming();
  await paste(club(4));
  await by.click('Oublier cette lecture');
  await page.getByText('Colonne non reconnue : Provenance').waitFor();
});

test('before round 1 a newer list of the federation changes ratings: which, taken in one act, undone in one', async () => {
  const desk = await created({ name: 'Coupe de Dole', format: 'classique' }, []);
  const lines = people.map((name, n) => ({ name, licence: `${3_000_000 + n}`, rating: 1500 + n }));
  const keep = (listedOn: string, changed: typeof lines) => kept(listedOn, changed);
  await keep('2026-09-01', lines);
  await page.goto(desk.at('inscriptions'));
  const by = await paste(['Licence', ...lines.map(({ licence }) => licence)].join('\n'));
  await by.click('Inscrire 4 personnes');
  await expect.poll(() => names(desk)).toEqual(people);
  await keep(
    '2026-11-01',
    lines.map((line, n) => (n < 2 ? { ...line, rating: line.rating + 50 } : line)),
  );
  await page.goto(desk.at('inscriptions'));
  await page.getByText(/2 cotes changent d’après la liste du 1\S* novembre 2026/).waitFor();
  await by.click('Lesquelles ?');
  await page.getByText('LEFÈVRE Zoé, cote : 1500 → 1550').waitFor();
  await by.click('Tout prendre');
  const ratings = async () => (await desk.view()).tournament.players.map(({ rating }) => rating);
  await expect.poll(ratings).toEqual([1550, 1551, 1502, 1503]);
  await page.getByText('2 cotes mises à jour.').waitFor();
  await by.click('Annuler la mise à jour');
  await expect.poll(ratings).toEqual([1500, 1501, 1502, 1503]);
});

test('a licence that is typed fills the rest of the form; what was typed stays', async () => {
  const desk = await created({ name: 'Coupe de Dole', format: 'classique' }, []);
  const line = { name: 'OZANNE Luc', licence: '4000123', rating: 1720, club: 'Sens', birthYear: 1961 };
  await kept('2026-09-01', [line]);
  await page.goto(desk.at('inscriptions'));
  const by = hand();
  await by.click('Nouvelle personne');
  await page.getByRole('complementary').getByLabel('Club').fill('Joigny');
  await page.getByRole('complementary').getByLabel('Licence').fill('4000123');
  await page.getByText('Au registre : OZANNE Luc.').waitFor();
  await by.click(/^Inscrire$/);
  await expect
    .poll(async () => (await desk.view()).tournament.players.map(({ rating, club }) => [rating, club]))
    .toEqual([[1720, 'Joigny']]);
  expect((await desk.view()).people[0]).toMatchObject({ name: 'OZANNE Luc', licence: '4000123', birthYear: 1961 });
});
