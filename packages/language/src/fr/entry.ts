import { type Match, never, outcome, type PlayerId, type Settings, type TableRef, type Waiting } from '@ronde/engine';
import { type Margins, margins } from '../margins.ts';
import type { Names } from '../names.ts';
import { score, signed } from '../numbers.ts';
import { counted } from '../plural.ts';
import type { Echo } from '../words.ts';
import { de } from './elision.ts';
import { nouns } from './nouns.ts';

const pm = (points: number): string => `${points} PM`;

/** What a result means, in words, while it is typed and after. */
export function echo(match: Match, settings: Settings, bestOf: 1 | 3, names: Names): Echo | null {
  const sums = margins(match, settings, bestOf, outcome(match, settings, bestOf));
  if (!sums) return null;
  if (sums.players.length === 1)
    return { said: 'Exemption cette ronde.', points: `${pm(sums.first.pm)}, ${signed(sums.first.pdep)}` };
  const { result } = match;
  switch (result?.kind) {
    case 'games':
      return played(sums, bestOf, names);
    case 'forfeit':
      return forfeit(sums, result.by, names);
    case 'awarded':
      return { said: `Match donné à ${names.short(result.to)} par l’arbitrage.`, points: `${both(sums, names)}.` };
    case undefined:
      return null;
    default:
      return never(result);
  }
}

/** `first` is the winner, or who starts when nobody wins. */
function played(sums: Margins, bestOf: 1 | 3, names: Names): Echo {
  const { first, second } = sums;
  if (!sums.won) {
    const spread = first.pdep === 0 ? '' : `, ${signed(first.pdep)} pour ${names.short(first.player)}`;
    return { said: 'Match nul.', points: `${pm(first.pm)} chacun${spread}.` };
  }
  const how = bestOf === 1 ? ` ${byPoints(sums.raw)}` : `, ${sums.games[0]} manches à ${sums.games[1]}`;
  const capped = sums.capped ? ` (écart ${Math.abs(sums.raw)}, plafonné)` : '';
  return {
    said: `Victoire ${de(names.short(first.player))}${how}.`,
    points: `${pm(first.pm)}, ${signed(first.pdep)}${capped} contre ${pm(second.pm)}, ${signed(second.pdep)}`,
  };
}

const byPoints = (margin: number): string => (margin === 1 ? 'd’un point' : `de ${counted('fr', margin, nouns.point)}`);

function forfeit(sums: Margins, by: PlayerId | 'both', names: Names): Echo {
  if (by === 'both') return { said: 'Personne à la table.', points: `${pm(0)} chacun.` };
  const games = sums.games[0] + sums.games[1] + sums.games[2];
  const kept =
    games === 0
      ? 'Aucune partie jouée.'
      : games === 1
        ? 'La partie jouée compte.'
        : `Les ${games} parties jouées comptent.`;
  return { said: `Forfait ${de(names.short(by))}.`, points: `${both(sums, names)}. ${kept}` };
}

function both({ first, second }: Margins, names: Names): string {
  return [first, second].map((s) => `${names.short(s.player)} ${pm(s.pm)}, ${signed(s.pdep)}`).join(' ; ');
}

/** Asked before an unlikely score is saved. */
export function secondLook(game: readonly [number, number]): string {
  return `${score(game)} : est-ce bien cela ? Entrée pour confirmer, Échap pour corriger.`;
}

export function missingScore(player: PlayerId, names: Names): string {
  return `Il manque le score ${de(names.short(player))}.`;
}

/** Which tables have no result yet. */
export function missing(refs: readonly TableRef[], tables: number): string {
  const n = refs.length;
  if (n === 0) return `${counted('fr', tables, nouns.table)} sur ${tables}`;
  return `Il manque ${counted('fr', n, nouns.table)} sur ${tables} : ${refs.map((ref) => ref.table).join(', ')}`;
}

/** The next act of the day. */
export function nextAct(waiting: Waiting): string {
  switch (waiting.kind) {
    case 'registration':
      return 'Apparier la ronde 1';
    case 'draw':
      return `Apparier la ronde ${waiting.round}`;
    case 'publish':
      return `Publier la ronde ${waiting.round}`;
    case 'results':
    case 'close-round':
      return `Clore la ronde ${waiting.round}`;
    case 'close':
      return 'Clore le tournoi';
    case 'closed':
      return 'Rouvrir le tournoi';
    default:
      return never(waiting);
  }
}
