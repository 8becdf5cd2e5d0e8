// Thirteen come to a wargame: where one would be exempt, somebody who plays for them alone is a press away.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a spare player is offered beside the exempt, registered as one, and needs no other place', async () => {
  const desk = await created({ name: 'Week-end', format: 'art-de-la-guerre' }, eighteen.slice(0, 13));
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await page.goto(desk.at('ronde/1'));
  await page.getByRole('link', { name: 'Ajouter un remplacement' }).click();
  expect(await page.getByLabel('Joue seulement si le nombre est impair').isChecked()).toBe(true);
  await page.getByLabel('NOM Prénom').fill('ODIN Max');
  await button('Inscrire').click();
  const odin = async () => {
    const { tournament, people } = await desk.view();
    const id = people.find(({ name }) => name === 'ODIN Max')?.id;
    return tournament.players.find((player) => player.id === id);
  };
  await expect.poll(odin).toMatchObject({ spare: true, presence: 'here' });
  // Scrabble knows no such thing.
  const classique = await created({ name: 'Lettres', format: 'classique' }, eighteen.slice(0, 9));
  await classique.ask({ kind: 'draw', round: 1, without: [] });
  await page.goto(classique.at('inscriptions?panneau=nouvelle'));
  await page.getByLabel('NOM Prénom').waitFor();
  expect(await page.getByLabel('Joue seulement si le nombre est impair').count()).toBe(0);
});
