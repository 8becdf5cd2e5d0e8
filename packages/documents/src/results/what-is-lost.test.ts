// What a format has no place for is said when it is written, never lost in silence.
import { readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract';
import { expect, test } from 'vitest';
import { resultSentences } from './sentences.ts';
import { type ResultsFormat, writtenAs } from './write-as.ts';

const example = (name: string) => new URL(`../../../../examples/${name}`, import.meta.url);

/** The codes of what is said, in their order. */
async function saidOf(file: unknown, format: ResultsFormat) {
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const made = await writtenAs(format, parsed.value.tournament, parsed.value.people, 'fr');
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.adjustments;
}

const day = {
  ...{ ronde: 1, name: 'Essai', format: 'classique', date: '2026-11-14' },
  players: ['A', 'B', 'C', 'D', 'E'].map((name, i) => ({
    id: name.toLowerCase(),
    name: `${name.repeat(3)} ${name}`,
    rating: 2000 - 100 * i,
    ...(name === 'D' && { left: 1 }),
  })),
  rounds: [
    {
      absent: ['e'],
      matches: [
        { table: 1, players: ['a', 'b'], games: [[451, 407]] },
        { table: 2, players: ['c', 'd'], forfeit: 'd' },
      ],
    },
  ],
};

test('a final, a departure, whoever was at no table, whom a forfeit was against', async () => {
  const final = JSON.parse(readFileSync(example('whole-day/scrabble.json'), 'utf8'));
  for (const format of ['csv', 'tsh', 'aupair'] as const)
    expect(await saidOf(final, format), format).toContainEqual({ code: 'final-left-out', count: 1 });
  const gone = { code: 'departures-left-out', count: 1 };
  expect(await saidOf(day, 'csv')).toEqual([gone, { code: 'unseated-left-out', count: 1 }]);
  const codes = (said: Awaited<ReturnType<typeof saidOf>>) => said.filter(({ code }) => code !== 'name-changed');
  // Of tsh, departures have a field and a forfeit its table.
  expect(codes(await saidOf(day, 'tsh'))).toEqual([]);
  expect(codes(await saidOf(day, 'aupair'))).toEqual([
    { code: 'forfeit-unsaid', round: 1, winner: 'CCC C', loser: 'DDD D' },
    gone,
  ]);
});

test('two who both forfeited are two absences where no table ties them together', async () => {
  const [round] = day.rounds;
  const both = {
    ...day,
    rounds: [{ ...round, matches: [{ players: ['a', 'b'], forfeit: 'both' }, ...(round?.matches.slice(1) ?? [])] }],
  };
  const told = { code: 'forfeits-as-absences', round: 1, one: 'AAA A', other: 'BBB B' };
  expect(await saidOf(both, 'aupair')).toContainEqual(told);
  expect(await saidOf(both, 'tsh')).not.toContainEqual(told);
});

test('sanctions count in the standings, and no format has them', async () => {
  const malus = {
    ...day,
    rounds: day.rounds.map((one) => ({ ...one, sanctions: [{ player: 'a', kind: 'warning' }] })),
  };
  for (const format of ['csv', 'tsh', 'aupair'] as const)
    expect(await saidOf(malus, format), format).toContainEqual({ code: 'sanctions-left-out', count: 1 });
});

test('each has its sentence; a score below nothing has a true minus', () => {
  const { adjustment } = resultSentences.fr;
  expect(adjustment({ code: 'final-left-out', count: 2 })).toContain('La finale (2 parties) n’est pas écrite');
  expect(adjustment({ code: 'forfeit-unsaid', round: 1, winner: 'C', loser: 'D' })).toContain('contre C que D a perdu');
  const doubt = { kind: 'score', score: [-12, 380] } as const;
  expect(adjustment({ code: 'doubtful', round: 1, one: 'A', other: 'B', doubt })).toContain('\u221212–380');
});
