import { checkMatch, hasResult, type MatchFrame } from './check-match.ts';
import { foundOf } from './found.ts';
import type { LooseMatch } from './loose.ts';
import type { FileRefusal } from './problems.ts';

/**
 * What stands beside a result: that somebody has read it, what one of the two says, a second value. Each value could
 * have been the result; a doubt (`disputed`) may have none.
 */
export function checkSaid(match: LooseMatch, path: string, frame: MatchFrame): readonly FileRefusal[] {
  const { players, claimed, disputed, keys } = match;
  if (players.length === 1) return [];
  return [
    ...(keys.has('confirmed') ? result(match, path, 'confirmed') : []),
    ...(claimed ? [...result(claimed.match, path, 'claimed'), ...oneOfTwo(claimed.by, match, path)] : []),
    ...(claimed ? checkMatch(claimed.match, `${path}.claimed`, frame) : []),
    ...(disputed ? checkMatch(disputed.match, `${path}.disputed`, frame) : []),
  ];
}

/** A key that speaks of a result stands with one. */
function result(match: LooseMatch, path: string, key: string): readonly FileRefusal[] {
  return hasResult(match) ? [] : [{ code: 'without-result', path: `${path}.${key}`, key }];
}

function oneOfTwo(by: string | undefined, { players }: LooseMatch, path: string): readonly FileRefusal[] {
  const two = players.filter((id) => id !== undefined);
  if (by === undefined || two.length < 2 || two.includes(by)) return [];
  return [{ code: 'not-at-table', path: `${path}.claimed.by`, found: foundOf(by), players: two }];
}
