import { poolsBefore, traitsOf, wargameScale } from '@ronde/engine';
import type { FileNotice, FileState } from './problems.ts';
import type { FileFinal, FileMatch, FileRound } from './schema.ts';

type Played = FileMatch | NonNullable<FileFinal['matches']>[number];

/** What somebody should look at again in the results and the decisions of the arbiters. */
export function resultNotices({ file, tournament }: FileState): readonly FileNotice[] {
  const names = new Map(file.players.map(({ id, name }) => [id, name]));
  const { win } = wargameScale(tournament.settings);
  const rounds = file.rounds ?? [];
  const said = (match: Played, path: string): readonly FileNotice[] => [
    ...typedPoints(match, path, win, names),
    ...(match.awarded !== undefined && !explained(match)
      ? [{ code: 'no-reason', path: `${path}.awarded`, what: 'awarded' } as const]
      : []),
  ];
  return [
    ...mixed(rounds),
    ...rounds.flatMap((round, i) => [
      ...round.matches.flatMap((match, j) => said(match, `rounds[${i}].matches[${j}]`)),
      ...sanctions(round, i, names),
    ]),
    ...(file.final?.matches ?? []).flatMap((match, i) => said(match, `final.matches[${i}]`)),
  ];
}

type NameOf = ReadonlyMap<string, string>;

/** The winner has more than the other, and nobody more than a won game gives (L'Art de la Guerre, score). */
function typedPoints(
  { players, winner, points }: Played,
  path: string,
  most: number,
  names: NameOf,
): readonly FileNotice[] {
  if (!points) return [];
  const seat = winner === players[0] ? 0 : 1;
  const behind = typeof winner === 'string' && points[seat] <= points[seat === 0 ? 1 : 0];
  return [
    ...(behind
      ? [{ code: 'winner-behind', path: `${path}.points`, player: names.get(winner) ?? winner } as const]
      : []),
    ...points.flatMap((found, i): FileNotice[] =>
      found > most ? [{ code: 'points-above', path: `${path}.points[${i}]`, found, most }] : [],
    ),
  ];
}

/** Round robin and Swiss serve both games, not in one tournament: such results are rated by nothing. */
function mixed(rounds: readonly FileRound[]): readonly FileNotice[] {
  const matches = rounds.flatMap((round) => round.matches);
  const scrabble = matches.some(({ games }) => games !== undefined);
  const wargame = matches.some(({ cohesion, points }) => cohesion !== undefined || points !== undefined);
  return scrabble && wargame ? [{ code: 'mixed-results', path: 'rounds' }] : [];
}

function sanctions({ sanctions: list = [], matches }: FileRound, at: number, names: NameOf): readonly FileNotice[] {
  const waits = (player: string): boolean =>
    matches.some((match) => match.players.length === 2 && match.players.includes(player) && !hasResult(match));
  return list.flatMap((sanction, i): FileNotice[] => {
    const { player, kind } = sanction;
    const path = `rounds[${at}].sanctions[${i}]`;
    if ((kind === 'malus' || kind === 'penalty') && !explained(sanction))
      return [{ code: 'no-reason', path, what: kind }];
    if (kind !== 'exclusion' || !waits(player)) return [];
    return [{ code: 'excluded-open', path, player: names.get(player) ?? player, round: at + 1 }];
  });
}

/** By an article of the rules, or in words. */
const explained = ({ article, reason }: { readonly article?: string; readonly reason?: string }): boolean =>
  article !== undefined || reason !== undefined;

const hasResult = ({ games, forfeit, awarded, winner }: FileMatch): boolean =>
  [games, forfeit, awarded, winner].some((value) => value !== undefined);

type Pool = readonly (string | null)[];

/** Pools by hand can have been played: that the rule would have made others is said, and no more. */
export function poolNotices({ file, tournament, people }: FileState): readonly FileNotice[] {
  const drawn = file.settings?.drawn;
  if (drawn === undefined || traitsOf(tournament.format).circles !== 'pools') return [];
  const rule = poolsBefore(tournament, people);
  return rule.ok && samePools(rule.value, drawn) ? [] : [{ code: 'pools-otherwise', path: 'settings.drawn' }];
}

/** Whether the same players are together, whatever the order in a pool and of the pools; X may be left out. */
export function samePools(one: readonly Pool[], other: readonly Pool[]): boolean {
  return composition(one) === composition(other);
}

function composition(pools: readonly Pool[]): string {
  const players = pools.map((pool) => pool.filter((id) => id !== null).toSorted());
  return JSON.stringify(players.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)));
}
