import { season2015 } from '@ronde/engine';
import { fileSentences } from '@ronde/language';
import { expect, test } from 'vitest';
import { parseFile, parseSeasons } from './parse-file.ts';

const said = (season: unknown): readonly string[] => {
  const read = parseSeasons(JSON.stringify(season));
  return read.ok ? [] : read.refusal.map((problem) => fileSentences.fr.problem(problem));
};

test('the built-in season, written as a file, is read as itself', () => {
  expect(parseSeasons(JSON.stringify(season2015))).toEqual({ ok: true, value: [season2015] });
});

test('a list of seasons; what is wrong has its place in the list', () => {
  const next = { ...season2015, name: '2016-2017', from: '2016-09-01' };
  expect(parseSeasons(JSON.stringify([season2015, next]))).toEqual({ ok: true, value: [season2015, next] });
  expect(said([season2015, { ...next, from: 'septembre' }])).toEqual([
    '[1].from\u00a0: trouvé «\u00a0septembre\u00a0»\u202f; attendu\u00a0: une date du calendrier, année-mois-jour, comme 2026-11-14.',
  ]);
  expect(said([])).toEqual(['Fichier\u00a0: trouvé une liste vide\u202f; attendu\u00a0: une liste [ … ], 1 au moins.']);
});

test('what has not the shape is refused with its path, what was found and what was expected', () => {
  const { newcomer: _, ...others } = season2015;
  expect(said({ ...others, newComer: 1000, bars: { joker: '2900', a: 2250, b: 1600 }, from: '2015-13-01' })).toEqual([
    'from\u00a0: trouvé «\u00a02015-13-01\u00a0»\u202f; attendu\u00a0: une date du calendrier, année-mois-jour, comme 2026-11-14.',
    'bars.joker\u00a0: trouvé «\u00a02900\u00a0»\u202f; attendu\u00a0: un nombre entier.',
    'newComer\u00a0: clé inconnue\u202f; «\u00a0newcomer\u00a0» peut-être\u202f?',
  ]);
});

test('bars and numbers of players in their order, an M that every bonus divides', () => {
  expect(
    said({
      ...season2015,
      bars: { joker: 2250, a: 2250, b: 2300 },
      largest: [16, 16, 64],
      value: { ...season2015.value, 1: 25 },
    }),
  ).toEqual([
    'bars.a\u00a0: trouvé 2250\u202f; attendu\u00a0: un nombre entier, de 0 à 2249.',
    'bars.b\u00a0: trouvé 2300\u202f; attendu\u00a0: un nombre entier, de 0 à 2249.',
    'largest[1]\u00a0: trouvé 16\u202f; attendu\u00a0: un nombre entier, 17 au moins.',
    'value["1"]\u00a0: trouvé 25\u202f; attendu\u00a0: un multiple de 10.',
  ]);
});

test('in a tournament it is refused as by itself, with the path of the tournament', () => {
  const rating = { season: { ...season2015, from: '1 septembre', bars: { joker: 2000, a: 2250, b: 1600 } } };
  const file = { ronde: 1, name: 'Essai', format: 'classique', date: '2026-11-14', settings: { rating }, players: [] };
  const read = parseFile(file);
  expect(read.ok ? [] : read.refusal.map(({ path }) => path)).toEqual([
    'settings.rating.season.from',
    'settings.rating.season.bars.a',
  ]);
  const barred = parseFile({ ...file, settings: { rating: { season: { ...rating.season, from: '2015-09-01' } } } });
  expect(barred.ok ? [] : barred.refusal).toEqual([
    {
      code: 'wrong-value',
      path: 'settings.rating.season.bars.a',
      found: { kind: 'value', value: 2250 },
      expected: { kind: 'integer', min: 0, max: 1999 },
    },
  ]);
});
