import type { Match, MatchResult, PlayerId, Settings } from '@ronde/engine';
import type { Margins } from '../margins.ts';
import { defaultScale } from '../margins.ts';
import type { Names } from '../names.ts';
import { signed } from '../numbers.ts';
import { counted } from '../plural.ts';
import { namedScores, wargameScore } from '../wargame-echo.ts';
import type { Echo } from '../words.ts';
import { nouns } from './nouns.ts';

const points = (n: number): string => counted('en', n, nouns.point);

/** What a match of round robin or Swiss is worth. `sums`: of the games, where there are any. */
export function pointsOf(winner: PlayerId | null, settings: Settings, sums: Margins | null): string {
  const scale = settings.points ?? defaultScale;
  const spread = (own: number | undefined): string => (own === undefined ? '' : `, ${signed(own)}`);
  if (winner === null) return `${points(scale.draw)} each${sums?.first.pdep ? spread(sums.first.pdep) : ''}.`;
  return `${points(scale.win)}${spread(sums?.first.pdep)} to ${points(scale.loss)}${spread(sums?.second.pdep)}`;
}

/** Nobody played: the win of who came, nothing for the other. */
export function pointsForfeit(by: PlayerId | 'both', stayed: PlayerId, settings: Settings, names: Names): Echo {
  if (by === 'both') return { said: 'Nobody at the table.', points: `${points(0)} each.` };
  const { win } = settings.points ?? defaultScale;
  return {
    said: `Forfeit by ${names.short(by)}.`,
    points: `${names.short(stayed)} ${points(win)}; ${names.short(by)} ${points(0)}.`,
  };
}

export function pointsAwarded(to: PlayerId, settings: Settings, names: Names): Echo {
  return { said: `Match awarded to ${names.short(to)} by the arbiters.`, points: `${pointsOf(to, settings, null)}.` };
}

/** Who won, and nothing else, or by the wargame’s scores. */
export function pointsDecided(
  match: Match,
  result: Extract<MatchResult, { kind: 'losses' | 'points' | 'decided' }>,
  settings: Settings,
  names: Names,
  own?: PlayerId,
): Echo {
  const said = result.winner === null ? 'Draw.' : `${names.short(result.winner)} wins.`;
  const worth = pointsOf(result.winner, settings, null);
  const scores = wargameScore(match, result);
  return { said, points: scores ? `${namedScores(match, scores, names, own)}: ${worth}` : worth };
}
