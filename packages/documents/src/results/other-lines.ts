import type { PlayerId } from '@ronde/engine';
import type { FileGame } from './file-game.ts';
import type { FoundPlayer } from './find-player.ts';
import type { ImportedResult, Side } from './imported-tournament.ts';

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
      /** As this line has them: both results are told in that order. */
      readonly players: Two<PlayerId>;
      readonly here: ImportedResult;
      readonly there: ImportedResult;
    }
  | { readonly code: 'plays-twice'; readonly player: PlayerId; readonly above: number }
  | { readonly code: 'too-early'; readonly found: number; readonly next: number };

type Two<T> = readonly [T, T];

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
  const [there, here] = [before.game.result, now.game.result];
  const [one, other] = now.players ?? [];
  if (there && here && one !== undefined && other !== undefined) {
    const same = before.players?.[0] === one;
    const turn = (result: ImportedResult): ImportedResult => (same ? result : fromOther(result));
    if (JSON.stringify(turn(there)) !== JSON.stringify(here)) {
      const at = (line: number, players: Two<PlayerId>, here: ImportedResult, there: ImportedResult): AgainstLine => ({
        code: 'contradicts',
        line,
        players,
        here,
        there,
      });
      return [
        [now.game, at(before.game.line, [one, other], here, turn(there))],
        [before.game, at(now.game.line, same ? [one, other] : [other, one], there, turn(here))],
      ];
    }
  }
  const [double, above] = there || !here ? [now.game, before.game] : [before.game, now.game];
  return [[double, { code: 'repeated', above: above.line }]];
}

const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** The same result told from the other side of the table. */
function fromOther(result: ImportedResult): ImportedResult {
  const turned = <T>([a, b]: readonly [T, T]): readonly [T, T] => [b, a];
  switch (result.kind) {
    case 'games':
      return { ...result, score: turned(result.score) };
    case 'match':
      return { ...result, games: result.games.map(turned) };
    case 'points':
      return {
        ...result,
        winner: result.winner === null ? null : otherOf(result.winner),
        points: turned(result.points),
      };
    case 'losses':
      return {
        ...result,
        winner: result.winner === null ? null : otherOf(result.winner),
        cohesion: turned(result.cohesion),
      };
    case 'decided':
      return { ...result, winner: result.winner === null ? null : otherOf(result.winner) };
    case 'forfeit':
      return { ...result, by: result.by === 'both' ? 'both' : otherOf(result.by) };
    case 'awarded':
      return { ...result, to: otherOf(result.to), score: result.score && turned(result.score) };
  }
}
