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

test.each([50_000, 200_000])(
  '%i people are one list, read and kept',
  async (count) => {
    const desk = await openDesk();
    const start = process.cpuUsage();
    const spent = () => Math.round(process.cpuUsage(start).user / 1000);
    const answer = await desk.post('/api/register/lists?game=scrabble', { file: file(count) });
    const { layout, counts, lines } = (await answer.json()) as RegisterPreview;
    expect([layout, counts.new, counts.refused]).toEqual(['federal-fr', count, 0]);
    const read = spent();
    const entries = lines.flatMap(({ entry }) => entry ?? []);
    const body = { game: 'scrabble', listedOn: '2026-09-01', lines: entries };
    const kept = await desk.post('/api/register/import', body);
    expect([kept.status, await kept.json()]).toEqual([200, { people: count }]);
    console.log(`${count} people: read in ${read} ms, kept in ${spent() - read} ms of this process`);
  },
  300_000,
);
