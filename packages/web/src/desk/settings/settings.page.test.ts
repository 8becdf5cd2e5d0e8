// What a tournament says beside its rules, set in Réglages: the hours of the day and the charter of conduct.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the hours of a day are proposed, corrected and kept; one that runs late moves in one act', async () => {
  const desk = await created({ name: 'Horaires', format: 'classique', settings: { rounds: 3 } }, eighteen.slice(0, 8));
  const hours = async () =>
    ((await desk.view()).tournament.timetable ?? []).map(({ what, round, at, text }) =>
      [what, round, at, text].filter((part) => part !== undefined).join(' '),
    );
  await page.goto(desk.at('reglages'));
  await page.getByLabel('Première ronde à').fill('09:00');
  await page.getByLabel('Minutes d’une ronde à la suivante').fill('60');
  await page.getByLabel('Pause après la ronde n°').fill('2');
  await page.getByLabel('Minutes de pause').fill('90');
  await button('Proposer les heures').click();
  await page.getByLabel('Autre nom, Pause').fill('Déjeuner');
  // Two rounds at one hour are refused where they stand.
  await page.getByLabel('Heure, Ronde 2').fill('09:00');
  await button('Enregistrer les horaires').click();
  await page.getByText('Chaque ronde vient une fois, après celle d’avant.').waitFor();
  await page.getByLabel('Heure, Ronde 2').fill('10:00');
  await button('Enregistrer les horaires').click();
  await expect
    .poll(hours)
    .toEqual(['round 1 09:00', 'round 2 10:00', 'break 11:00 Déjeuner', 'round 3 12:30', 'prizes 13:30']);
  // Round 1 is public: it stays, and what follows moves.
  await desk.play(1);
  await page.goto(desk.at('reglages'));
  await page.getByLabel('Minutes de retard').fill('20');
  await button('Décaler la suite de 20 minutes').click();
  await expect
    .poll(hours)
    .toEqual(['round 1 09:00', 'round 2 10:20', 'break 11:20 Déjeuner', 'round 3 12:50', 'prizes 13:50']);
});

test('the wargame’s charter is the game’s until the organiser writes one, and again once it is emptied', async () => {
  const desk = await created({ name: 'Charte', format: 'art-de-la-guerre' }, eighteen.slice(0, 4));
  const charter = async () => (await desk.view()).tournament.charter;
  await page.goto(desk.at('reglages'));
  const own = page.getByLabel('Charte de ce tournoi');
  await own.fill(`Se saluer\n\n  Ranger sa table \n${'x'.repeat(301)}`);
  await button('Enregistrer la charte').click();
  await page.getByText('L’article 3 est trop long').waitFor();
  await own.fill('Se saluer\n\n  Ranger sa table ');
  await button('Enregistrer la charte').click();
  await expect.poll(charter).toEqual(['Se saluer', 'Ranger sa table']);
  await own.fill('');
  await button('Enregistrer la charte').click();
  await expect.poll(charter).toBe(undefined);
});

test('the page’s one act takes the formula that is chosen too, with what else was typed', async () => {
  const desk = await created({ name: 'Formule', format: 'suisse', settings: { rounds: 5 } }, eighteen);
  await page.goto(desk.at('reglages'));
  await page.getByLabel('Formule', { exact: true }).selectOption('Formule Classique');
  await page.getByLabel('Lieu').fill('Saint-Lô');
  await button('Enregistrer et changer de formule').click();
  await expect
    .poll(async () => {
      const { format, place, players } = (await desk.view()).tournament;
      return [format, place, players.length];
    })
    .toEqual(['classique', 'Saint-Lô', 18]);
  await page.getByText('Réglages enregistrés.').waitFor();
  await button('Enregistrer les réglages').waitFor();
});
