import { standingsOf } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { allSentences } from '@ronde/language';
import { expect, test } from 'vitest';
import { figureColumns } from './figure-columns.ts';

const { tournament, people } = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310,C-D 410-320'] });
const standings = standingsOf(tournament, people);
const columns = (format = tournament.format) => figureColumns(standings, allSentences.fr().ui.standings, format);

test('on a narrow screen PPM is left out, and what orders most and what parts at last stay', () => {
  expect(columns().map(({ key, wide }) => [key, wide])).toEqual([
    ['pm', false],
    ['ppm', true],
    ['pdep', false],
  ]);
});

test('the first figure alone is in bold; who has no line has no figure', () => {
  expect(columns().map(({ strong }) => strong)).toEqual([true, false, false]);
  expect(columns().map(({ text }) => text('nobody' as never))).toEqual([null, null, null]);
});
