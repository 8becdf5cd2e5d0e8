// Standings after 24 rounds, from results indexed by player number and whole.
import { formatOf } from '../packages/engine/src/index.ts';
import { scrabbleOrder } from '../packages/engine/src/standings/scrabble-order.ts';
import { scrabbleScoring } from '../packages/engine/src/standings/scrabble-scoring.ts';
import { tally } from '../packages/engine/src/standings/tally.ts';
import { started } from './field.ts';
import { median } from './median.ts';
import type { Row } from './table.ts';

export function standings(): readonly Row[] {
  return [1000, 10_000].flatMap((players): Row[] => {
    const t = started(players, 24);
    const sums = tally(t, t.ranking, 24, scrabbleScoring(t.settings));
    const places = t.ranking.map((_, place) => place);
    return [
      {
        what: `standings from indexed results, ${players} players`,
        ours: median(() => scrabbleOrder(sums, places, 'if-all-met')),
        beside: '',
      },
      {
        what: `indexing and adding up, ${players} players, 24 rounds`,
        ours: median(() => tally(t, t.ranking, 24, scrabbleScoring(t.settings))),
        beside: '',
      },
      {
        what: `whole, with every criterion and reason, ${players} players`,
        ours: median(() => formatOf('classique').standings(t, t.ranking, 24, false)),
        beside: '',
      },
    ];
  });
}
