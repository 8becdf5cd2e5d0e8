import type { BestOf, LooseMatch } from './loose.ts';
import type { FileRefusal } from './problems.ts';

/**
 * As many games as the match needs: one, or until somebody has won two (or three of five), or all of them. A forfeit
 * leaves at least one game unplayed; a decision may come after any number of them. The same rule as the engine's for
 * a result that is typed.
 */
export function gamesPossible(
  { games, keys }: LooseMatch,
  path: string,
  { bestOf, carried }: { readonly bestOf: BestOf | undefined; readonly carried?: readonly [number, number] },
): readonly FileRefusal[] {
  if (games === undefined || bestOf === undefined) return [];
  const before = carried && !keys.has('awarded') ? [carried] : [];
  const at = `${path}.games`;
  const forfeit = keys.has('forfeit');
  const most = (forfeit ? bestOf - 1 : bestOf) - before.length;
  if (games.length > most) return [{ code: 'too-many-games', path: at, found: games.length, most, bestOf }];
  const over = settled([...before, ...games], bestOf).slice(before.length);
  const early = over.findIndex((done, i) => done && i < games.length - 1);
  if (early >= 0) return [{ code: 'game-after-the-end', path: `${at}[${early + 1}]`, game: early + 2 }];
  const ended = over.at(-1) ?? false;
  if (forfeit && ended) return [{ code: 'forfeit-after-the-end', path: `${path}.forfeit` }];
  if (forfeit || keys.has('awarded') || games.some((game) => game === undefined)) return [];
  return ended || games.length === most ? [] : [{ code: 'match-unfinished', path: at, found: games.length, bestOf }];
}

/** After each game, whether somebody has all the wins that the match needs. */
function settled(games: NonNullable<LooseMatch['games']>, bestOf: BestOf): readonly boolean[] {
  const won = [0, 0];
  return games.map((game) => {
    if (game && game[0] !== game[1]) {
      const seat = game[0] > game[1] ? 0 : 1;
      won[seat] = (won[seat] ?? 0) + 1;
    }
    return Math.max(...won) >= (bestOf + 1) / 2;
  });
}
