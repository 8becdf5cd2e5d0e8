import {
  type FormatId,
  type Match,
  type MatchResult,
  never,
  outcome,
  type PlayerId,
  type Settings,
  type TableRef,
  traitsOf,
  type Waiting,
} from '@ronde/engine';
import { type Margins, margins, type Side } from '../margins.ts';
import type { Names } from '../names.ts';
import { counted, list, score, signed } from '../numbers.ts';
import type { Echo } from '../sentences.ts';
import { exemptPoints, nouns } from './nouns.ts';
import { pointsAwarded, pointsDecided, pointsForfeit, pointsOf, wargameEcho } from './points-echo.ts';

const points = (pm: number): string => `${pm} MP`;

/** What a result means, in words, while it is typed and after. `format`: Formule Classique where it is not said. */
export function echo(
  match: Match,
  settings: Settings,
  bestOf: 1 | 3,
  names: Names,
  format: FormatId = 'classique',
  own?: PlayerId,
): Echo | null {
  if (match.players.length === 1)
    return {
      said: 'Bye this round.',
      points: exemptPoints(format, settings),
    };
  const { result } = match;
  if (!result) return null;
  const asked: Asked = { match, settings, bestOf, names, format, own };
  const { counts } = traitsOf(format);
  switch (counts) {
    case 'scores':
      return wargameEcho(match, result, names, own);
    case 'set-points':
      return byPoints(result, asked);
    case 'match-points':
      return byMatchPoints(result, asked);
    default:
      return never(counts);
  }
}

/** What a sentence is asked about. */
interface Asked {
  readonly match: Match;
  readonly settings: Settings;
  readonly bestOf: 1 | 3;
  readonly names: Names;
  readonly format: FormatId;
  readonly own: PlayerId | undefined;
}

function byMatchPoints(result: MatchResult, asked: Asked): Echo | null {
  const { match, settings, bestOf, names, format, own } = asked;
  if (!('games' in result)) return wargameEcho(match, result, names, own);
  const sums = margins(match, settings, bestOf, outcome(match, settings, bestOf));
  if (!sums) return null;
  // In Belgium Pdep are made of the two ratings: a margin would be a wrong figure.
  const side: Shown = ofRatings(format) ? ({ pm }) => points(pm) : withSpread;
  switch (result.kind) {
    case 'games':
      return played(sums, asked, side);
    case 'forfeit':
      return forfeit(sums, result.by, names, side);
    case 'awarded':
      return {
        said: `Match awarded to ${names.short(result.to)} by the arbiter.`,
        points: `${both(sums, names, side)}.`,
      };
    default:
      return never(result);
  }
}

function byPoints(result: MatchResult, asked: Asked): Echo | null {
  const { match, settings, bestOf, names, own } = asked;
  const stayed = match.players.find((player) => result.kind === 'forfeit' && player !== result.by);
  switch (result.kind) {
    case 'games': {
      const sums = margins(match, settings, bestOf, outcome(match, settings, bestOf));
      if (!sums) return null;
      const winner = sums.won ? sums.first.player : null;
      return { said: winnerOf(sums, bestOf, names), points: pointsOf(winner, settings, sums) };
    }
    case 'forfeit':
      return pointsForfeit(result.by, stayed ?? match.players[0], settings, names);
    case 'awarded':
      return pointsAwarded(result.to, settings, names);
    case 'losses':
    case 'points':
    case 'decided':
      return pointsDecided(match, result, settings, names, own);
    default:
      return never(result);
  }
}

/** What one side takes from a match. */
type Shown = (side: Side) => string;

const withSpread: Shown = ({ pm, pdep }) => `${points(pm)}, ${signed(pdep)}`;

/** `first` is the winner, or who starts when nobody wins. */
function played(sums: Margins, { bestOf, names, format }: Asked, side: Shown): Echo {
  const { first, second } = sums;
  const said = winnerOf(sums, bestOf, names);
  if (!sums.won) {
    const level = first.pdep === 0 || ofRatings(format);
    const spread = level ? '' : `, ${signed(first.pdep)} for ${names.short(first.player)}`;
    return { said, points: `${points(first.pm)} each${spread}.` };
  }
  const capped = sums.capped && !ofRatings(format) ? ` (spread ${Math.abs(sums.raw)}, capped)` : '';
  return { said, points: `${side(first)}${capped} to ${side(second)}` };
}

function winnerOf(sums: Margins, bestOf: 1 | 3, names: Names): string {
  if (!sums.won) return 'Draw.';
  const how = bestOf === 1 ? ` by ${margin(sums.raw)}` : `, ${sums.games[0]} games to ${sums.games[1]}`;
  return `${names.short(sums.first.player)} wins${how}.`;
}

const margin = (raw: number): string => (raw === 1 ? 'one point' : counted('en', raw, nouns.point));

function forfeit(sums: Margins, by: PlayerId | 'both', names: Names, side: Shown): Echo {
  if (by === 'both') return { said: 'Double forfeit.', points: `${points(0)} each.` };
  const games = sums.games[0] + sums.games[1] + sums.games[2];
  const kept =
    games === 0
      ? 'No game played.'
      : games === 1
        ? 'The game already played counts.'
        : `The ${games} games played count.`;
  return { said: `Forfeit by ${names.short(by)}.`, points: `${both(sums, names, side)}. ${kept}` };
}

function both({ first, second }: Margins, names: Names, side: Shown): string {
  return [first, second].map((own) => `${names.short(own.player)} ${side(own)}`).join('; ');
}

/** Asked before an unlikely score is saved. */
export function secondLook(game: readonly [number, number]): string {
  return `${score(game)}: is that right? Press Enter to confirm, Esc to correct.`;
}

export function missingScore(player: PlayerId, names: Names): string {
  return `The score of ${names.short(player)} is missing.`;
}

/** Which tables have no result yet. */
export function missing(refs: readonly TableRef[], tables: number): string {
  const n = refs.length;
  if (n === 0) return `${tables} of ${counted('en', tables, nouns.table)}`;
  const results = counted('en', tables, { one: 'result', other: 'results' });
  const places = list(
    'en',
    refs.map((ref) => String(ref.table)),
  );
  return `${n} of ${results} to come: ${n === 1 ? 'table' : 'tables'} ${places}`;
}

/** The next act of the day. */
export function nextAct(waiting: Waiting): string {
  switch (waiting.kind) {
    case 'registration':
      return 'Pair round 1';
    case 'draw':
      return `Pair round ${waiting.round}`;
    case 'publish':
      return `Publish round ${waiting.round}`;
    case 'results':
    case 'close-round':
      return `Close round ${waiting.round}`;
    case 'disputes':
      return waiting.disputed.length === 1 ? 'Settle the dispute' : 'Settle the disputes';
    case 'draw-final':
      return 'Set up the final';
    case 'final-results':
      return 'Enter the results of the final';
    case 'close':
      return 'Close the tournament';
    case 'closed':
      return 'Reopen the tournament';
    default:
      return never(waiting);
  }
}

const ofRatings = (format: FormatId): boolean => traitsOf(format).pdep === 'ratings';
