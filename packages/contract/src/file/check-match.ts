import { foundOf } from './found.ts';
import type { LooseMatch } from './loose.ts';
import type { FileRefusal } from './problems.ts';

/** Exempt tables have their result by themselves. */
export function hasResult(match: LooseMatch): boolean {
  return match.players.length === 1 || ['games', 'forfeit', 'awarded'].some((key) => match.keys.has(key));
}

/** What one match can't hold. `bestOf`: that of its round. */
export function checkMatch(match: LooseMatch, path: string, bestOf: 1 | 3): readonly FileRefusal[] {
  if (match.players.length === 1) return exempt(match, path);
  return [...atTable(match, path), ...together(match, path), ...gamesPossible(match, path, bestOf)];
}

function exempt(match: LooseMatch, path: string): readonly FileRefusal[] {
  const given = ['games', 'forfeit', 'awarded', 'starts', 'reason', 'table'].filter((key) => match.keys.has(key));
  return given.map((key) => ({ code: 'result-of-exempt', path: `${path}.${key}`, key }));
}

/** Who starts, forfeits or gets the match is one of the two. */
function atTable(match: LooseMatch, path: string): readonly FileRefusal[] {
  const players = match.players.filter((id) => id !== undefined);
  if (players.length < 2) return [];
  const wrong = (key: 'starts' | 'forfeit' | 'awarded', allowed: readonly string[]): FileRefusal[] => {
    const id = match[key];
    if (id === undefined || allowed.includes(id)) return [];
    return [{ code: 'not-at-table', path: `${path}.${key}`, found: foundOf(id), players: allowed }];
  };
  return [...wrong('starts', players), ...wrong('forfeit', [...players, 'both']), ...wrong('awarded', players)];
}

function together(match: LooseMatch, path: string): readonly FileRefusal[] {
  const { keys } = match;
  const problems: FileRefusal[] = [];
  if (keys.has('forfeit') && keys.has('awarded')) {
    problems.push({ code: 'goes-without', path: `${path}.awarded`, key: 'awarded', other: 'forfeit' });
  }
  if (keys.has('reason') && !keys.has('awarded')) {
    problems.push({ code: 'goes-with', path: `${path}.reason`, key: 'reason', other: 'awarded' });
  }
  return problems;
}

/**
 * One game, or two won by the same player, or three. A forfeit leaves at least one game unplayed; a decision may
 * come after any number of them. The same rule as the engine's for a result that is typed.
 */
function gamesPossible({ games, keys }: LooseMatch, path: string, bestOf: 1 | 3): readonly FileRefusal[] {
  if (games === undefined) return [];
  const at = `${path}.games`;
  const cut = keys.has('forfeit') || keys.has('awarded');
  const most = keys.has('forfeit') ? bestOf - 1 : bestOf;
  if (games.length > most) return [{ code: 'too-many-games', path: at, found: games.length, most, bestOf }];
  const won = leads(games);
  const early = won.findIndex((lead, i) => Math.abs(lead) === 2 && i < games.length - 1);
  if (early >= 0) return [{ code: 'game-after-the-end', path: `${at}[${early + 1}]`, game: early + 2 }];
  if (keys.has('forfeit') && Math.abs(won.at(-1) ?? 0) === 2)
    return [{ code: 'forfeit-after-the-end', path: `${path}.forfeit` }];
  if (cut || games.some((game) => game === undefined)) return [];
  const over = bestOf === 1 ? games.length === 1 : games.length === 3 || Math.abs(won.at(-1) ?? 0) === 2;
  return over ? [] : [{ code: 'match-unfinished', path: at, found: games.length, bestOf }];
}

/** After each game, games won by the first player minus those won by the second. */
function leads(games: NonNullable<LooseMatch['games']>): readonly number[] {
  let lead = 0;
  return games.map((game) => {
    if (game) lead += Math.sign(game[0] - game[1]);
    return lead;
  });
}
