import { isGranted, type Match, type MatchResult, never } from '@ronde/engine';
import { inSeatOrder, seatsOf } from '../margins.ts';
import { namedPair, namedScore } from '../named-score.ts';
import type { Names } from '../names.ts';
import { score } from '../numbers.ts';
import { lossesOf, wargameScore } from '../wargame-echo.ts';

/** A result on a line of the log, in the order of the table: “287 – 337”, “draw 41 – 50”, “forfeit by AUBIN”. */
export function resultWords(result: MatchResult, match: Match | undefined, names: Names): string {
  const seats = match ? seatsOf(match) : null;
  const inOrder = (pair: readonly [number, number]): string => score(seats ? inSeatOrder(seats, pair) : pair);
  const played = 'games' in result && result.games.length > 0 ? result.games.map(inOrder).join(', ') : '';
  const also = played ? ` (${played})` : '';
  switch (result.kind) {
    case 'games':
      return played;
    case 'forfeit':
      return `${result.by === 'both' ? 'both forfeit' : `forfeit by ${names.short(result.by)}`}${also}`;
    case 'awarded':
      return `match awarded to ${names.short(result.to)}${also}`;
    case 'losses':
    case 'points': {
      const scores = match && wargameScore(match, result);
      const said = scores ? inOrder(scores) : '';
      const granted = match && isGranted(match, result) && said ? `${said}, win granted` : said;
      return result.winner === null ? `draw ${said}`.trim() : granted || `win of ${names.short(result.winner)}`;
    }
    case 'decided':
      return result.winner === null ? 'draw' : `win of ${names.short(result.winner)}`;
    default:
      return never(result);
  }
}

/** The same with the two players, in the order in which their scores are typed: “RIVET 400 – BRICE 450”, “RIVET – BRICE, forfeit by BRICE”. */
export function namedResult(result: MatchResult, match: Match | undefined, names: Names): string {
  const scores = namedScore(match, result, names);
  if (scores !== null && match) {
    if ('winner' in result && result.winner === null) return `${scores}, draw`;
    return isGranted(match, result) ? `${scores}, win granted` : scores;
  }
  const said = resultWords(result, match, names);
  const pair = namedPair(match, names);
  return pair === null ? said : `${pair}, ${said}`;
}

/** The same of a value that another one may contest: to the last figure typed, for two losses can give one score. */
export function typedWords(result: MatchResult, match: Match | undefined, names: Names): string {
  const said = namedResult(result, match, names);
  if (result.kind !== 'losses') return said;
  const seats = match ? seatsOf(match) : null;
  return `${said} (${lossesOf(seats ? inSeatOrder(seats, result.cohesion) : result.cohesion)})`;
}
