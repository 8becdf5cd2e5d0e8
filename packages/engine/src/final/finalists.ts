import type { Standings } from '../standings/standing.ts';
import { takingPart } from '../tournament/find.ts';
import type { Final, PlayerId, Tournament } from '../tournament/state.ts';
import { finalOutcome } from './final-outcome.ts';

/**
 * Who plays the final.
 * - `known`: as many as it has places, in the order of the standings, then the others who could take part.
 * - `tied`: more players share its last place than it has seats for, and the director has not said how it is settled.
 * - `deciding`: it is settled by games, and this one comes next.
 */
type Finalists =
  | { readonly kind: 'known'; readonly players: readonly PlayerId[]; readonly others: readonly PlayerId[] }
  | { readonly kind: 'tied'; readonly place: number; readonly players: readonly PlayerId[]; readonly seats: number }
  | { readonly kind: 'deciding'; readonly players: readonly [PlayerId, PlayerId] };

/** One line of the standings, of whatever formula. */
interface Line {
  readonly player: PlayerId;
  readonly rank: number;
}

/**
 * The first two, or four, of the final standings, without those who have left or are excluded: the next one takes
 * their seat. `standings` are the final ones, those who share a place in initial order. Once the semi-finals (of two
 * players, the final) are set up, whoever sits in them plays it.
 */
export function finalists(tournament: Tournament, final: Final, standings: Standings): Finalists {
  const here = new Set(takingPart(tournament).map(({ id }) => id));
  const lines: readonly Line[] = standings.rows.filter(({ player }) => here.has(player));
  const seated = seatedIn(final);
  if (seated.size === final.players) return known(lines, seated, standings.rows);
  const tie = tieForTheLast(lines, final.players);
  if (!tie || final.lastPlace === 'initial-rank') {
    return known(lines, new Set(lines.slice(0, final.players).map(({ player }) => player)));
  }
  const games = final.lastPlace === 'game' || final.matches.some(({ stage }) => stage === 'tie');
  return games ? byGames(tournament, final, lines, tie) : { kind: 'tied', ...tie };
}

/** `ranked`: those among whom the seated are; who left after he was seated is one of them, and forfeits. */
function known(lines: readonly Line[], seated: ReadonlySet<PlayerId>, ranked: readonly Line[] = lines): Finalists {
  return {
    kind: 'known',
    players: ranked.map(({ player }) => player).filter((id) => seated.has(id)),
    others: lines.map(({ player }) => player).filter((id) => !seated.has(id)),
  };
}

/** Who sits in the first matches of the final. */
function seatedIn({ players, matches }: Final): ReadonlySet<PlayerId> {
  const first = players === 2 ? 'final' : 'semi';
  return new Set(matches.filter(({ stage }) => stage === first).flatMap((match) => match.players));
}

interface Tie {
  readonly place: number;
  readonly players: readonly PlayerId[];
  readonly seats: number;
}

/** Those who share the last place of the final, when there are more of them than seats. */
function tieForTheLast(lines: readonly Line[], places: number): Tie | null {
  const [last, next] = [lines[places - 1], lines[places]];
  if (!last || last.rank !== next?.rank) return null;
  const level = lines.filter(({ rank }) => rank === last.rank);
  const before = lines.findIndex(({ rank }) => rank === last.rank);
  return { place: last.rank, players: level.map(({ player }) => player), seats: places - before };
}

/**
 * One deciding game between the last two in initial order; with more tied than one too many, the winner stays and the
 * last two of those left play the next. A level game leaves the seat to the higher initial rank.
 */
function byGames(tournament: Tournament, final: Final, lines: readonly Line[], tie: Tie): Finalists {
  const left = [...tie.players];
  while (left.length > tie.seats) {
    const [upper = '', lower = ''] = left.slice(-2);
    const match = final.matches.find(
      ({ stage, players }) => stage === 'tie' && players.includes(upper) && players.includes(lower),
    );
    if (!match?.result) return { kind: 'deciding', players: [upper, lower] };
    const out = finalOutcome(tournament, match).winner === lower ? upper : lower;
    left.splice(left.indexOf(out), 1);
  }
  const before = lines.filter(({ rank }) => rank < tie.place).map(({ player }) => player);
  return known(lines, new Set([...before, ...left]));
}
