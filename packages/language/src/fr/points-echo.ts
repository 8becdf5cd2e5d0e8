import { isGranted, type Match, type MatchResult, never, type PlayerId, type Settings } from '@ronde/engine';
import { defaultScale, inSeatOrder, type Margins, seatsOf } from '../margins.ts';
import { namedPair, namedScore } from '../named-score.ts';
import type { Names } from '../names.ts';
import { counted, number, score, signed } from '../numbers.ts';
import type { Echo } from '../sentences.ts';
import {
  lossesOf,
  namedScores,
  type WargameSide,
  type WargameSides,
  wargameScore,
  wargameSides,
} from '../wargame-echo.ts';
import { de, nouns } from './nouns.ts';

const points = (n: number): string => counted('fr', n, nouns.point);

/** What a match of round robin or Swiss is worth. `sums`: of the games, where there are any. */
export function pointsOf(winner: PlayerId | null, settings: Settings, sums: Margins | null): string {
  const scale = settings.points ?? defaultScale;
  const spread = (own: number | undefined): string => (own === undefined ? '' : `, ${signed(own)}`);
  if (winner === null) return `${points(scale.draw)} chacun${sums?.first.pdep ? spread(sums.first.pdep) : ''}.`;
  return `${points(scale.win)}${spread(sums?.first.pdep)} contre ${points(scale.loss)}${spread(sums?.second.pdep)}`;
}

/** Nobody played: the win of who came, nothing for the other. */
export function pointsForfeit(by: PlayerId | 'both', stayed: PlayerId, settings: Settings, names: Names): Echo {
  if (by === 'both') return { said: 'Deux forfaits.', points: `${points(0)} chacun.` };
  const { win } = settings.points ?? defaultScale;
  return {
    said: `Forfait ${de(names.short(by))}.`,
    points: `${names.short(stayed)} ${points(win)} ; ${names.short(by)} ${points(0)}.`,
  };
}

export function pointsAwarded(to: PlayerId, settings: Settings, names: Names): Echo {
  return { said: `Match donné à ${names.short(to)} par l’arbitrage.`, points: `${pointsOf(to, settings, null)}.` };
}

/** Who won, and nothing else, or by the wargame’s scores. */
export function pointsDecided(
  match: Match,
  result: Extract<MatchResult, { kind: 'losses' | 'points' | 'decided' }>,
  settings: Settings,
  names: Names,
  own?: PlayerId,
): Echo {
  const said = result.winner === null ? 'Match nul.' : `Victoire ${de(names.short(result.winner))}.`;
  const worth = pointsOf(result.winner, settings, null);
  const scores = wargameScore(match, result);
  return { said, points: scores ? `${namedScores(match, scores, names, own)} : ${worth}` : worth };
}

/** A result of L’Art de la Guerre in words: who wins, then both scores and how they are made. */
export function wargameEcho(match: Match, result: MatchResult, names: Names, own?: PlayerId): Echo | null {
  switch (result.kind) {
    case 'losses':
    case 'points': {
      const sides = wargameSides(match, result);
      return sides && (sides.won ? won(match, result, sides, names, own) : drawn(match, result, sides, names, own));
    }
    case 'awarded':
      return { said: `Partie donnée à ${names.short(result.to)}.`, points: '90 – 0' };
    case 'forfeit':
      return forfeit(match, result, names);
    case 'decided':
      return { said: result.winner === null ? 'Nul.' : `Victoire ${de(names.short(result.winner))}.`, points: '' };
    case 'games':
      return null;
    default:
      return never(result);
  }
}

function won(match: Match, result: MatchResult, { first, second }: WargameSides, names: Names, own?: PlayerId): Echo {
  const winner = names.short(first.player);
  const loser = names.short(second.player);
  const rout = second.broken ? ` : l’armée ${de(loser)} est en déroute` : '';
  const points = first.parts
    ? `${winner} ${made(first)}, ${loser} ${made(second)}`
    : namedScores(match, wargameScore(match, result) ?? [0, 0], names, own);
  const said = isGranted(match, result) ? `Victoire sans déroute : ${winner}.` : `Victoire ${de(winner)}${rout}.`;
  return { said, points: followed(points, beyond(first, second)) };
}

/** « 96 : 100 − 4 » */
function made({ points, parts }: WargameSide): string {
  const [base, ...rest] = parts ?? [];
  if (base === undefined) return String(points);
  return `${points} : ${base.n}${rest.map(({ sign, n }) => ` ${sign} ${n}`).join('')}`;
}

const followed = (points: string, notes: readonly string[]): string =>
  notes.length === 0 ? points : `${points}. ${notes.join(' ')}`;

/** Losses above the total count as the total. */
function beyond(...sides: readonly WargameSide[]): readonly string[] {
  return sides.flatMap(({ over }) =>
    over ? [`Perte de ${number(over.lost)} sur ${over.total} : elle compte pour ${over.total}.`] : [],
  );
}

function drawn(match: Match, result: MatchResult, { first, second }: WargameSides, names: Names, own?: PlayerId): Echo {
  const scores = wargameScore(match, result) ?? [first.points, second.points];
  const broken = [first, second].filter((side) => side.broken);
  const rout =
    broken.length === 2
      ? ['Les deux armées sont en déroute.']
      : broken.map(
          ({ player }) => `L’armée ${de(names.short(player))} est en déroute : notez pourquoi la partie est nulle.`,
        );
  const notes = [...beyond(first, second), ...rout];
  if (own !== undefined) return { said: 'Nul\u00a0:', points: followed(namedScores(match, scores, names, own), notes) };
  const seats = seatsOf(match);
  return { said: 'Nul.', points: followed(score(seats ? inSeatOrder(seats, scores) : scores), notes) };
}

function forfeit({ players }: Match, { by }: Extract<MatchResult, { kind: 'forfeit' }>, names: Names): Echo {
  if (by === 'both') return { said: 'Deux forfaits.', points: '10 chacun, ou 0 à qui ne joue plus ensuite.' };
  const stayed = players.find((player) => player !== by) ?? by;
  return {
    said: `Forfait ${de(names.short(by))}.`,
    points: `${names.short(stayed)} 90. ${names.short(by)} 10, ou 0 sans partie ensuite.`,
  };
}

/** Asked before two typed scores of a decided game are kept; null where they add up, or nobody won. */
export function oddSum([a, b]: readonly [number, number]): string | null {
  return a + b === 110 ? null : `${a} + ${b} = ${a + b} ; une partie gagnée fait 110. Entrée pour garder.`;
}

/** « 87 (97 − 10, liste rendue en retard) »: the malus stands apart from the result. */
export function malus(points: number, off: number, reason?: string): string {
  return `${number(points - off)} (${points} − ${off}${reason ? `, ${reason}` : ''})`;
}

/** A result on a line of the log, in the order of the table: « 287 – 337 », « nul 41 – 50 », « forfait d’AUBIN ». */
export function resultText(result: MatchResult, match: Match | undefined, names: Names): string {
  const seats = match ? seatsOf(match) : null;
  const inOrder = (pair: readonly [number, number]): string => score(seats ? inSeatOrder(seats, pair) : pair);
  const played = 'games' in result && result.games.length > 0 ? result.games.map(inOrder).join(', ') : '';
  const also = played ? ` (${played})` : '';
  switch (result.kind) {
    case 'games':
      return played;
    case 'forfeit':
      return `${result.by === 'both' ? 'deux forfaits' : `forfait ${de(names.short(result.by))}`}${also}`;
    case 'awarded':
      return `partie donnée à ${names.short(result.to)}${also}`;
    case 'losses':
    case 'points': {
      const scores = match && wargameScore(match, result);
      const said = scores ? inOrder(scores) : '';
      const granted = match && isGranted(match, result) && said ? `${said}, victoire sans déroute` : said;
      return result.winner === null ? `nul ${said}`.trim() : granted || `victoire ${de(names.short(result.winner))}`;
    }
    case 'decided':
      return result.winner === null ? 'nul' : `victoire ${de(names.short(result.winner))}`;
    default:
      return never(result);
  }
}

/** The same with the two players, in the order in which their scores are typed: « RIVET 400 – BRICE 450 », « RIVET – BRICE, forfait de BRICE ». */
export function namedResult(result: MatchResult, match: Match | undefined, names: Names): string {
  const scores = namedScore(match, result, names);
  if (scores !== null && match) {
    if ('winner' in result && result.winner === null) return `${scores}, nul`;
    return isGranted(match, result) ? `${scores}, victoire sans déroute` : scores;
  }
  const said = resultText(result, match, names);
  const pair = namedPair(match, names);
  return pair === null ? said : `${pair}, ${said}`;
}

/** The same of a value that another one may contest: to the last figure typed, for two losses can give one score. */
export function typedText(result: MatchResult, match: Match | undefined, names: Names): string {
  const said = namedResult(result, match, names);
  if (result.kind !== 'losses') return said;
  const seats = match ? seatsOf(match) : null;
  return `${said} (${lossesOf(seats ? inSeatOrder(seats, result.cohesion) : result.cohesion)})`;
}
