// LIST-02 to 07 as a director meets them: a list in, at most five clicks to everybody registered.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created } from '../../fixtures/tournaments.ts';

/** As a payment site gives them. */
const orders = [
  'Référence commande;Statut de la commande;Nom participant;Prénom participant;Nom payeur;Email payeur;Licence;Club',
  '98765;Validé;LEFÈVRE;Zoé;DURAND;luc.durand@example.org;0047123;Lyon',
  '98766;Validé;BORDAS;Marc;BORDAS;marc@example.org;0047124;Dijon',
  '98767;Annulé;KIEFFER;Ana;KIEFFER;ana@example.org;0047125;Metz',
];

async function pasted(text: string) {
  const desk = await created({ name: 'Coupe de Dole', format: 'classique' }, []);
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  await page.getByRole('complementary').getByRole('textbox').first().fill(text);
  return desk;
}
const names = async (desk: Awaited<ReturnType<typeof pasted>>) => (await desk.view()).people.map(({ name }) => name);

test('LIST-03: orders of a payment site: who plays is registered, a cancelled one is asked about once', async () => {
  const desk = await pasted(orders.join('\n'));
  await page.getByText('1 inscription est notée « Annulé ».').waitFor();
  await page.getByRole('button', { name: 'Laisser de côté, Annulé' }).click();
  await page.getByRole('button', { name: 'Inscrire 2 personnes' }).click();
  await expect.poll(() => names(desk)).toEqual(['LEFÈVRE Zoé', 'BORDAS Marc']);
});

test('LIST-05: a greeting is never proposed, what was said of columns stays with the lines that are left', async () => {
  const people = Array.from({ length: 4 }, (_, n) => `JOUEUR Ada${n};Lyon;150${n}`);
  const desk = await pasted(
    ['Bonjour Monique voici la liste pour samedi :', ...people, 'CARON Léa;Metz;abc', 'A samedi !', 'Monique'].join(
      '\n',
    ),
  );
  await page.getByText(/· 1 ligne refusée · \d lignes? laissées? de côté/).waitFor();
  await page.getByRole('button', { name: 'Inscrire 4 personnes' }).click();
  await expect.poll(() => names(desk)).toHaveLength(4);
  await page.getByText('1 ligne refusée').waitFor();
  await page.getByRole('button', { name: 'Inscrire 0 personne' }).waitFor({ state: 'detached' });
  expect((await desk.view()).tournament.players.map(({ rating, club }) => `${rating} ${club}`)).toContain('1503 Lyon');
});

test('LIST-06: names go in as « NOM Prénom », or as they were typed', async () => {
  const desk = await pasted('Nom complet;Cote\nZoé LEFÈVRE;1803\nMarc BORDAS;1500');
  await page.getByText('2 noms seront écrits « NOM Prénom »').waitFor();
  await page.getByRole('button', { name: 'Garder les noms tels quels' }).click();
  await page.getByRole('button', { name: 'Écrire « NOM Prénom »' }).click();
  await page.getByRole('button', { name: 'Inscrire 2 personnes' }).click();
  await expect.poll(() => names(desk)).toEqual(['LEFÈVRE Zoé', 'BORDAS Marc']);
});

test('a list that comes again is taken whole in two clicks: who is new, what changes', async () => {
  const desk = await pasted('Nom;Club;Cote\nLEFÈVRE Zoé;Lyon;1803\nBORDAS Marc;Dijon;1500');
  await page.getByRole('button', { name: 'Inscrire 2 personnes' }).click();
  await expect.poll(() => names(desk)).toHaveLength(2);
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  const again = 'Nom;Cote;Licence\nLEFÈVRE Zoé;1850;0047123\nBORDAS Marc;1500;\nKIEFFER Ana;1200;';
  await page.getByRole('complementary').getByRole('textbox').first().fill(again);
  await page.getByText('cote : 1803 → 1850 · licence : 0047123').waitFor();
  await page.getByRole('button', { name: 'Tout prendre' }).click();
  await page.getByRole('button', { name: 'Inscrire 1 personne · Mettre 1 fiche à jour' }).click();
  await expect.poll(() => names(desk)).toHaveLength(3);
  await expect.poll(async () => (await desk.view()).people[0]?.licence).toBe('0047123');
  expect((await desk.view()).tournament.players.map(({ rating }) => rating)).toEqual([1850, 1500, 1200]);
});

test('armies as players write them: kept, the nearest of the known ones in one click', async () => {
  const desk = await created({ name: 'Trophée d’Autun', format: 'art-de-la-guerre' }, []);
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  const lines = [
    'ODIN Luc;Carthaginian;23',
    'BRICE Anne;Cartaginois;24',
    'CARON Léa;n° 89;21',
    'BORDAS Marc;Martiens;20',
  ];
  await page
    .getByRole('complementary')
    .getByRole('textbox')
    .first()
    .fill(['Nom;Armée;Total', ...lines].join('\n'));
  await page.getByRole('button', { name: '55 Carthaginois, BRICE Anne' }).waitFor();
  await page.getByRole('button', { name: 'Prendre la plus proche' }).click();
  await page.getByRole('button', { name: 'Inscrire 4 personnes' }).click();
  await expect
    .poll(async () => (await desk.view()).tournament.players.map(({ army }) => army && `${army.number} ${army.name}`))
    .toEqual(['55 Carthaginian', '55 Carthaginois', '89 Gaulois', '0 Martiens']);
});

test('somebody else of the very same name is registered beside', async () => {
  const desk = await pasted('Nom;Cote\nLEFÈVRE Zoé;1803');
  await page.getByRole('button', { name: 'Inscrire 1 personne' }).click();
  await expect.poll(() => names(desk)).toHaveLength(1);
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  await page.getByRole('complementary').getByRole('textbox').first().fill('Nom;Cote\nLEFÈVRE Zoé;1200');
  await page.getByRole('button', { name: 'C’est une autre personne, LEFÈVRE Zoé' }).click();
  await page.getByRole('button', { name: 'Inscrire 1 personne' }).click();
  await expect
    .poll(async () => (await desk.view()).tournament.players.map(({ rating }) => rating))
    .toEqual([1803, 1200]);
});
