import { gamesIn, type MatchResult } from '@ronde/engine';
import { inSeatOrder, type Seats } from '@ronde/language';
import { blank, type Typed, type TypedPair, whole, winnerByLosses, winnerByPoints } from './result-fields.ts';
import { type SlotSide, scoreText } from './slots.ts';

/** A saved result back in the fields, to be corrected; `base`: the blank strip of this table. */
export function typedOf(result: MatchResult | undefined, seats: Seats, base: Typed = blank()): Typed {
  if (!result) return base;
  switch (result.kind) {
    case 'games':
      return { ...base, mode: 'games', pairs: pairsOf(result, seats) };
    case 'forfeit': {
      const away = (side: SlotSide): boolean => result.by === 'both' || result.by === seats.players[side];
      return { ...base, pairs: pairsOf(result, seats), away: [away(0), away(1)] };
    }
    case 'awarded':
      return { ...base, pairs: pairsOf(result, seats), standing: result };
    case 'losses':
      return lossesTyped(result, seats);
    case 'points':
      return pointsTyped(result, seats, base);
    case 'decided':
      return { ...base, mode: 'games', granted: sideSaid(result.winner, seats) };
  }
}

function pairsOf(result: MatchResult, seats: Seats): Typed['pairs'] {
  return whole(gamesIn(result).map((game) => texts(inSeatOrder(seats, game))));
}

const texts = ([left, right]: readonly [number, number]): TypedPair => [
  scoreText(String(left)),
  scoreText(String(right)),
];

const sideSaid = (winner: string | null, { players }: Seats): SlotSide | 'draw' =>
  winner === null ? 'draw' : winner === players[0] ? 0 : 1;

type Of<K extends MatchResult['kind']> = Extract<MatchResult, { kind: K }>;

function lossesTyped({ cohesion, winner }: Of<'losses'>, seats: Seats): Typed {
  const [left, right] = inSeatOrder(seats, cohesion);
  const empty = blank('losses', texts([left.total, right.total]));
  const pairs = whole([texts([left.lost, right.lost])]);
  return { ...empty, pairs, granted: unlessSo(winner, winnerByLosses([left, right]), seats) };
}

function pointsTyped({ points, winner }: Of<'points'>, seats: Seats, { totals }: Typed): Typed {
  const typed = inSeatOrder(seats, points);
  const empty = blank('points', totals);
  const pairs = whole([texts(typed)]);
  return { ...empty, pairs, granted: unlessSo(winner, winnerByPoints(typed), seats) };
}

/** Null where the figures say the same by themselves. */
function unlessSo(winner: string | null, bySelf: SlotSide | null, seats: Seats): Typed['granted'] {
  const said = sideSaid(winner, seats);
  return said === (bySelf ?? 'draw') ? null : said;
}
