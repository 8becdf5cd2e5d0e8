import { parseFile } from '@ronde/contract/file/parse-file';
import { expect, test } from 'vitest';
import { finderOf } from './find-player.ts';

const names = ['LEFÈVRE Zoé', 'LEFÈVRE Paul', 'KERVELLA Yves', 'GUÉGUEN Soizic', 'DE LA TOUR Ana', 'MARTIN Jean'];
const read = parseFile(
  JSON.stringify({
    ...{ ronde: 1, id: 'quimper', revision: 1, name: 'Quimper', format: 'classique', date: '2026-11-14', seed: 1 },
    settings: { rounds: 5 },
    players: names.map((name, i) => ({ id: `p${i}`, name, rating: 1500 - i, licence: `100${i}` })),
    rounds: [],
  }),
);
if (!read.ok) throw new Error(JSON.stringify(read.refusal));
const find = finderOf(read.value.tournament, read.value.people);
const named = (name: string) => find({ name, licence: null });

test('a surname alone is who bears it, where nobody else does', () => {
  expect(named('KERVELLA')).toEqual({ code: 'found', player: 'p2', sure: true });
  expect(named('guéguen')).toEqual({ code: 'found', player: 'p3', sure: true });
  // Of two it is neither, and both are named.
  expect(named('LEFEVRE')).toEqual({ code: 'unknown-player', found: 'LEFEVRE', near: ['p0', 'p1'] });
});

test('a name with one slip is the only one that it is near to, and is asked about', () => {
  expect(named('KERVELA Yves')).toEqual({ code: 'found', player: 'p2', sure: false });
  expect(named('GUEGEN Soizic')).toEqual({ code: 'found', player: 'p3', sure: false });
  expect(named('Yves Kervella')).toEqual({ code: 'found', player: 'p2', sure: true });
});

test('a name that is near to nobody is nobody; one whose surname is somebody else’s names them', () => {
  expect(named('TANGUY Morgane')).toEqual({ code: 'unknown-player', found: 'TANGUY Morgane', near: [] });
  expect(named('MARTIN Corentin')).toMatchObject({ code: 'unknown-player', near: ['p5'] });
});
