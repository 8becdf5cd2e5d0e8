import { ok, type Result, refused } from '@ronde/engine';
import type * as z from 'zod';
import { foundOf, pathText } from '../file/path.ts';
import type { FileRefusal } from '../file/problems.ts';
import type { sentGamesSchema } from '../http/federation/games.ts';

type SentGames = z.infer<typeof sentGamesSchema>;
type Game = SentGames['games'][number];

/**
 * A small event as the file of a tournament: each game in the first round in which both are free, so that places,
 * checks and the PL are worked out as of any other (classement international §1: CLAP and PAP are rated; others where
 * they are approved). Refused: a game against oneself or of somebody who is not listed, somebody listed twice.
 */
export function fileOfGames({ players, games, event, ...head }: SentGames): Result<object, readonly FileRefusal[]> {
  const faults = [...listedTwice(players), ...strangeGames(players, games)];
  if (faults.length > 0) return refused(faults);
  const { id, revision, name, date, endDate, approved = event !== 'other' } = head;
  const rounds = inRounds(games);
  return ok({
    ronde: 1,
    id,
    revision,
    closed: true,
    name,
    format: 'classique',
    date,
    ...(endDate !== undefined && { endDate }),
    seed: 1,
    settings: { rounds: rounds.length, rating: { approved } },
    players,
    rounds: rounds.map((own) => ({
      matches: own.map(({ players: both, scores }, i) => ({ table: i + 1, players: both, games: [scores] })),
    })),
  });
}

function listedTwice(players: SentGames['players']): readonly FileRefusal[] {
  const seen = new Set<string>();
  return players.flatMap(({ id }, i) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [wrong(['players', i, 'id'], id, 'unique')];
  });
}

function strangeGames(players: SentGames['players'], games: readonly Game[]): readonly FileRefusal[] {
  const listed = new Set(players.map(({ id }) => id));
  return games.flatMap(({ players: [first, second] }, i) => {
    if (first === second) return [wrong(['games', i, 'players', 1], second, 'opponent')];
    return [first, second].flatMap((id, at) =>
      listed.has(id) ? [] : [wrong(['games', i, 'players', at], id, 'player')],
    );
  });
}

type Meant = 'player' | 'opponent' | 'unique';

const wrong = (path: readonly (string | number)[], found: string, kind: Meant): FileRefusal => ({
  code: 'wrong-value',
  path: pathText(path),
  found: foundOf(found),
  expected: { kind },
});

function inRounds(games: readonly Game[]): readonly (readonly Game[])[] {
  const rounds: { readonly busy: Set<string>; readonly games: Game[] }[] = [];
  for (const game of games) {
    const free = rounds.find(({ busy }) => game.players.every((player) => !busy.has(player)));
    const round = free ?? { busy: new Set<string>(), games: [] };
    if (!free) rounds.push(round);
    round.games.push(game);
    for (const player of game.players) round.busy.add(player);
  }
  return rounds.map((round) => round.games);
}
