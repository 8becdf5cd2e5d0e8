// A long list that goes in while the page is opened anew: found again, and what is left of it read after it is in.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created } from '../../fixtures/tournaments.ts';

const people = Array.from({ length: 400 }, (_, n) => ({ name: `JOUEUR Ada${n}`, licence: `L${n}` }));
const list = ['Nom;Licence', ...people.map(({ name, licence }) => `${name};${licence}`)].join('\n');

test('IMP-07: a list sent before the page was opened anew goes on, and is then known to the last line', async () => {
  const desk = await created({ name: 'Coupe de Dole', format: 'classique' }, []);
  await page.goto(desk.at('inscriptions'));
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  await page.getByRole('complementary').getByRole('textbox').first().fill(list);
  await page.getByRole('button', { name: 'Inscrire 400 personnes' }).waitFor();
  const sent = await fetch(`/api/tournaments/${desk.slug}/lists/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async, wait=0' },
    body: JSON.stringify({ id: 'list', players: people.map((person, n) => ({ player: `p${n}`, person })) }),
  });
  expect(sent.status).toBe(202);
  await page.reload();
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  await page.getByText('0 ligne à inscrire · 400 lignes déjà dans la liste').waitFor();
  expect((await desk.view()).tournament.players).toHaveLength(400);
});
