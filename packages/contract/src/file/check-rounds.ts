import { checkMatch, hasResult, type MatchFrame } from './check-match.ts';
import { formulaInFile } from './formula.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import type { FileMatch, FilePlayer, FileRound, FileTable, TournamentFile } from './schema.ts';

/** Everything that the rounds of a file can't hold, whatever its players and matches are. */
export function checkRounds(file: TournamentFile): readonly FileRefusal[] {
  const { settings, rounds = [], absent = [], trophies = [] } = file;
  const players = new Map(file.players.map((player) => [player.id, player]));
  const winnerAlone = formulaInFile(file.format).results.includes('decided');
  return [
    ...rounds.flatMap((round, i) => {
      const { bestOf = settings?.bestOf ?? 1 } = round;
      return checkRound(round, i, players, { bestOf, winnerAlone });
    }),
    ...completeInOrder(rounds),
    ...unknownPlayers(absent, (i) => `absent[${i}]`, players),
    ...unknownPlayers(
      trophies.map(({ player }) => player),
      (i) => `trophies[${i}].player`,
      players,
    ),
  ];
}

type Players = ReadonlyMap<string, FilePlayer>;

function checkRound(round: FileRound, at: number, players: Players, frame: MatchFrame): readonly FileRefusal[] {
  const path = `rounds[${at}]`;
  return [
    ...onceEach(round, at, players),
    ...tablesOnce(round, at),
    ...round.matches.flatMap((match, i) => {
      const own = `${path}.matches[${i}]`;
      const found = [...checkMatch(match, own, frame), ...checkSaid(match, own, frame)];
      return ofThePlayers(found, match, players);
    }),
    ...sanctions(round, path, players),
  ];
}

/** Who starts or wins among unknown players is unknown too: that is told once. */
export const ofThePlayers = (
  found: readonly FileRefusal[],
  match: Pick<FileTable, 'players'>,
  known: { has(id: string): boolean },
): readonly FileRefusal[] =>
  match.players.every((id) => known.has(id)) ? found : found.filter(({ code }) => code !== 'not-at-table');

function unknownPlayers(ids: readonly string[], path: (i: number) => string, players: Players): readonly FileRefusal[] {
  return ids.flatMap((id, i): FileRefusal[] => (players.has(id) ? [] : [stranger(path(i), id)]));
}

const stranger = (path: string, id: string): FileRefusal => ({
  code: 'stranger',
  path,
  found: { kind: 'value', value: id },
});

/** Nobody twice in a round, no stranger, nobody at a table before they came or after they left. */
function onceEach(round: FileRound, at: number, players: Players): readonly FileRefusal[] {
  const first = new Map<string, string>();
  const seats = [
    ...round.matches.flatMap((m, i) =>
      m.players.map((id, j) => ({ id, path: `rounds[${at}].matches[${i}].players[${j}]`, plays: true })),
    ),
    ...(round.absent ?? []).map((id, i) => ({ id, path: `rounds[${at}].absent[${i}]`, plays: false })),
    ...(round.gone ?? []).map((id, i) => ({ id, path: `rounds[${at}].gone[${i}]`, plays: false })),
  ];
  return seats.flatMap(({ id, path, plays }): FileRefusal[] => {
    const player = players.get(id);
    if (!player) return [stranger(path, id)];
    const before = first.get(id);
    if (before !== undefined) return [{ code: 'twice-in-round', path, player: id, round: at + 1, first: before }];
    first.set(id, path);
    const { from = 1, left } = player;
    const here = at + 1 >= from && (left === undefined || at + 1 <= left);
    return here || !plays
      ? []
      : [{ code: 'not-in-tournament', path, player: id, round: at + 1, from, left: left ?? null }];
  });
}

function tablesOnce(round: FileRound, at: number): readonly FileRefusal[] {
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
function completeInOrder(rounds: readonly FileRound[]): readonly FileRefusal[] {
  return rounds.slice(0, -1).flatMap((round, i): FileRefusal[] => {
    const open = round.matches.findIndex((match) => !hasResult(match));
    return open < 0 || round.reopened
      ? []
      : [{ code: 'round-incomplete', path: `rounds[${i}].matches[${open}]`, round: i + 1, next: i + 2 }];
  });
}

/** Somebody of the list; points are those of a malus, or of a penalty. */
function sanctions(round: FileRound, path: string, players: Players): readonly FileRefusal[] {
  return (round.sanctions ?? []).flatMap(({ player, kind, points }, i): FileRefusal[] => {
    const at = `${path}.sanctions[${i}]`;
    const unknown = players.has(player) ? [] : [stranger(`${at}.player`, player)];
    return kind !== 'malus' && kind !== 'penalty' && points !== undefined
      ? [...unknown, { code: 'goes-with', path: `${at}.points`, key: 'points', other: 'malus' }]
      : unknown;
  });
}

/**
 * What stands beside a result: that somebody has read it, what one of the two says, a second value. Each value could
 * have been the result; a doubt (`disputed`) may have none.
 */
function checkSaid(match: FileMatch, path: string, frame: MatchFrame): readonly FileRefusal[] {
  const { players, claimed, disputed } = match;
  if (players.length === 1) return [];
  return [
    ...(match.confirmed ? result(match, path, 'confirmed') : []),
    ...(claimed ? [...result({ ...claimed, players }, path, 'claimed'), ...oneOfTwo(claimed.by, match, path)] : []),
    ...(claimed ? checkMatch({ ...claimed, players }, `${path}.claimed`, frame) : []),
    ...(disputed ? checkMatch({ ...disputed, players }, `${path}.disputed`, frame) : []),
  ];
}

/** A key that speaks of a result stands with one. */
function result(match: FileTable, path: string, key: string): readonly FileRefusal[] {
  return hasResult(match) ? [] : [{ code: 'without-result', path: `${path}.${key}`, key }];
}

function oneOfTwo(by: string, { players }: FileMatch, path: string): readonly FileRefusal[] {
  if (players.includes(by)) return [];
  return [{ code: 'not-at-table', path: `${path}.claimed.by`, found: foundOf(by), players }];
}
