import { desk, games } from '@ronde/engine/fixtures/desk';
import { describe, expect, test } from 'vitest';
import { allSentences } from './index.ts';
import { marksOf } from './marks.ts';
import { namesOf } from './names.ts';

interface Day {
  readonly players: number;
  /** Two tables of round 1 whose second players change places by hand. */
  readonly swap?: readonly [readonly [string, string], readonly [string, string]];
  readonly gone?: readonly string[];
  readonly away?: readonly string[];
}

/** Round 2 of the fixed rounds (§6.2): of 8, 1–4 2–3 5–8 6–7; of 12, 1–11 2–12 3–5 4–6 7–9 8–10. */
function roundTwo({ players, swap, gone = [], away = [] }: Day) {
  const d = desk();
  for (let i = 1; i <= players; i++)
    d.act({ kind: 'register', player: `J${i}`, number: i, rating: 3000 - 10 * i, presence: 'here' });
  d.act({ kind: 'draw', round: 1, without: [] });
  if (swap) d.act({ kind: 'swap', round: 1, players: [swap[0][1], swap[1][1]], saw: swap });
  d.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const { players } of d.state().rounds[0]?.matches ?? [])
    if (players.length === 2) d.act({ kind: 'record', round: 1, players, result: games([400, 350]), saw: null });
  d.act({ kind: 'close-round', round: 1 });
  for (const player of gone) d.act({ kind: 'withdraw', player });
  for (const player of away) d.act({ kind: 'mark', player, presence: 'absent' });
  d.act({ kind: 'draw', round: 2, without: away });
  const matches = d.state().rounds[1]?.matches ?? [];
  const of = (player: string) =>
    matches.find((match) => (match.players as readonly string[]).includes(player)) ?? { players: [player] as const };
  const why = (player: string, lang: 'fr' | 'en') => {
    const table = { round: 2, match: of(player), seed: 42, settings: {}, matches, format: 'classique' } as const;
    return allSentences[lang]().why(table, namesOf(d.people));
  };
  return {
    tables: matches.map((match) => match.players.join('-')),
    marks: (player: string) => marksOf(of(player)),
    why,
  };
}

describe('whom the fixed tables leave over says why, in both languages', () => {
  test('the opponents of somebody who left and of somebody away play each other', () => {
    const { tables, why, marks } = roundTwo({ players: 8, gone: ['J3'], away: ['J8'] });
    expect(tables).toEqual(['J1-J4', 'J2-J5', 'J6-J7']);
    expect(why('J2', 'fr').steps).toEqual([
      'Les tables fixées donnent J3 à J2, mais J3 ne joue pas cette ronde.',
      'Les tables fixées donnent J8 à J5, mais J8 ne joue pas cette ronde.',
      'Parmi les personnes dans le même cas, dans l’ordre du classement initial, la première possible : J5.',
    ]);
    expect(why('J2', 'en').steps).toEqual([
      'By the fixed pairings J2 meets J3, who is not playing this round.',
      'By the fixed pairings J5 meets J8, who is not playing this round.',
      'Of those in the same position, in the order of the starting ranking, the first possible: J5.',
    ]);
    expect(marks('J2')).toEqual([]);
  });

  test('one alone is exempt', () => {
    const { tables, why } = roundTwo({ players: 8, gone: ['J3'] });
    expect(tables).toEqual(['J1-J4', 'J5-J8', 'J6-J7', 'J2']);
    expect(why('J2', 'fr').steps).toEqual([
      'Les tables fixées donnent J3 à J2, mais J3 ne joue pas cette ronde.',
      'Exemption pour cette ronde : 3 PM, +50.',
    ]);
  });

  test('a table that a swap by hand had brought about already is dropped; its two meet again where nobody else is free', () => {
    // By hand J1 met J11 in round 1, whom the tables give him in round 2.
    const { tables, why, marks } = roundTwo({
      players: 12,
      swap: [
        ['J1', 'J7'],
        ['J5', 'J11'],
      ],
    });
    expect(tables).toEqual(['J1-J11', 'J2-J12', 'J3-J5', 'J4-J6', 'J7-J9', 'J8-J10']);
    expect(why('J1', 'fr').steps).toEqual([
      'Les tables fixées donnent J11 à J1 ; rencontre déjà jouée (ronde 1) : cette table tombe.',
      'Rencontre répétée (ronde 1) : les personnes qui restent ne peuvent pas jouer avec moins de rencontres répétées.',
    ]);
    expect(why('J1', 'en').steps).toEqual([
      'By the fixed pairings J1 meets J11; they have already met (round 1): that pairing is dropped.',
      'Repeat (round 1): those left over cannot be paired with fewer repeats.',
    ]);
    expect(marks('J1')).toEqual(['moved', 'repeat']);
  });

  test('left over who are due to meet in a later fixed round do so now, and are told', () => {
    // J11 and J12 are away: J1 and J2 are left over, and due to meet in round 3.
    const { tables, why, marks } = roundTwo({ players: 12, away: ['J11', 'J12'] });
    expect(tables[0]).toBe('J1-J2');
    expect(why('J1', 'fr').steps.at(-1)).toBe(
      'Parmi les personnes dans le même cas, dans l’ordre du classement initial, la première possible : J2. Rencontre prévue à la ronde 3 par les tables fixées, et jouée dès maintenant : rien de mieux n’est possible.',
    );
    expect(why('J1', 'en').steps.at(-1)).toContain('The fixed pairings bring them together in round 3');
    expect(marks('J1')).toEqual(['moved']);
  });

  test('who is passed over for a meeting that is due is named', () => {
    // J11, J12, J5 and J6 are away: J1, J2, J3 and J4 are left over; 1–2 and 3–4 are due in round 3.
    const { tables, why } = roundTwo({ players: 12, away: ['J11', 'J12', 'J5', 'J6'] });
    expect(tables.slice(0, 2)).toEqual(['J1-J3', 'J2-J4']);
    expect(why('J1', 'fr').steps.at(-1)).toBe(
      'J2 : rencontre prévue à la ronde 3 par les tables fixées. Puis la première place possible : J3.',
    );
    expect(why('J1', 'en').steps.at(-1)).toBe(
      'J2: due to be met in round 3 by the fixed pairings. The first possible opponent is then J3.',
    );
    expect(why('J1', 'fr').looked.find(({ player }) => player === 'J2')?.text).toBe('rencontre prévue, ronde 3');
  });
});
