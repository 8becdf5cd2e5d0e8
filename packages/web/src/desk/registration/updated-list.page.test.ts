// A long list pasted again: what it says otherwise of hundreds is taken in two requests, with a bar at the button.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created } from '../../fixtures/tournaments.ts';

const people = Array.from({ length: 300 }, (_, n) => ({ name: `JOUEUR Ada${n}`, licence: `L${n}` }));
const again = ['Nom;Licence;Cote;Naissance', ...people.map(({ name, licence }) => `${name};${licence};1600;1980`)];

test('IMP-07: three hundred ratings and years of birth are taken as two lines of the log, with a bar below the button', async () => {
  const desk = await created({ name: 'Coupe de Baume', format: 'classique' }, []);
  const players = people.map((person, n) => ({ player: `p${n}`, person, rating: 1500 }));
  await desk.send('POST', '/lists/register', { id: 'list', players });
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  await page.getByRole('complementary').getByRole('textbox').first().fill(again.join('\n'));
  await page.getByRole('button', { name: 'Tout prendre' }).click();
  const before = (await desk.view()).version;
  const act = page.getByRole('button', { name: 'Mettre 300 fiches à jour' });
  await act.click();
  await page.getByRole('progressbar').waitFor();
  // Directly below the button that was pressed, and it can be stopped.
  const below = await page.evaluate(() => document.querySelector('[data-next=""]')?.nextElementSibling?.textContent);
  expect(below).toMatch(/…Annuler$/);
  await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
  const { tournament, people: known, version } = await desk.view();
  expect(new Set(tournament.players.map(({ rating }) => rating))).toEqual(new Set([1600]));
  expect(new Set(known.map(({ birthYear }) => birthYear))).toEqual(new Set([1980]));
  expect(version).toBe(before + 2);
});
