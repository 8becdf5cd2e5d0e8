import { formulaOf, plRating } from '@ronde/engine';
import { type Desk, playNext, registered } from '@ronde/engine/fixtures/desk';
import { describe, expect, test } from 'vitest';
import { againstTheRule } from './against-the-rule.ts';
import { parseFile } from './parse-file.ts';
import { toFile } from './to-file.ts';

const firstWins = () => ({ kind: 'games', games: [[400, 300]] }) as const;

function closedDay(rounds: number, settings = {}, format: Parameters<typeof registered>[3] = 'classique'): Desk {
  const d = registered(12, settings, 42, format);
  const draws: Desk = { ...d, act: (c) => d.act(c.kind === 'draw' ? { ...c, beyond: true } : c) };
  for (let i = 0; i < rounds; i++) playNext(draws, firstWins);
  d.act({ kind: 'close', rounds });
  return d;
}

function read(input: unknown) {
  const parsed = parseFile(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

describe('DAY-03: the file of a closed tournament', () => {
  test.each([
    ['classique', { rounds: 5 }, 3, { rounds: 3 }, 5],
    ['classique', { rounds: 5 }, 6, { rounds: 6 }, 5],
    ['classique', {}, 3, { rounds: 3 }, null],
    ['classique', { rounds: 5 }, 5, { rounds: 5 }, undefined],
    ['combinee', { phase2: 4 }, 7, { phase2: 4, rounds: 7 }, undefined],
    ['combinee', {}, 2, { rounds: 2 }, undefined],
    ['combinee', {}, 12, { rounds: 12 }, undefined],
    ['toutes-rondes', {}, 4, { rounds: 4 }, undefined],
    ['suisse', {}, 2, { rounds: 2 }, null],
  ] as const)('%s, %o, %i rounds: says so, and comes back the same', (format, settings, rounds, written, planned) => {
    const d = closedDay(rounds, settings, format);
    const file = toFile(d.state(), d.people, 7);
    const { drawn: _, rating: __, ...said } = file.settings ?? {};
    expect(file.closed).toBe(true);
    expect(said).toEqual(written);
    expect(file.planned).toBe(planned);
    const again = read(JSON.stringify(file));
    expect(again.tournament.status).toBe('closed');
    expect(formulaOf(format).plannedRounds(again.tournament)).toBe(rounds);
    expect(formulaOf(format).plannedRounds({ ...again.tournament, status: 'open' })).toBe(
      formulaOf(format).plannedRounds({ ...d.state(), status: 'open' }),
    );
    expect(JSON.stringify(toFile(again.tournament, again.people, 7))).toBe(JSON.stringify(file));
    expect(againstTheRule(again.tournament)).toEqual(againstTheRule({ ...d.state(), status: 'open' }));
  });

  test('written by hand over a longer plan: the rounds are those held', () => {
    const { closed: _, planned: __, ...file } = toFile(closedDay(3, { rounds: 5 }).state(), new Map());
    const by = (more: object) => read({ ...file, settings: { rounds: 5, rating: { jokerBar: 9999 } }, ...more });
    const most = ({ tournament, people }: ReturnType<typeof read>) => plRating(tournament, people).pjMax;
    expect(most(by({}))).toBe(205);
    expect(most(by({ closed: true }))).toBe(195);
  });

  test('what is not over can’t be closed', () => {
    const file = toFile(closedDay(3, { rounds: 5 }).state(), new Map());
    const { rounds: rounds_ = [], planned: _, ...before } = file;
    const rounds = rounds_ as readonly { readonly matches: readonly object[] }[];
    const refusal = (more: object) => {
      const parsed = parseFile({ ...before, ...more });
      return parsed.ok ? null : parsed.refusal;
    };
    const last = rounds.at(-1)?.matches ?? [];
    const without = last.map((match, i) => (i === 0 ? { ...match, games: undefined } : match));
    const open = JSON.parse(JSON.stringify([...rounds.slice(0, -1), { matches: without }]));
    const disputed = [...rounds.slice(0, -1), { matches: last.map((m) => ({ ...m, disputed: { by: 'Claire' } })) }];
    const final = { players: 2, bestOf: 1 };
    expect(refusal({ settings: {} })).toMatchObject([{ code: 'not-over', path: 'closed', waits: 'rounds' }]);
    expect(refusal({ rounds: open })).toMatchObject([{ code: 'not-over', waits: 'results', round: 3 }]);
    expect(refusal({ rounds: disputed })).toMatchObject([{ code: 'not-over', waits: 'dispute', round: 3 }]);
    expect(refusal({ rounds, final })).toMatchObject([{ code: 'not-over', waits: 'final' }]);
    expect(refusal({ rounds, closed: false, planned: 5 })).toMatchObject([{ code: 'goes-with', path: 'planned' }]);
    expect(refusal({ rounds, planned: 5, settings: { rounds: 4 } })).toMatchObject([
      { code: 'wrong-value', path: 'settings.rounds', expected: { kind: 'integer', min: 3, max: 3 } },
    ]);
  });
});
