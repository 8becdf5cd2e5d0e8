import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { Block } from '../paper/block.ts';
import type { Paper } from '../paper/paper.ts';
import { matchSlips } from './match-slips.ts';
import { scoreSheets } from './score-sheets.ts';

const printing = { lang: 'fr', at: '10:42' } as const;

/** Whatever a card says, one after the other. */
function told({ body }: Paper): readonly string[] {
  return (body.kind === 'cards' ? (body.cards[0] ?? []) : []).flatMap(words);
}
function words(block: Block): readonly string[] {
  return [...JSON.stringify(block).matchAll(/"(?:text|label)":"([^"]*)"/g)].map(([, text = '']) => text);
}

test('DAY-09: slips have a box a game for each of the two, and say who begins the first and the second', () => {
  const d = registered(10, { bestOf: 3 });
  drawNext(d);
  const slip = told(matchSlips(d.state(), d.people, 1, printing, null));
  expect(slip.filter((word) => /^manche [123]$/.test(word))).toHaveLength(6);
  expect(slip.filter((word) => word.startsWith('commence')).sort()).toEqual([
    'commence la manche 1',
    'commence la manche 2',
  ]);
  expect(
    told(scoreSheets(d.state(), d.people, 1, printing)).filter((word) => /^manche [123]$/.test(word)),
  ).toHaveLength(3);
});
