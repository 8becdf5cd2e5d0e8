import { type FilePlayer, parseFile, type TournamentFile } from '@ronde/contract';
import { type SentStandings, sentStandings } from '@ronde/contract/http/standing-lines';
import { decide, type MatchResult, standingsAfter } from '@ronde/engine';

type FileMatch = FileSheet['matches'][number];
type FileFinal = NonNullable<TournamentFile['final']>;

/** How a match ended, in the words of the tournament file. */
export type Written = Pick<FileMatch, 'games' | 'forfeit' | 'awarded' | 'winner' | 'cohesion' | 'points' | 'article'>;

type FileSheet = NonNullable<TournamentFile['rounds']>[number];

interface Sheet {
  absent: string[];
  matches: FileMatch[];
  sanctions?: NonNullable<FileSheet['sanctions']>;
}

/** A tournament as somebody with a pencil keeps it: what was said at the tables and nothing that the server answered. */
export interface Paper {
  readonly head: Pick<TournamentFile, 'format' | 'settings'>;
  players: FilePlayer[];
  readonly rounds: Sheet[];
  trophies?: NonNullable<TournamentFile['trophies']>;
  final?: FileFinal;
}

function read({ head, players, rounds, trophies, final }: Paper) {
  const file: TournamentFile = {
    ronde: 1,
    name: 'Lyon',
    date: '2026-11-14',
    seed: 7,
    ...head,
    players,
    ...(rounds.length > 0 && { rounds }),
    ...(trophies && { trophies }),
    ...(final && { final }),
  };
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

/** What the engine makes of the paper after so many rounds, as it is sent. */
export function onPaper(paper: Paper, after: number, final = false): SentStandings {
  const { tournament, people } = read(paper);
  return sentStandings(standingsAfter(tournament, people, { after, final }));
}

/** Who the engine would seat against whom in the next round of the paper. */
export function nextOnPaper(paper: Paper): readonly (readonly string[])[] {
  const { tournament, people } = read(paper);
  const command = { kind: 'draw', round: paper.rounds.length + 1, without: [] } as const;
  const decided = decide(tournament, command, people);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  const drawn = decided.value.find((event) => event.kind === 'drawn');
  return drawn?.content.matches.map(({ players }) => players) ?? [];
}

/** Writes a result beside the two who sit there, in the order of their seats. */
export function note(paper: Paper, round: number, players: readonly string[], result: MatchResult): void {
  const matches = paper.rounds[round - 1]?.matches ?? [];
  const at = matches.findIndex((match) => players.every((id) => match.players.includes(id)));
  const { table, players: seats = [], counters } = matches[at] ?? {};
  if (at < 0) throw new Error(`Nobody wrote ${players.join(' – ')} down`);
  const kept = { ...(table !== undefined && { table }), players: seats, ...(counters && { counters }) };
  matches[at] = { ...kept, ...written(result) };
}

export function written(result: MatchResult): Written {
  if (result.kind === 'forfeit') return { forfeit: result.by, ...(result.games.length > 0 && { games: result.games }) };
  if (result.kind === 'awarded') return { awarded: result.to };
  const { kind: _, ...rest } = result;
  return rest;
}

interface Sum {
  readonly pm: number;
  readonly pdep: number;
}

/** PM and Pdep added up by hand, game after game (Formule Classique, points). */
export function addedUp({ players, rounds }: Paper): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>(players.map(({ id }) => [id, { pm: 0, pdep: 0 }]));
  const add = (player: string | undefined, pm: number, pdep: number): void => {
    const sum = sums.get(player ?? '');
    if (player !== undefined && sum) sums.set(player, { pm: sum.pm + pm, pdep: sum.pdep + pdep });
  };
  for (const { players: seats, forfeit, games } of rounds.flatMap(({ matches }) => matches)) {
    const [a, b] = seats;
    if (b === undefined) add(a, 3, 50);
    else if (forfeit !== undefined) for (const id of seats) add(id, id === forfeit ? 0 : 3, id === forfeit ? -50 : 50);
    else {
      const [[x, y] = [0, 0]] = games ?? [];
      const margin = Math.max(-100, Math.min(100, x - y));
      add(a, x > y ? 3 : x === y ? 2 : 1, margin);
      add(b, x < y ? 3 : x === y ? 2 : 1, -margin);
    }
  }
  return sums;
}

/** Points of the wargame added up by hand (L'Art de la Guerre, score), maluses taken off. */
export function pointsAddedUp({ players, rounds }: Paper): ReadonlyMap<string, number> {
  const sums = new Map<string, number>(players.map(({ id }) => [id, 0]));
  const add = (player: string, points: number) => sums.set(player, (sums.get(player) ?? 0) + points);
  for (const { matches, sanctions = [] } of rounds) {
    for (const match of matches) for (const [i, id] of match.players.entries()) add(id, pointsOf(match, i, id));
    for (const { player, kind, points = 10 } of sanctions) if (kind === 'malus') add(player, -points);
  }
  return sums;
}

/** `at`: the seat. The absent has 10, since he plays a later round. */
function pointsOf({ players, forfeit, winner, cohesion, points }: FileMatch, at: number, player: string): number {
  if (players.length === 1) return 90;
  if (forfeit !== undefined) return forfeit === player ? 10 : 90;
  if (points) return points[at] ?? 0;
  const share = ({ lost, total }: { lost: number; total: number }) => Math.min(10, Math.floor((10 * lost) / total));
  const [own, other] = (cohesion ?? []).map(share);
  const [suffered = 0, inflicted = 0] = at === 0 ? [own, other] : [other, own];
  if (winner === null) return 40 + 2 * inflicted - suffered;
  return winner === player ? 100 - suffered : 10 + inflicted;
}
