import type { AdgRating, PlRating } from '@ronde/engine';

/** The PL of a tournament as `--json` gives it. */
export function plJson({ system, category, pjMax, pjMin, players }: PlRating) {
  return {
    system,
    category,
    pjMax,
    pjMin,
    players: players.map(({ player, place, before, pe, b, pj, after }) => ({
      player,
      place,
      before,
      pe,
      b,
      pj,
      after,
    })),
  };
}

/** The Elo of a tournament as `--json` gives it; `after` in full precision. */
export function eloJson({ system, official, why, value, players }: AdgRating) {
  return {
    system,
    official,
    why,
    value,
    players: players.map(({ player, place, before, after, title, championship }) => ({
      player,
      place,
      before,
      after,
      title,
      championship,
    })),
  };
}
