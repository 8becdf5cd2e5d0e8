// Standings after 24 rounds, from results indexed by player number and whole.

import { scrabbleScoring } from '../packages/engine/src/criteria/scoring.ts';
import { scrabbleOrder } from '../packages/engine/src/criteria/scrabble-order.ts';
import { tally } from '../packages/engine/src/criteria/tally.ts';
import { type FormatId, formatOf, type Tournament } from '../packages/engine/src/index.ts';
import { neverSeen, oneResultLater, started } from './field.ts';
import { inCourse } from './formulas.ts';
import { median, medianOver } from './median.ts';
import type { Row } from './table.ts';

const indexing = (t: Tournament) => tally(t, t.ranking, 24, scrabbleScoring(t.settings));
const whole = (t: Tournament) => formatOf('classique').standings(t, t.ranking, 24, false);

export function standings(): readonly Row[] {
  return [1000, 10_000].flatMap((players): Row[] => {
    const t = started(players, 24);
    const sums = indexing(t);
    const places = t.ranking.map((_, place) => place);
    const rows = [
      [`standings from indexed results, ${players} players`, median(() => scrabbleOrder(sums, places, 'if-all-met'))],
      [`indexing and adding up 24 rounds never seen, ${players} players`, medianOver(() => neverSeen(t), indexing)],
      [`whole, with every reason, of a state never seen, ${players}`, medianOver(() => neverSeen(t), whole)],
      [`whole, with every reason, after one more result, ${players}`, medianOver(() => oneResultLater(t), whole)],
    ] as const;
    return rows.map(([what, ours]) => ({ what, ours, beside: '' }));
  });
}

const others: readonly FormatId[] = ['classique-belge', 'combinee', 'suisse', 'art-de-la-guerre'];

/** The other formulas; the round robin, whose fields are small, as large as it may be. */
export function otherStandings(): readonly Row[] {
  return [
    ...others.map((format) => otherRow(inCourse(1000, format, 9, false))),
    otherRow(inCourse(40, 'toutes-rondes', 39, false)),
  ];
}

function otherRow(t: Tournament): Row {
  const standings = (now: Tournament) => formatOf(t.format).standings(now, now.ranking, now.rounds.length, false);
  const what = `whole, ${t.format}, ${t.players.length} players, ${t.rounds.length} rounds`;
  return { what, ours: medianOver(() => neverSeen(t), standings), beside: '' };
}
