import { readdirSync, readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import { type Standing, standingsOf } from '@ronde/engine';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder).filter((name) => /^scrabble-.*\.json$/.test(name));

/** `rank,player,pm,ppm,pdep`, an empty ppm where it is void. */
function expectedRows(csv: string): readonly Standing[] {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => {
    const [rank, player = '', pm, ppm, pdep] = line.trim().split(',');
    return { rank: Number(rank), player, pm: Number(pm), ppm: ppm === '' ? null : Number(ppm), pdep: Number(pdep) };
  });
}

test('six real tournaments are here', () => {
  expect(names).toHaveLength(6);
});

test.each(names)('%s: the final standings are those of its csv, row for row', (name) => {
  const parsed = parseFile(read(name));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  const { rows } = standingsOf(tournament, people, { final: true });
  expect(rows).toEqual(expectedRows(read(name.replace('.json', '.standings.csv'))));
});
