// A late person says on her phone that she is in the hall, while the round is in play and somebody is exempt.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

test('whoever comes after the publication is no longer absent: the desk says that she is there, and seats her in one act', async () => {
  const desk = await created({ name: 'Arrivée', format: 'classique' }, eighteen.slice(0, 12));
  await desk.ask({ kind: 'mark', player: 'p12', presence: 'late', saw: 'here' });
  await desk.publish(1, ['p12']);
  await page.goto(desk.at('ronde/1'));
  await page.getByText(/^Retard, sans table/).waitFor();
  const late = eighteen[11] ?? '';
  await desk.ask({ kind: 'mark', player: 'p12', presence: 'here', saw: 'late' });
  await page.getByText(`${late} est dans la salle, sans table`).waitFor();
  expect(plain(await page.textContent('main'))).toContain(`Présence notée, sans table : ${late}`);
  expect(plain(await page.textContent('main'))).not.toContain('Absence');
  await page.getByRole('button', { name: /^Placer .+ contre / }).click();
  await expect.poll(async () => (await desk.tables(1)).find((table) => table.includes('p12'))).toHaveLength(2);
  await page.getByText(/est dans la salle/).waitFor({ state: 'detached' });
  // « Who changed this table? »: who seated her, and when.
  await page.getByRole('button', { name: new RegExp(`^Pourquoi.*${late.split(' ')[0]}`) }).click();
  await page.getByText(/^Par Claire, \d\d:\d\d\.$/).waitFor();
});
