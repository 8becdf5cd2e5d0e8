import { expect, test } from 'vitest';
import type { FullLine } from '../decisions/log-lines.ts';
import { filtered, readFilter } from './log-filters.tsx';

const line = (
  seq: number,
  by: string,
  text: string,
  topic: 'results' | 'players',
  more: Partial<FullLine['line']> = {},
): FullLine =>
  ({
    line: { seq, by, undoneBy: null, ...more },
    text,
    about: {
      topics: new Set([topic]),
      players: new Set([`p${seq}`]),
      tables: new Set(topic === 'results' ? [seq] : []),
    },
  }) as unknown as FullLine;

const lines = [
  line(4, 'Marc', 'Ronde 1, table 4 : RIVET 450 – BRICE 400', 'results', { undoneBy: 5 }),
  line(3, 'Claire', 'Ronde 1, table 3 : ODIN 380 – ZOLA 400', 'results'),
  line(1, 'Claire', 'LEFÈVRE Zoé : présence', 'players'),
];
const seqs = (address: string) =>
  filtered(lines, readFilter(new URLSearchParams(address))).map(({ line: { seq } }) => seq);

test('by who decided, whom or which table it is about, what it is; all together', () => {
  expect(seqs('')).toEqual([4, 3, 1]);
  expect(seqs('par=Claire')).toEqual([3, 1]);
  expect(seqs('joueur=p4')).toEqual([4]);
  expect(seqs('table=3')).toEqual([3]);
  expect(seqs('sujet=results')).toEqual([4, 3]);
  expect(seqs('sujet=undone')).toEqual([4]);
  expect(seqs('par=Claire&sujet=results')).toEqual([3]);
  expect(seqs('texte=lefevre')).toEqual([1]);
});
