// A million Elo games.
import EloRating from 'elo-rating';
import { adgElo, playElo } from '../packages/engine/src/rating/elo.ts';
import { median, once, shown } from './median.ts';
import type { Row } from './table.ts';

const games = 1_000_000;
const players = 5000;

export function elo(): readonly Row[] {
  const first = Int32Array.from({ length: games }, (_, i) => (i * 7919) % players);
  const second = Int32Array.from({ length: games }, (_, i) => ((i * 104_729) % (players - 1)) + 1);
  const score = Float64Array.from({ length: games }, (_, i) => (i % 3) / 2);
  const ours = median(() => playElo(adgElo, new Float64Array(players).fill(adgElo.start), { first, second, score }));
  const peer = once(() => {
    const ratings = new Float64Array(players).fill(1000);
    for (let i = 0; i < games; i++) {
      const [a, b] = [first[i] as number, second[i] as number];
      const after = EloRating.calculate(ratings[a] as number, ratings[b] as number, (score[i] as number) === 1, 100);
      ratings[a] = after.playerRating;
      ratings[b] = after.opponentRating;
    }
  });
  return [{ what: '1,000,000 Elo games', ours, beside: `elo-rating ${shown(peer)} (whole numbers, no draws)` }];
}
