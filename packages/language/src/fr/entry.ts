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
import { counted, score, signed } from '../numbers.ts';
import type { Echo } from '../sentences.ts';
import { de, exemptPoints, isTour, nouns, tables } from './nouns.ts';
import { pointsAwarded, pointsDecided, pointsForfeit, pointsOf, wargameEcho } from './points-echo.ts';
import { type RoundAndTable, roundAndTable, type TableNoun } from './round-and-table.ts';

const points = (pm: number): string => `${pm} PM`;

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
      said: isTour(format) ? 'Exemption pour ce tour.' : 'Exemption pour cette ronde.',
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
        said: `Match donné à ${names.short(result.to)} par l’arbitrage.`,
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
    const spread = level ? '' : `, ${signed(first.pdep)} pour ${names.short(first.player)}`;
    return { said, points: `${points(first.pm)} chacun${spread}.` };
  }
  const capped = sums.capped && !ofRatings(format) ? ` (écart ${Math.abs(sums.raw)}, plafonné)` : '';
  return { said, points: `${side(first)}${capped} contre ${side(second)}` };
}

function winnerOf(sums: Margins, bestOf: 1 | 3, names: Names): string {
  if (!sums.won) return 'Match nul.';
  const how = bestOf === 1 ? ` ${margin(sums.raw)}` : `, ${sums.games[0]} manches à ${sums.games[1]}`;
  return `Victoire ${de(names.short(sums.first.player))}${how}.`;
}

const margin = (raw: number): string => (raw === 1 ? 'd’un point' : `de ${counted('fr', raw, nouns.point)}`);

function forfeit(sums: Margins, by: PlayerId | 'both', names: Names, side: Shown): Echo {
  if (by === 'both') return { said: 'Deux forfaits.', points: `${points(0)} chacun.` };
  const games = sums.games[0] + sums.games[1] + sums.games[2];
  const kept =
    games === 0
      ? 'Aucune partie jouée.'
      : games === 1
        ? 'La partie jouée compte.'
        : `Les ${games} parties jouées comptent.`;
  return { said: `Forfait ${de(names.short(by))}.`, points: `${both(sums, names, side)}. ${kept}` };
}

function both({ first, second }: Margins, names: Names, side: Shown): string {
  return [first, second].map((own) => `${names.short(own.player)} ${side(own)}`).join(' ; ');
}

/** Asked before an unlikely score is saved. */
export function secondLook(game: readonly [number, number]): string {
  return `${score(game)} : est-ce bien cela ? Entrée pour confirmer, Échap pour corriger.`;
}

export function missingScore(player: PlayerId, names: Names): string {
  return `Il manque le score ${de(names.short(player))}.`;
}

/** Which tables have no result yet. */
export function missing(refs: readonly TableRef[], of: number, noun: TableNoun = roundAndTable().table): string {
  const n = refs.length;
  if (n === 0) return `${counted('fr', of, noun)} sur ${of}`;
  return `Il manque ${counted('fr', n, nouns.result)} sur ${of} : ${tables(refs, noun)}`;
}

/** The next act of the day. */
export function nextAct(waiting: Waiting, noun: RoundAndTable = roundAndTable()): string {
  switch (waiting.kind) {
    case 'registration':
      return `Apparier ${noun.the} 1`;
    case 'draw':
      return `Apparier ${noun.the} ${waiting.round}`;
    case 'publish':
      return `Publier ${noun.the} ${waiting.round}`;
    case 'results':
    case 'close-round':
      return `Clore ${noun.the} ${waiting.round}`;
    case 'disputes':
      return waiting.disputed.length === 1 ? 'Régler le litige' : 'Régler les litiges';
    case 'draw-final':
      return 'Préparer la finale';
    case 'final-results':
      return 'Saisir la finale';
    case 'close':
      return 'Clore le tournoi';
    case 'closed':
      return 'Rouvrir le tournoi';
    default:
      return never(waiting);
  }
}

const ofRatings = (format: FormatId): boolean => traitsOf(format).pdep === 'ratings';
