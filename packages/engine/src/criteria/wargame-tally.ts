import { remembered } from '../base/memo.ts';
import { matchOf } from '../tournament/find.ts';
import { ratingOf } from '../tournament/initial-ranking.ts';
import type { Match, Player, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { placesIn } from './places.ts';
import type { Tally } from './tally.ts';
import { type WargameScale, wargameScale, wargameScores, wargameWinner } from './wargame-score.ts';

/**
 * The results of a wargame tournament, added up by place in the initial ranking (from 0), spare players included.
 * `points` have the maluses taken off, those of `met` (games played or awarded) have not; `spread` is 0.
 */
export interface WargameTally extends Tally {
  /** The sum of the opponents' points, each once for every time he was drawn and the table has its result. */
  readonly opponents: readonly number[];
  /** Elo at the start. */
  readonly elo: readonly number[];
}

export function wargameTally(tournament: Tournament, ranking: readonly PlayerId[], until: Until): WargameTally {
  const place = placesIn(ranking);
  const credits = wargameCredits(tournament, until);
  const own = ranking.map((id): readonly Credit[] => credits.get(id) ?? []);
  const points = own.map((list) => list.reduce((sum, { points, malus }) => sum + points - malus, 0));
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const placeOf = (id: PlayerId): number => place.get(id) ?? -1;
  return {
    players: ranking,
    points,
    spread: ranking.map(() => 0),
    opponents: own.map((list) => opponentsTotal(list, (id) => points[placeOf(id)] ?? 0)),
    elo: ranking.map((id) => {
      const player = players.get(id);
      return player ? ratingOf(player, tournament) : 0;
    }),
    met: (seat) =>
      (own[seat] ?? []).flatMap(({ kind, opponent, round, points }) =>
        kind === 'game' && opponent !== null ? [{ opponent: placeOf(opponent), round, points }] : [],
      ),
    wins: own.map((list) => list.filter(({ won }) => won).length),
    freeWins: own.map((list) => roundsOf(list.filter(({ kind }) => kind === 'free'))),
  };
}

/** Every opponent who was drawn counts, whether he came or not; a table without result counts for nothing yet. */
function opponentsTotal(list: readonly Credit[], pointsOf: (id: PlayerId) => number): number {
  let total = 0;
  for (const { kind, opponent } of list) if (kind !== 'pending' && opponent !== null) total += pointsOf(opponent);
  return total;
}

const roundsOf = (list: readonly Credit[]): readonly number[] => list.map(({ round }) => round);

/** What a round brought to a player. */
export interface Credit {
  readonly round: number;
  /**
   * - `game`: played or awarded: counts as met.
   * - `free`: won without an opponent: he is exempt (`opponent` null), or the other did not come.
   * - `away`: known to be away (`opponent` null), or drawn and did not come.
   * - `pending`: drawn, no result yet.
   */
  readonly kind: 'game' | 'free' | 'away' | 'pending';
  readonly opponent: PlayerId | null;
  readonly won: boolean;
  /** Maluses apart. */
  readonly points: number;
  /** What the arbiter took off in this round: 0 or more. */
  readonly malus: number;
  /** The 10 of the absent while it is not settled that he goes on. */
  readonly provisional: boolean;
}

/** Until when the tournament is looked at. */
export interface Until {
  /** Rounds counted. */
  readonly after: number;
  /** The last round that is planned or asked for: until then an absent player may come back. */
  readonly last: number;
  /** Everything is settled as if no round were left. */
  readonly final: boolean;
}

/** Round by round, what each player has (rules: score). Rounds before a late entry and after leaving bring nothing. */
export function wargameCredits(tournament: Tournament, until: Until): ReadonlyMap<PlayerId, readonly Credit[]> {
  const { players, settings } = tournament;
  const scale = wargameScale(settings);
  const rounds = tournament.rounds.slice(0, until.after);
  const own = players.map((): Credit[] => []);
  // Round after round, not player after player: what lies together is read together.
  rounds.forEach((round, i) => {
    const tables = tablesOf(round, players);
    players.forEach((player, at) => {
      const credit = creditOf(player, round, i + 1, tables[at], scale);
      if (credit) own[at]?.push(credit);
    });
  });
  return new Map(
    players.map((player, at) => {
      const there = until.final ? false : stillThere(rounds, player, until.after);
      return [player.id, settled(own[at] ?? [], there, until, scale)];
    }),
  );
}

/** The match of each player, in the order of `players`. */
function tablesOf({ matches }: Round, players: readonly Player[]): readonly (Match | undefined)[] {
  const indexes = indexesOf(players);
  const tables: (Match | undefined)[] = new Array(players.length).fill(undefined);
  for (const match of matches) {
    for (const id of match.players) {
      const at = indexes.get(id);
      if (at !== undefined) tables[at] = match;
    }
  }
  return tables;
}

const indexesOf = remembered((players: readonly Player[]) => new Map(players.map(({ id }, at) => [id, at])));

/** Neither gone nor excluded in the rounds looked at. */
function stillThere(rounds: readonly Round[], { id, left }: Player, after: number): boolean {
  const excluded = rounds.some(({ sanctions }) => sanctions?.some((s) => s.kind === 'exclusion' && s.player === id));
  return !excluded && (left === undefined || left > after);
}

function creditOf(
  player: Player,
  round: Round,
  number: number,
  match: Match | undefined,
  scale: WargameScale,
): Credit | null {
  const counts = number >= player.from && (player.left === undefined || number <= player.left) && !player.spare;
  if (!match && !counts) return null;
  const malus = malusOf(round, player.id, scale);
  return { round: number, malus, provisional: false, ...broughtBy(match, player.id, scale) };
}

type Brought = Pick<Credit, 'kind' | 'opponent' | 'won' | 'points'>;

function broughtBy(match: Match | undefined, id: PlayerId, scale: WargameScale): Brought {
  const seat = match?.players[0] === id ? 0 : 1;
  const opponent = match?.players[1 - seat] ?? null;
  if (!match) return { kind: 'away', opponent, won: false, points: 0 };
  if (opponent === null) return { kind: 'free', opponent, won: true, points: scale.free };
  const { result } = match;
  if (!result) return { kind: 'pending', opponent, won: false, points: 0 };
  const points = wargameScores(match, result, scale)?.[seat];
  if (points !== undefined) return { kind: 'game', opponent, won: wargameWinner(result) === id, points };
  const came = result.kind === 'forfeit' && result.by === opponent;
  return { kind: came ? 'free' : 'away', opponent, won: came, points: came ? scale.free : 0 };
}

const none: NonNullable<Round['sanctions']> = [];

/** What maluses took off in a round: each is 10 unless the arbiter gave another number. */
export function malusOf({ sanctions = none }: Round, id: PlayerId, scale: WargameScale): number {
  if (sanctions.length === 0) return 0;
  return sanctions
    .filter((sanction) => sanction.kind === 'malus' && sanction.player === id)
    .reduce((sum, { points = scale.malus }) => sum + points, 0);
}

/**
 * The absent has 10 if he plays a later round (an exemption or a win by forfeit counts), else 0: 10 provisionally
 * while he is still there and a round is left to him.
 */
function settled(own: readonly Credit[], there: boolean, until: Until, scale: WargameScale): readonly Credit[] {
  if (own.every(({ kind }) => kind !== 'away')) return own;
  const lastPlayed = Math.max(0, ...own.filter(takesPart).map(({ round }) => round));
  const lastPending = Math.max(0, ...own.filter(({ kind }) => kind === 'pending').map(({ round }) => round));
  const open = !there ? 0 : until.last > until.after ? until.last : lastPending;
  return own.map((credit) => {
    if (credit.kind !== 'away' || credit.round >= Math.max(lastPlayed, open)) return credit;
    return { ...credit, points: scale.away, provisional: credit.round >= lastPlayed };
  });
}

const takesPart = ({ kind }: Credit): boolean => kind === 'game' || kind === 'free';

/** Whether a player really played a game: it counts for validity, value and number of players. */
export function hasPlayed(tournament: Tournament, id: PlayerId): boolean {
  return tournament.rounds.some((round) => {
    const result = matchOf(round, id)?.result;
    return result !== undefined && result.kind !== 'forfeit';
  });
}
