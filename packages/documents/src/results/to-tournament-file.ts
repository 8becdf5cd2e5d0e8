import type { FilePlayer, FileRound, TournamentFile } from '@ronde/contract';
import { type FormatId, formatOf, type Settings } from '@ronde/engine';
import { doubtOf } from './doubts.ts';
import type { Adjustment } from './faults.ts';
import type { ImportedMatch, ImportedPlayer, ImportedResult, ImportedTournament } from './imported-tournament.ts';
import { surnameFirstName } from './names.ts';

/** What is said of the tournament beside the file; it goes before what the file says. */
export interface ImportAs {
  readonly format: FormatId;
  readonly name: string;
  readonly date: string;
}

export interface ImportFile {
  readonly file: TournamentFile;
  readonly adjustments: readonly Adjustment[];
}

/** As a tournament file, which is then read as any other. Players keep the order in which they stand. */
export function toTournamentFile(
  { about, players, rounds, ...imported }: ImportedTournament,
  as: ImportAs,
): ImportFile {
  const { settings: keys } = formatOf(as.format);
  const names = players.map(({ name }) => surnameFirstName(name));
  const turned = names.filter((name, i) => name !== players[i]?.name).length;
  const { forfeitSpread } = imported;
  const length = longestMatch(rounds);
  const settings: Settings = {
    ...(keys.includes('rounds') && rounds.length > 0 && { rounds: rounds.length }),
    ...(keys.includes('bestOf') && length > 1 && { bestOf: 3 }),
    ...(keys.includes('forfeitSpread') && forfeitSpread !== undefined && { forfeitSpread }),
  };
  const unrated = players.filter(({ rating }) => rating === undefined).length;
  const isScrabble = rounds.some(({ matches }) =>
    matches.some(({ result }) => result?.kind === 'games' || result?.kind === 'match'),
  );
  const adjustments: readonly Adjustment[] = [
    ...imported.adjustments,
    ...(turned > 0 ? [{ code: 'names-turned', count: turned } as const] : []),
    ...(unrated > 0 ? [{ code: 'no-rating', count: unrated } as const] : []),
    ...rounds.flatMap(({ matches }, i) =>
      matches.flatMap(({ players: two, result }): readonly Adjustment[] => {
        const doubt = result ? doubtOf(result) : null;
        const [one = '', other = ''] = two.map((at) => names[at] ?? '');
        return doubt ? [{ code: 'doubtful', round: i + 1, one, other, doubt }] : [];
      }),
    ),
    ...(isScrabble && keys.includes('spreadCap') ? [{ code: 'spread-capped', most: 100 } as const] : []),
  ];
  const { event, endDate, place, theme } = about;
  const file: TournamentFile = {
    ronde: 1,
    name: as.name,
    ...(event !== undefined && { event }),
    format: as.format,
    date: as.date,
    ...(endDate !== undefined && endDate > as.date && { endDate }),
    ...(place !== undefined && { place }),
    ...(theme !== undefined && { theme }),
    ...(Object.keys(settings).length > 0 && { settings }),
    players: players.map((player, i) => playerOf(player, i, names[i] ?? player.name)),
    ...(rounds.length > 0 && {
      rounds: rounds.map(({ matches, absent, maluses = [] }, round): FileRound => {
        const away = absent.filter((i) => (players[i]?.left ?? round + 1) > round);
        return {
          ...(away.length > 0 && { absent: away.map(idOf) }),
          matches: matches.map(matchOf),
          ...(maluses.length > 0 && {
            sanctions: maluses.map(({ player, points }) => ({ player: idOf(player), kind: 'malus' as const, points })),
          }),
        };
      }),
    }),
  };
  return { file, adjustments };
}

/** Games of the longest match. */
const longestMatch = (rounds: ImportedTournament['rounds']): number =>
  Math.max(
    0,
    ...rounds.flatMap(({ matches }) =>
      matches.map(({ result }) => (result?.kind === 'match' ? result.games.length : 1)),
    ),
  );

const idOf = (player: number): string => `p${player + 1}`;

function playerOf({ rating, licence, club, army, spare, left }: ImportedPlayer, at: number, name: string): FilePlayer {
  return {
    id: idOf(at),
    name,
    ...(rating !== undefined && { rating }),
    ...(licence !== undefined && { licence }),
    ...(club !== undefined && { club }),
    ...(army && { army }),
    ...(spare && { spare }),
    order: at + 1,
    ...(left !== undefined && { left }),
  };
}

type FileMatchOf = FileRound['matches'][number];

function matchOf({ table, players, starts, result }: ImportedMatch): FileMatchOf {
  const ids = players.map(idOf);
  const first = starts === undefined ? undefined : ids[starts];
  return {
    ...(table !== undefined && { table }),
    players: ids,
    ...(first !== undefined && { starts: first }),
    ...(result && resultIn(result, ids)),
  };
}

function resultIn(result: ImportedResult, ids: readonly string[]): Partial<FileMatchOf> {
  const at = (side: 0 | 1): string => ids[side] ?? '';
  switch (result.kind) {
    case 'games':
      return { games: [[...result.score]] };
    case 'match':
      return { games: result.games.map((game) => [...game]) };
    case 'decided':
      return { winner: result.winner === null ? null : at(result.winner) };
    case 'points':
      return { winner: result.winner === null ? null : at(result.winner), points: [...result.points] };
    case 'losses': {
      const [one, other] = result.cohesion;
      return { winner: result.winner === null ? null : at(result.winner), cohesion: [{ ...one }, { ...other }] };
    }
    case 'forfeit':
      return { forfeit: result.by === 'both' ? 'both' : at(result.by) };
    case 'awarded':
      return { awarded: at(result.to), ...(result.score && { games: [[...result.score]] }) };
  }
}
