import { type FormatId, formats, isFormat, standingsOf } from '@ronde/engine';
import { simulate } from '@ronde/engine/simulate/simulate';
import { expect, test } from 'vitest';
import { sentStandings, standingsSent } from './standing-lines.ts';
import { shownStandingsSchema, standingsSchema } from './standings.ts';

const ids = Object.keys(formats).filter(isFormat);

/** After two rounds that were played. */
function standingsIn(format: FormatId) {
  const made = simulate({ format, players: 14, rounds: 4, seed: 7 });
  if (!made.ok) throw new Error(made.refusal.code);
  const { tournament, people } = made.value;
  return standingsOf(tournament, people, { after: 2 });
}

test.each(ids)('%s: the schema knows each figure that a line has, and leaves none out', (format) => {
  const sent = sentStandings(standingsIn(format));
  expect(standingsSchema.parse(sent)).toEqual(sent);
  expect(sent.rows).toHaveLength(14);
});

test.each(ids)('%s: a line that was sent is the engine’s again', (format) => {
  const standings = standingsIn(format);
  expect(standingsSent(sentStandings(standings))).toEqual(standings);
});

test.each(ids)('%s: a figure that is no whole number is refused', (format) => {
  const { rows, ...whole } = sentStandings(standingsIn(format));
  const figures = Object.keys(rows[0] ?? {}).filter((key) => key !== 'rank' && key !== 'player');
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const spoilt = { ...whole, rows: rows.map((line) => ({ ...line, [figure]: 0.5 })) };
    expect(standingsSchema.safeParse(spoilt).success, figure).toBe(false);
  }
});

test('who was excluded is said to the public', () => {
  const standings = standingsIn('classique');
  const first = standings.rows[0]?.player ?? '';
  const sent = sentStandings(standings, new Set([first]));
  expect(shownStandingsSchema.parse(sent)).toEqual(sent);
  expect(sent.rows.filter(({ excluded }) => excluded).map(({ player }) => player)).toEqual([first]);
});
