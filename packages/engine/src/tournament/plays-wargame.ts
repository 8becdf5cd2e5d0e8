import { remembered } from '../base/remembered.ts';
import { gameOf, isWargame } from './formats.ts';
import type { Tournament } from './state.ts';

type Facts = Pick<Tournament, 'format'> & Partial<Pick<Tournament, 'rounds' | 'players' | 'theme'>>;

/**
 * Whether L'Art de la Guerre is what is played. Round robin and Swiss know both games (rules: other formulas) and no
 * setting says which: their results do, most of the newest round that has any; before the first one an army, or a
 * theme, which only events of the wargame have.
 */
export function playsWargame(tournament: Facts): boolean {
  return told(tournament).wargame;
}

const told = remembered((tournament: Facts) => ({ wargame: wargameIn(tournament) }));

function wargameIn({ format, rounds = [], players = [], theme }: Facts): boolean {
  if (gameOf(format) !== 'either') return isWargame(format);
  const counts = rounds.map(({ matches }) => {
    const kinds = matches.map(({ result }) => result?.kind);
    const games = kinds.filter((kind) => kind === 'games').length;
    return { games, wargame: kinds.filter((kind) => kind === 'losses' || kind === 'points').length };
  });
  const newest = counts.findLast(({ games, wargame }) => games + wargame > 0);
  if (newest) return newest.wargame > newest.games;
  return players.some(({ army }) => army !== undefined) || theme !== undefined;
}
