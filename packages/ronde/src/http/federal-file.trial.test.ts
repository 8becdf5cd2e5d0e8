// The French federation's file, as large as it is.
import type { RegisterPreview } from '@ronde/contract/http/register';
import { expect, test } from 'vitest';
import { openDesk } from './test-desk.ts';

const given = ['ZOÉ', 'LUC', 'ANNE MARIE', 'ÈVE', 'JEAN-PAUL'];

/** Twelve columns, `;`, ISO-8859-1, no line of headers. */
const line = (n: number) =>
  `DÉCHAUX;${given[n % 5]};${String(1_000_000 + n)};2710;${n % 9 === 0 ? 'N' : '4C'};P23;S;FR;FR;${1500 + (n % 400)};B;12`;
const file = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, n) => line(n)).join('\r\n'), 'latin1').toString('base64');

test('fifty thousand people are one list', async () => {
  const desk = await openDesk();
  const answer = await desk.post('/api/register/lists?game=scrabble', { file: file(50_000) });
  const { layout, counts } = (await answer.json()) as RegisterPreview;
  expect([layout, counts.new, counts.refused]).toEqual(['federal-fr', 50_000, 0]);
});
