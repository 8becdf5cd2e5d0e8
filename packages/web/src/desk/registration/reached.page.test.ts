// What is corrected and asked most on the morning, at the door: the rating, the series, the club; whom to ring, and where.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const panel = () => page.getByRole('complementary');
const contactAt = (slug: string) => `/api/tournaments/${slug}/people/p3/contact`;

test('LIST-01: the phone number of a list stands on the card of whoever it reaches, and is corrected there', async () => {
  const desk = await created({ name: 'Qui manque', format: 'classique' }, []);
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  const list = 'Nom;Téléphone\nTOUSSAINT Noé;noe@example.org\nKIEFFER Ana;06 12 34 56 78';
  await panel().getByRole('textbox').first().fill(list);
  await page.getByRole('button', { name: 'Inscrire 2 personnes' }).click();
  await page.getByRole('button', { name: 'KIEFFER Ana' }).click();
  await panel().getByRole('link', { name: '06 12 34 56 78' }).waitFor();
  await page.getByRole('button', { name: 'TOUSSAINT Noé' }).click();
  await panel().getByRole('link', { name: 'noe@example.org' }).waitFor();
  await panel().getByRole('button', { name: 'Corriger le nom, la licence…' }).click();
  await panel().getByLabel('Téléphone').fill('07 00 00 00 00');
  await panel().getByLabel('Adresse e-mail').fill('noe');
  await panel().getByRole('button', { name: 'Enregistrer' }).click();
  await panel().getByText('Une adresse comme zoe@exemple.fr').waitFor();
  await panel().getByLabel('Adresse e-mail').fill('noe@example.net');
  await panel().getByRole('button', { name: 'Enregistrer' }).click();
  await panel().getByRole('link', { name: '07 00 00 00 00' }).waitFor();
  await panel().getByRole('link', { name: 'noe@example.net' }).waitFor();
});

test('rating, series and club are corrected in the panel of the registration; nothing changed says nothing of the contact', async () => {
  const desk = await created({ name: 'Au matin', format: 'classique' }, eighteen.slice(0, 6));
  const noted = { email: 'c@example.org', phone: '06 00 00 00 00' };
  await globalThis.inMemory.request('Claire', 'PUT', contactAt(desk.slug), noted);
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('button', { name: 'COLLIN Hervé' }).click();
  await panel().getByRole('button', { name: 'Corriger la cote, le club…' }).click();
  await panel().getByLabel('Club').fill('Sens');
  await panel().getByLabel('Cote', { exact: true }).fill('1650');
  await panel().getByRole('button', { name: 'Enregistrer' }).click();
  const player = async () => (await desk.view()).tournament.players.find(({ id }) => id === 'p3');
  await expect.poll(async () => (await player())?.club).toBe('Sens');
  expect((await player())?.rating).toBe(1650);
  await panel().getByRole('button', { name: 'Corriger le nom, la licence…' }).click();
  await panel().getByLabel('Licence').fill('0047');
  await panel().getByRole('button', { name: 'Enregistrer' }).click();
  await panel().getByText('0047').waitFor();
  const kept = await globalThis.inMemory.request('Claire', 'GET', contactAt(desk.slug));
  expect(await kept.json()).toEqual(noted);
});
