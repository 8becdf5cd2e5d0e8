import { expect, it } from 'vitest';
import { openDesk } from './test-desk.ts';

const t = '/api/tournaments/lyon';

it('the log as a file: oldest first, in words, what was taken back said, no cell a formula', async () => {
  const desk = await openDesk();
  await desk.create();
  await desk.command({ kind: 'register', player: 'a', presence: 'here' }, 'r1', { name: '=HYPERLINK("x")' });
  await desk.command({ kind: 'mark', player: 'a', presence: 'absent', saw: 'here' }, 'm1');
  await desk.post(`${t}/undo`, { id: 'u1', decision: 3 });
  const answer = await desk.get(`${t}/log.csv?lang=fr`);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="[^"]*journal[^"]*\.csv"/);
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toContain('N°;Heure;Par;Décision;Annulée par;Note');
  expect(lines).toHaveLength(5);
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['1', '2', '3', '4']);
  expect(lines[3]?.split(';')[4]).toBe('4');
  expect(lines.some((line) => /(?:^|;)"?=/.test(line))).toBe(false);
  expect(lines[2]).toContain('Claire');
});
