import { checkMatch, hasResult, type MatchFrame } from './check-match.ts';
import { formulaInFile } from './formula.ts';
import type { LenientFile, LenientMatch, LenientPlayer, LenientRound } from './lenient-file.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';

/** Everything that the rounds of a file can't hold, whatever its players and matches are. */
export function checkRounds(file: LenientFile): readonly FileRefusal[] {
  const players = new Map(
    file.players.flatMap((player) => (player.id === undefined ? [] : [[player.id, player] as const])),
  );
  // Of an unknown format nothing is asked.
  const winnerAlone = formulaInFile(file.format)?.results.includes('decided') ?? true;
  return [
    ...file.rounds.flatMap((round, i) => checkRound(round, i, players, winnerAlone)),
    ...completeInOrder(file.rounds),
    ...unknownPlayers(file.absent, (i) => `absent[${i}]`, players),
    ...unknownPlayers(file.trophies, (i) => `trophies[${i}].player`, players),
  ];
}

type Players = ReadonlyMap<string, LenientPlayer>;

function checkRound(round: LenientRound, at: number, players: Players, winnerAlone: boolean): readonly FileRefusal[] {
  const { bestOf } = round;
  const path = `rounds[${at}]`;
  return [
    ...onceEach(round, at, players),
    ...tablesOnce(round, at),
    ...round.matches.flatMap((match, i) => [
      ...checkMatch(match, `${path}.matches[${i}]`, { bestOf, winnerAlone }),
      ...checkSaid(match, `${path}.matches[${i}]`, { bestOf, winnerAlone }),
    ]),
    ...sanctions(round, path, players),
  ];
}

function unknownPlayers(
  ids: readonly (string | undefined)[],
  path: (i: number) => string,
  players: Players,
): readonly FileRefusal[] {
  return ids.flatMap((id, i): FileRefusal[] => (id === undefined || players.has(id) ? [] : [stranger(path(i), id)]));
}

const stranger = (path: string, id: string): FileRefusal => ({
  code: 'stranger',
  path,
  found: { kind: 'value', value: id },
});

/** Nobody twice in a round, no stranger, nobody at a table before they came or after they left. */
function onceEach(round: LenientRound, at: number, players: Players): readonly FileRefusal[] {
  const first = new Map<string, string>();
  const seats = [
    ...round.matches.flatMap((m, i) =>
      m.players.map((id, j) => ({ id, path: `rounds[${at}].matches[${i}].players[${j}]`, plays: true })),
    ),
    ...round.absent.map((id, i) => ({ id, path: `rounds[${at}].absent[${i}]`, plays: false })),
    ...round.gone.map((id, i) => ({ id, path: `rounds[${at}].gone[${i}]`, plays: false })),
  ];
  return seats.flatMap(({ id, path, plays }): FileRefusal[] => {
    if (id === undefined) return [];
    const player = players.get(id);
    if (!player) return [stranger(path, id)];
    const before = first.get(id);
    if (before !== undefined) return [{ code: 'twice-in-round', path, player: id, round: at + 1, first: before }];
    first.set(id, path);
    const { from, left } = player;
    const here = at + 1 >= from && (left === undefined || at + 1 <= left);
    return here || !plays
      ? []
      : [{ code: 'not-in-tournament', path, player: id, round: at + 1, from, left: left ?? null }];
  });
}

function tablesOnce(round: LenientRound, at: number): readonly FileRefusal[] {
  const first = new Map<number, string>();
  return round.matches.flatMap(({ table }, i): FileRefusal[] => {
    if (table === undefined) return [];
    const path = `rounds[${at}].matches[${i}]`;
    const before = first.get(table);
    if (before !== undefined)
      return [{ code: 'same-table', path: `${path}.table`, table, round: at + 1, first: before }];
    first.set(table, path);
    return [];
  });
}

/** Only the last round may be drawn and not, or partly, played; and one that was opened again, and says so. */
function completeInOrder(rounds: readonly LenientRound[]): readonly FileRefusal[] {
  return rounds.slice(0, -1).flatMap((round, i): FileRefusal[] => {
    const open = round.matches.findIndex((match) => !hasResult(match));
    return open < 0 || round.reopened
      ? []
      : [{ code: 'round-incomplete', path: `rounds[${i}].matches[${open}]`, round: i + 1, next: i + 2 }];
  });
}

/** Somebody of the list; points are those of a malus, or of a penalty. */
function sanctions(round: LenientRound, path: string, players: Players): readonly FileRefusal[] {
  return round.sanctions.flatMap(({ player, kind, keys }, i): FileRefusal[] => {
    const at = `${path}.sanctions[${i}]`;
    const unknown = player === undefined || players.has(player) ? [] : [stranger(`${at}.player`, player)];
    return kind !== 'malus' && kind !== 'penalty' && keys.has('points')
      ? [...unknown, { code: 'goes-with', path: `${at}.points`, key: 'points', other: 'malus' }]
      : unknown;
  });
}

/**
 * What stands beside a result: that somebody has read it, what one of the two says, a second value. Each value could
 * have been the result; a doubt (`disputed`) may have none.
 */
function checkSaid(match: LenientMatch, path: string, frame: MatchFrame): readonly FileRefusal[] {
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
function result(match: LenientMatch, path: string, key: string): readonly FileRefusal[] {
  return hasResult(match) ? [] : [{ code: 'without-result', path: `${path}.${key}`, key }];
}

function oneOfTwo(by: string | undefined, { players }: LenientMatch, path: string): readonly FileRefusal[] {
  const two = players.filter((id) => id !== undefined);
  if (by === undefined || two.length < 2 || two.includes(by)) return [];
  return [{ code: 'not-at-table', path: `${path}.claimed.by`, found: foundOf(by), players: two }];
}
