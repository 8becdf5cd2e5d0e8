// Five lists that are messier than they look, each registered by a first-time director in at most five clicks.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, type Desk } from '../../fixtures/tournaments.ts';

let clicks = 0;
async function click(name: string | RegExp): Promise<void> {
  clicks++;
  await page.getByRole('button', { name }).click();
}

async function pasted(text: readonly string[]): Promise<Desk> {
  clicks = 0;
  const desk = await created({ name: 'Coupe de Sens', format: 'classique' }, []);
  await page.goto(desk.at('inscriptions'));
  await click('Coller une liste');
  await page.getByRole('complementary').getByRole('textbox').first().fill(text.join('\n'));
  return desk;
}

const registered = async (desk: Desk) => {
  const { people, tournament } = await desk.view();
  return tournament.players.map(({ id, rating, club }) => {
    const person = people.find((one) => one.id === id);
    return [person?.name, person?.licence, rating, club].filter((one) => one !== undefined).join(' ');
  });
};

test('an e-mail that was handed on: bullets, licences, a reserve, a signature', async () => {
  const desk = await pasted([
    '---------- Forwarded message ---------',
    'De : Martine VALLIER <martine@example.org>',
    'Date: mar. 24 nov. 2026 à 21:14',
    '',
    'Bonsoir Pierre, pour samedi nous serons 4 de Besançon :',
    '- Martine VALLIER (licence 1003456)',
    '- Yves LE GOFF 1003457, 1650',
    '- M. Paul-Henri VUILLEMIN',
    '- peut-être Jean-Claude MOREL, à confirmer',
    '',
    'Amicalement',
    'Martine',
    'Envoyé de mon iPhone',
  ]);
  await click('Laisser de côté, peut-être, à confirmer');
  await click('Inscrire 3 personnes');
  await expect
    .poll(() => registered(desk))
    .toEqual(['VALLIER Martine 1003456', 'LE GOFF Yves 1003457 1650', 'VUILLEMIN Paul-Henri']);
  expect(clicks).toBeLessThanOrEqual(5);
});

test('a spreadsheet with a title, a civility, ratings that are none and a total', async () => {
  const desk = await pasted([
    'LISTE DES INSCRITS — TOURNOI DE SENS\t\t\t\t',
    '\t\t\t\t',
    'N°\tCiv.\tNOM Prénom\tClub\tCote',
    '1\tMme\tVALLIER Martine\tBesançon\t1520',
    '2\tM.\tLE GOFF Yves\tBesançon\tNC',
    '3\tMme\tde LA ROCHE Anne-Sophie\tDijon\t1 610',
    '\t\tTOTAL : 3\t\t',
  ]);
  await click('Inscrire 3 personnes');
  await expect
    .poll(() => registered(desk))
    .toEqual(['VALLIER Martine 1520 Besançon', 'LE GOFF Yves Besançon', 'de LA ROCHE Anne-Sophie 1610 Dijon']);
  expect(clicks).toBeLessThanOrEqual(5);
});

test('mails of a form, one after the other', async () => {
  const mail = (surname: string, given: string, licence: string) => [
    'Nouvelle réponse à votre formulaire',
    '',
    `Nom : ${surname}`,
    `Prénom : ${given}`,
    `N° de licence : ${licence}`,
    'Club : Besançon',
    'Repas du midi : oui',
    '',
  ];
  const desk = await pasted([...mail('VALLIER', 'Martine', '1003456'), ...mail('LE GOFF', 'Yves', '1003457')]);
  await click('Inscrire 2 personnes');
  await expect
    .poll(() => registered(desk))
    .toEqual(['VALLIER Martine 1003456 Besançon', 'LE GOFF Yves 1003457 Besançon']);
  expect(clicks).toBeLessThanOrEqual(5);
});

test('a federation’s file that a spreadsheet has opened: its zeros are gone, and come back from the register', async () => {
  const lines = [
    { name: 'ROUSSET Ida', licence: '0061234', rating: 1720, club: 'Sens' },
    { name: 'ROUSSET Max', licence: '0061235', rating: 1480, club: 'Sens' },
  ];
  const body = { game: 'scrabble', listedOn: '2026-09-01', lines };
  await globalThis.inMemory.request('Claire', 'POST', '/api/register/import', body);
  const desk = await pasted(['Licence;Nom;Prénom', '61234;ROUSSET;Ida', '61235;ROUSSET;Max']);
  await page.getByText('zéros de tête de la licence repris du registre').first().waitFor();
  await click('Inscrire 2 personnes');
  await expect.poll(() => registered(desk)).toEqual(['ROUSSET Ida 0061234 1720 Sens', 'ROUSSET Max 0061235 1480 Sens']);
  expect(clicks).toBeLessThanOrEqual(5);
});

test('last year’s standings from a web page: places, games won and spreads are nobody’s rating', async () => {
  const desk = await pasted([
    'Classement final',
    '1er\tVALLIER Martine\tBesançon\t6\t0\t1\t+512',
    '2e\tLE GOFF Yves\tDijon\t5\t0\t2\t+310',
    '3e\tMOREL Jean-Claude\tDole\t4\t1\t2\t-12',
  ]);
  await click('Inscrire 3 personnes');
  await expect
    .poll(() => registered(desk))
    .toEqual(['VALLIER Martine Besançon', 'LE GOFF Yves Dijon', 'MOREL Jean-Claude Dole']);
  expect(clicks).toBeLessThanOrEqual(5);
});

test('several people of one line: said, and what is refused stays to be mended, a line a person', async () => {
  const desk = await pasted(['VALLIER Martine, LE GOFF Yves et MOREL Jean', 'M. et Mme PERRIN']);
  await page.getByText(/Le message a été remis en liste/).waitFor();
  await page.getByText(/plusieurs personnes.*une ligne pour chacune/).waitFor();
  await click('Inscrire 3 personnes');
  await expect.poll(() => registered(desk)).toEqual(['VALLIER Martine', 'LE GOFF Yves', 'MOREL Jean']);
  const field = page.getByRole('complementary').getByRole('textbox').first();
  await expect.poll(() => field.inputValue()).toBe('M. et Mme PERRIN');
});
