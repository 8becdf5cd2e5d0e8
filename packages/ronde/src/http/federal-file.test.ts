// The French federation's file: known by itself, whole in the register, and whoever is registered by licence is complete.
import type { ListPreview } from '@ronde/contract/http/lists';
import type { RegisterPreview } from '@ronde/contract/http/register';
import { expect, test } from 'vitest';
import { openDesk } from './test-desk.ts';

const given = ['ZOÉ', 'LUC', 'ANNE MARIE', 'ÈVE', 'JEAN-PAUL'];

/** Twelve columns, `;`, ISO-8859-1, no line of headers. */
const line = (n: number) =>
  `DÉCHAUX;${given[n % 5]};${String(1_000_000 + n)};2710;${n % 9 === 0 ? 'N' : '4C'};P23;S;FR;FR;${1500 + (n % 400)};B;12`;
const file = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, n) => line(n)).join('\r\n'), 'latin1').toString('base64');

test('each line is read by its place: duplicate Elo is no rating, an unknown series is left out with a word', async () => {
  const desk = await openDesk();
  const answer = await desk.post('/api/register/lists?game=scrabble', { file: file(20) });
  const preview = (await answer.json()) as RegisterPreview;
  expect([preview.layout, preview.encoding, preview.counts]).toMatchObject([
    'federal-fr',
    'windows-1252',
    { new: 20, refused: 0 },
  ]);
  expect(preview.lines.slice(0, 2)).toMatchObject([
    { entry: { name: 'DÉCHAUX ZOÉ', licence: '1000000', federation: 'FR', club: 'P23', rating: 1500 } },
    { entry: { name: 'DÉCHAUX LUC', duplicateSeries: '4C', rating: 1501 } },
  ]);
  expect(preview.lines[0]?.entry).not.toHaveProperty('duplicateSeries');

  const lines = preview.lines.flatMap(({ entry }) => (entry ? [entry] : []));
  const kept = await desk.post('/api/register/import', { game: 'scrabble', listedOn: '2026-09-01', lines });
  expect([kept.status, await kept.json()]).toEqual([200, { people: 20 }]);
  await desk.create();
  const byLicence = { text: 'Nom;Licence\nDÉCHAUX ANNE MARIE;1000007' };
  const read = (await (await desk.post('/api/tournaments/lyon/lists', byLicence)).json()) as ListPreview;
  expect(read.lines).toMatchObject([
    { kind: 'new', facts: { rating: 1507, club: 'P23', duplicateSeries: '4C' }, notices: ['from-register'] },
  ]);
});
