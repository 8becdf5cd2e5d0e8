import type { MatchResult, PlayerId } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { fromOtherSide } from '@ronde/engine/tournament/match-result';
import type { FileGame } from './file-game.ts';
import type { FoundPlayer } from './find-player.ts';
import { typedResult } from './typed-result.ts';

/**
 * What the other lines of a file say against one. `repeated`: the same game, told the same. `contradicts`: the same
 * game, told otherwise; neither line is taken. `plays-twice`: somebody of it is at another table of that round.
 * `too-early`: of a round that does not come next.
 */
export type AgainstLine =
  | { readonly code: 'repeated'; readonly above: number }
  | {
      readonly code: 'contradicts';
      readonly line: number;
      /** Both in the order in which this line names the two. */
      readonly here: MatchResult;
      readonly there: MatchResult;
    }
  | { readonly code: 'plays-twice'; readonly player: PlayerId; readonly above: number }
  | { readonly code: 'too-early'; readonly found: number; readonly next: number };

/** A line with whom it means; null: somebody is not known. */
export interface SeatedGame {
  readonly game: FileGame;
  readonly round: number;
  readonly players: readonly PlayerId[] | null;
}

export const playersOf = (found: readonly FoundPlayer[]): readonly PlayerId[] | null =>
  found.every((one) => one.code === 'found') ? found.map((one) => one.player) : null;

/** `drawn`: how many rounds there are here. */
export function againstLines(games: readonly SeatedGame[], drawn: number): ReadonlyMap<FileGame, AgainstLine> {
  const against = new Map<FileGame, AgainstLine>();
  const next = lastInTurn(games, drawn) + 1;
  const seen = new Map<string, SeatedGame>();
  const seated = new Map<string, SeatedGame>();
  for (const one of games) {
    const { game, round, players } = one;
    if (round > drawn && round >= next) against.set(game, { code: 'too-early', found: round, next });
    if (!players) continue;
    const key = `${round} ${players.toSorted().join(' ')}`;
    const before = seen.get(key);
    if (before) {
      for (const [line, why] of toldTwice(before, one)) against.set(line, why);
      // The one with a result stands for both.
      if (!before.game.result) seen.set(key, one);
      continue;
    }
    seen.set(key, one);
    if (round <= drawn) continue;
    const again = players.find((player) => seated.has(`${round} ${player}`));
    const above = again === undefined ? undefined : seated.get(`${round} ${again}`);
    if (again !== undefined && above && !against.has(game))
      against.set(game, { code: 'plays-twice', player: again, above: above.game.line });
    for (const player of players) seated.set(`${round} ${player}`, one);
  }
  return against;
}

/** The last round that this file and the tournament have without a gap. */
function lastInTurn(games: readonly SeatedGame[], drawn: number): number {
  const rounds = new Set(games.map(({ round }) => round));
  let last = drawn;
  while (rounds.has(last + 1)) last++;
  return last;
}

/** One of them without a result says nothing against the other. */
function toldTwice(before: SeatedGame, now: SeatedGame): readonly (readonly [FileGame, AgainstLine])[] {
  const [there, here] = [resultOf(before), resultOf(now)];
  const turn = (result: MatchResult): MatchResult =>
    before.players?.[0] === now.players?.[0] ? result : fromOtherSide(result);
  if (there && here && !sameValue(turn(there), here))
    return [
      [now.game, { code: 'contradicts', line: before.game.line, here, there: turn(there) }],
      [before.game, { code: 'contradicts', line: now.game.line, here: there, there: turn(here) }],
    ];
  const [double, above] = there || !here ? [now.game, before.game] : [before.game, now.game];
  return [[double, { code: 'repeated', above: above.line }]];
}

function resultOf({ game: { result }, players }: SeatedGame): MatchResult | null {
  const [one, other] = players ?? [];
  return result && one !== undefined && other !== undefined ? typedResult(result, [one, other]) : null;
}
