import { remembered } from '../base/memo.ts';
import { sameValue } from '../base/same-value.ts';
import { gameOf, isWargame } from './formats.ts';
import type { TableRef } from './refusals.ts';
import type { Match, Player, PlayerId, Round, Sanction, Shelf, Tournament } from './state.ts';

export function playerOf(tournament: Tournament, id: PlayerId): Player | undefined {
  return tournament.players.find((player) => player.id === id);
}

/** Those whom the arbiter excluded in one of the first `rounds` rounds. */
export function excluded(tournament: Tournament, rounds = tournament.rounds.length): ReadonlySet<PlayerId> {
  const sanctions = tournament.rounds.slice(0, rounds).flatMap((round) => round.sanctions ?? []);
  return new Set(sanctions.flatMap(({ kind, player }) => (kind === 'exclusion' ? [player] : [])));
}

/**
 * Whom a prize, a place on the podium, a diploma, a trophy, a bonus or championship points may go to, on every surface:
 * not those excluded, who keep their line and their place (rules: situations, "Excluded").
 */
export function honoured(tournament: Tournament): (player: PlayerId) => boolean {
  const out = excluded(tournament);
  return (player) => !out.has(player);
}

/** Whether everybody may know of a decision: it moves scores or standings. The others are between arbiter and players. */
export const isToldToAll = ({ kind }: Sanction): boolean => kind !== 'warning' && kind !== 'ruling';

/** Those who still take part: neither gone nor excluded. A spare player only fills a hole. */
export function takingPart(tournament: Tournament): readonly Player[] {
  const out = excluded(tournament);
  return tournament.players.filter((p) => p.left === undefined && !p.spare && !out.has(p.id));
}

/** Those whom a number of players counts: not a spare player, nor who went before the first round. */
export const countedPlayers = <P extends Pick<Player, 'spare' | 'left'>>(players: readonly P[]): readonly P[] =>
  players.filter(({ spare, left }) => !spare && left !== 0);

/** Rounds are counted from 1. */
export function roundOf(tournament: Tournament, round: number): Round | undefined {
  return tournament.rounds[round - 1];
}

/** The match of a player in a round. */
export function matchOf(round: Round, player: PlayerId): Match | undefined {
  return round.matches.find((match) => (match.players as readonly PlayerId[]).includes(player));
}

/** A match of two, as refusals name it; null for an exempt table. */
export function tableRef(round: number, match: Match): TableRef | null {
  const [first, second] = match.players;
  return second === undefined ? null : { round, table: match.table ?? 0, players: [first, second] };
}

/** The tables of a round that wait for a result, in table order. */
export function missingTables(tournament: Tournament, round: number): readonly TableRef[] {
  const matches = roundOf(tournament, round)?.matches ?? [];
  return inTableOrder(matches.filter((match) => !match.result).flatMap((match) => tableRef(round, match) ?? []));
}

/** The tables of a round that have a result, in table order. */
export function playedTables(tournament: Tournament, round: number): readonly TableRef[] {
  const matches = roundOf(tournament, round)?.matches ?? [];
  return inTableOrder(matches.filter((match) => match.result).flatMap((match) => tableRef(round, match) ?? []));
}

/** A round keeps the order of its draw, whatever numbers were given by hand. */
const inTableOrder = (tables: readonly TableRef[]): readonly TableRef[] =>
  [...tables].sort((a, b) => a.table - b.table);

/** Who has left since was there in a round; who had left before had no seat any more. */
export function stillThere(player: Player, round: number): Player {
  const { left, ...there } = player;
  return left !== undefined && left < round ? player : there;
}

type Facts = Pick<Tournament, 'format'> & Partial<Pick<Tournament, 'rounds' | 'players' | 'theme'>>;

/**
 * Whether L'Art de la Guerre is what is played. Round robin and Swiss know both games (rules: other formulas) and no
 * setting says which: their results do, most of the newest round that has any; before the first one an army, or a
 * theme, which only events of the wargame have.
 */
export function playsWargame(tournament: Facts): boolean {
  return told(tournament).wargame;
}

const told = remembered((tournament: Facts) => ({ wargame: wargameIn(tournament) }));

function wargameIn({ format, rounds = [], players = [], theme }: Facts): boolean {
  if (gameOf(format) !== 'either') return isWargame(format);
  const counts = rounds.map(({ matches }) => {
    const kinds = matches.map(({ result }) => result?.kind);
    const games = kinds.filter((kind) => kind === 'games').length;
    return { games, wargame: kinds.filter((kind) => kind === 'losses' || kind === 'points').length };
  });
  const newest = counts.findLast(({ games, wargame }) => games + wargame > 0);
  if (newest) return newest.wargame > newest.games;
  return players.some(({ army }) => army !== undefined) || theme !== undefined;
}

/** Closed rounds from the first on: the standings that can be read. */
export function closedRounds({ rounds }: Pick<Tournament, 'rounds'>): number {
  const open = rounds.findIndex(({ status }) => status !== 'closed');
  return open < 0 ? rounds.length : open;
}

/** Whether a table of this number is this tournament's, and is used. */
export function isUsable({ settings }: Pick<Tournament, 'settings'>, table: number): boolean {
  const { firstTable = 1, closedTables = [] } = settings;
  return table >= firstTable && !closedTables.includes(table);
}

/** Tables of a draft whose numbers are not used any more: it was drawn before the numbers were set. */
export function unusableTables(t: Tournament): readonly number[] {
  const newest = t.rounds.at(-1);
  if (newest?.status !== 'draft') return [];
  return newest.matches.flatMap(({ table }) => (table === undefined || isUsable(t, table) ? [] : [table]));
}

/** The lowest number from this one on that is used and not taken. */
export function freeTable(
  t: Pick<Tournament, 'settings'>,
  from: number,
  taken: ReadonlySet<number> = new Set(),
): number {
  let table = Math.max(from, t.settings.firstTable ?? 1);
  while (taken.has(table) || !isUsable(t, table)) table += 1;
  return table;
}

/** Whether the public may know of the tournament at all. */
export const isPublic = ({ open, shelf }: Pick<Tournament, 'open' | 'shelf'>): boolean =>
  open === true && shelf !== 'removed';

/** How it is put away: what somebody has read stays readable, unless its people are invented. */
export const shelfFor = (tournament: Pick<Tournament, 'rounds' | 'practice'>): Shelf =>
  publishedRounds(tournament) > 0 && !tournament.practice ? 'archived' : 'removed';

/** Whether the pools that were published still stand: others were drawn since, or somebody in them is gone, and nobody sees any. */
export function arePoolsShown(t: Tournament): boolean {
  const { shownPools, settings } = t;
  if (!shownPools || !sameValue(shownPools, settings.drawn)) return false;
  const staying = new Set(takingPart(t).map(({ id }) => id));
  return shownPools.every((pool) => pool.every((id) => id === null || staying.has(id)));
}

/** Rounds that the public sees: all but the drafts, which are the last ones. */
export function publishedRounds({ rounds }: Pick<Tournament, 'rounds'>): number {
  return rounds.filter(({ status }) => status !== 'draft').length;
}

/** Whether the standings after a round are the final ones: all that is planned is closed, or the tournament is. */
export function isFinal(tournament: Pick<Tournament, 'rounds' | 'status'>, planned: number, after: number): boolean {
  const closed = closedRounds(tournament);
  return after === closed && closed > 0 && (closed >= planned || tournament.status === 'closed');
}

/** Those who take part but are not in the hall: known to be away, so not drawn. In the order of registration. */
export function awayNow(t: Tournament): readonly PlayerId[] {
  return t.players.filter((p) => p.left === undefined && p.presence !== 'here').map((p) => p.id);
}
