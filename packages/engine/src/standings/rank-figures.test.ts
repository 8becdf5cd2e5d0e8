import { describe, expect, test } from 'vitest';
import type { CriterionName } from '../criteria/list.ts';
import { played, type Written } from '../fixtures/played.ts';
import { standingsOf } from '../formulas/formulas.ts';
import { simulate } from '../simulate/simulate.ts';
import type { FormatId } from '../tournament/state.ts';
import { rankFigure, rankFigures } from './figures.ts';
import type { Standings } from './standing.ts';

/** Where a criterion is seen beside a name; null: it is no sum of results, and the reason of the tie alone tells it. */
const columnOf: Readonly<Record<CriterionName, string | null>> = {
  points: 'points',
  wins: 'wins',
  opponents: 'opponents',
  spread: 'spread',
  between: null,
  elo: null,
  initial: null,
  shared: 'points',
};

const of = (format: FormatId, written: Written, final = true): Standings => {
  const { tournament, people } = played(written);
  return standingsOf({ ...tournament, format }, people, { final });
};

/** What put a player before the next, where standings by points tell it; the first criterion where nobody is level. */
function criterionAfter({ ties }: Standings, player: string | undefined): CriterionName {
  const all: readonly Standings['ties'][number][] = ties;
  for (const tie of all) {
    const at = 'by' in tie ? tie.players.indexOf(player ?? '') : -1;
    const by = 'by' in tie ? tie.by[at] : undefined;
    if (by) return by.criterion;
  }
  return 'points';
}

/** The figures of a line, in the order of the columns. */
const figuresOf = (standings: Standings) => {
  const figures = rankFigures(standings);
  return standings.rows.map((row) => figures.map((figure) => rankFigure(row, figure)));
};

describe('each formula has a column for what decides', () => {
  test.each([
    ['toutes-rondes', 7],
    ['suisse', 10],
    ['classique', 16],
    ['classique-belge', 14],
    ['combinee', 14],
    ['art-de-la-guerre', 12],
  ] as const)('%s: two whom the columns do not tell apart have one place, others have two', (format, players) => {
    for (let seed = 1; seed <= 8; seed++) {
      const made = simulate({ format, players, rounds: 4, seed });
      if (!made.ok) throw new Error(made.refusal.code);
      const standings = standingsOf(made.value.tournament, made.value.people, { final: true });
      const figures = figuresOf(standings);
      for (const [i, row] of standings.rows.slice(1).entries()) {
        const above = standings.rows[i];
        const seen = figures[i]?.join(' ') !== figures[i + 1]?.join(' ');
        const hidden = columnOf[criterionAfter(standings, above?.player)] === null;
        expect([row.player, seen]).toEqual([row.player, row.rank !== above?.rank && !hidden]);
      }
    }
  });
});

describe('the spread', () => {
  const level = { players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310, C-D 700-300'] };

  test.each(['suisse', 'toutes-rondes'] as const)('%s: it decides, and stands beside the names', (format) => {
    const standings = of(format, level);
    expect(rankFigures(standings)).toEqual(['points', 'wins', 'opponents', 'spread']);
    expect(standings.rows.map((row) => [row.player, rankFigure(row, 'spread')])).toEqual([
      ['C', 100],
      ['A', 90],
      ['B', -90],
      ['D', -100],
    ]);
  });

  test('a win without an opponent has its spread as in Formule Classique, once scores count', () => {
    const standings = of('suisse', { players: 'A:9 B:8 C:7', rounds: ['A-B 400-380, C exempt'] });
    expect(standings.rows.map((row) => [row.player, rankFigure(row, 'spread')])).toEqual([
      ['C', 50],
      ['A', 20],
      ['B', -20],
    ]);
  });

  test('none where the results have no scores, nor in the wargame', () => {
    expect(rankFigures(of('suisse', { players: 'A:9 B:8 C:7', rounds: ['A-B forfeit B, C exempt'] }))).toEqual([
      'points',
      'wins',
      'opponents',
    ]);
    expect(rankFigures(of('art-de-la-guerre', { players: 'A:9 B:8', rounds: ['A-B forfeit B'] }))).toEqual([
      'points',
      'opponents',
    ]);
  });
});
