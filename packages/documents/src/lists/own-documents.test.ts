// LIST-02: our own documents come back in, as the standings of last year do.
import { readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import { standingsOf } from '@ronde/engine';
import { expect, test } from 'vitest';
import { toCsv } from '../csv.ts';
import type { DataSheet } from '../sheet.ts';
import { standingsSheet } from '../standings-sheet.ts';
import { toXlsx } from '../xlsx.ts';
import { readList } from './read-list.ts';
import { textRows } from './text-rows.ts';
import { xlsxRows } from './workbook-rows.ts';

const rules = { armies: false, decimals: false, isSeries: (text: string) => /^([1-7][A-D]?|SS)$/.test(text) };

function given(name: string) {
  const parsed = parseFile(readFileSync(new URL(`../../../../examples/${name}`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

/** Who stands in the document, as a list reads them: everybody and nobody else. */
async function readBack(sheet: DataSheet) {
  const { rows } = await xlsxRows(await toXlsx(sheet));
  const csv = toCsv(sheet).replace(/^\ufeff/u, '');
  return [readList(rows, rules), readList(textRows(csv).rows, rules)].map(({ lines }) =>
    lines.flatMap((line) => (line.kind === 'person' ? [line.person] : [])),
  );
}

test.each(['fr', 'en'] as const)(
  'the standings, in %s: names, clubs and ratings, and no title, note or legend',
  async (lang) => {
    const { tournament, people } = given('scrabble-spc-47p-31r.json');
    const standings = standingsOf(tournament, people, { final: true });
    const players = new Map(tournament.players.map((player) => [player.id, player]));
    const expected = standings.rows.map(({ player }) => ({
      name: people.get(player)?.name,
      rating: players.get(player)?.rating,
    }));
    for (const read of await readBack(standingsSheet(tournament, people, standings, lang)))
      expect(read.map(({ name, rating }) => ({ name, rating }))).toEqual(expected);
  },
);
