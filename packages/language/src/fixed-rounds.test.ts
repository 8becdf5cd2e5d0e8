import { desk, games } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { words } from './index.ts';
import { marksOf } from './marks.ts';
import { namesOf } from './names.ts';

/** Eight present, fixed rounds (§6.2): round 2 is 1–4 2–3 5–8 6–7. Who leaves after round 1, who is away in round 2. */
function roundTwo(gone: readonly string[], away: readonly string[] = []) {
  const d = desk();
  for (let i = 1; i <= 8; i++)
    d.act({ kind: 'register', player: `J${i}`, number: i, rating: 3000 - 10 * i, presence: 'here' });
  d.act({ kind: 'draw', round: 1, without: [] });
  d.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const { players } of d.state().rounds[0]?.matches ?? [])
    if (players.length === 2) d.act({ kind: 'record', round: 1, players, result: games([400, 350]), saw: null });
  d.act({ kind: 'close-round', round: 1 });
  for (const player of gone) d.act({ kind: 'withdraw', player });
  for (const player of away) d.act({ kind: 'mark', player, presence: 'absent' });
  d.act({ kind: 'draw', round: 2, without: away });
  const matches = d.state().rounds[1]?.matches ?? [];
  const of = (player: string) => matches.find(({ players }) => players[0] === player) ?? { players: [player] as const };
  const why = (player: string, lang: 'fr' | 'en') =>
    words(lang).why(
      { round: 2, match: of(player), seed: 42, settings: {}, matches, format: 'classique' },
      namesOf(d.people),
    ).steps;
  return { marks: (player: string) => marksOf(of(player), matches), why };
}

test('fixed rounds: the opponents of two leavers are both exempt; each says why they do not play each other', () => {
  const { marks, why } = roundTwo(['J3', 'J8']);
  expect([marks('J2'), marks('J5'), marks('J1')]).toEqual([['several-exempt'], ['several-exempt'], []]);
  expect(why('J2', 'fr')).toContain(
    '2\u00a0exempts dans cette ronde\u00a0: les tables fixées ne font pas jouer ensemble les personnes dont la place d’en face est vide.',
  );
  expect(why('J5', 'en')).toContain(
    '2 byes this round: the fixed tables do not bring together people whose opposite place is empty.',
  );
  expect(why('J1', 'fr').join(' ')).not.toContain('exempts');
});

test('fixed rounds: one exempt alone is nothing to read again', () => {
  const { marks, why } = roundTwo(['J3']);
  expect([marks('J2'), why('J2', 'fr').join(' ').includes('exempts')]).toEqual([[], false]);
});

test('fixed rounds: exempt across from a leaver and from somebody away: each with the reason of its own', () => {
  const { marks, why } = roundTwo(['J3'], ['J8']);
  expect([marks('J2'), marks('J5')]).toEqual([['several-exempt'], ['several-exempt']]);
  expect(why('J5', 'fr').join(' ')).toContain('ou ont en face une place vide');
});
