import { type TournamentFile, toFile } from '@ronde/contract';
import type {
  PublicCard,
  PublicHead,
  PublicOutcome,
  PublicPlayer,
  PublicRound,
  PublicTable,
} from '@ronde/contract/http/public';
import { type SentStandings, sentStandings } from '@ronde/contract/http/standing-lines';
import type { Frozen } from '@ronde/contract/values/same-type';
import {
  excluded,
  finalOutcome,
  finalStandings,
  type Match,
  malusOf,
  matchOf,
  type Player,
  playsWargame,
  type Round,
  roundOf,
  type Tournament,
  toldPrizes,
  wargameScale,
} from '@ronde/engine';
import { plannedRounds, standingsAt } from '@ronde/views/standings';
import { tableState } from '@ronde/views/tables';
import { nextInBoth } from '@ronde/views/timetable';
import { fixedEnded } from '@ronde/views/why';
import type { PublicView } from './view.ts';

// What the public API answers: the same views as the desk’s, over the tournament that visitors may see.

/** What a tournament's page begins with: what it is, how far it is, who plays. */
export function publicHead(view: PublicView): Frozen<PublicHead> {
  const { version, slug, tournament: t } = view;
  const { name, format, date, endDate, event, place, theme, pool, timetable, status, settings, seed, rounds } = t;
  const next = nextInBoth(t);
  return {
    version,
    slug,
    name,
    format,
    wargame: playsWargame(t),
    date,
    ...(endDate !== undefined && { endDate }),
    ...(event !== undefined && { event }),
    ...(place !== undefined && { place }),
    ...(theme !== undefined && { theme }),
    ...(pool !== undefined && { pool }),
    ...(timetable && { timetable }),
    ...(next && { next }),
    status,
    settings,
    ...(rounds.length > 0 && { seed }),
    planned: plannedRounds(t),
    ...(view.hidden && { endHidden: view.hidden.over ? ('over' as const) : ('hidden' as const) }),
    rounds: rounds.map((round, i) => ({ round: i + 1, status: statusOf(round) })),
    players: t.players.map((player) => publicPlayer(player, view)),
  };
}

export function publicPlayer(player: Player, { people, tournament }: PublicView): Frozen<PublicPlayer> {
  const { presence: _presence, from: _from, left, table: _table, ...facts } = player;
  return {
    ...facts,
    name: people.get(player.id)?.name ?? player.id,
    ...(left !== undefined && { left: true }),
    ...(excluded(tournament).has(player.id) && { excluded: true }),
  };
}

const statusOf = ({ status }: Round): 'published' | 'closed' => (status === 'closed' ? 'closed' : 'published');

/** The tables of a published round; null: the public knows of no such round. */
export function publicRound({ version, tournament, hidden }: PublicView, number: number): Frozen<PublicRound> | null {
  const round = roundOf(tournament, number);
  if (!round) return null;
  const { absent, bestOf, sanctions, matches } = round;
  const ended = fixedEnded(tournament, number);
  return {
    version,
    round: number,
    status: statusOf(round),
    bestOf,
    absent,
    tables: matches.map((match) => tableIn(hidden, number, match)),
    ...(sanctions && { sanctions }),
    ...(ended && { openingEnded: ended }),
  };
}

/** Of a round that is kept for the prizes, that a table has its result and not which. */
function tableIn(hidden: PublicView['hidden'], round: number, match: Match): Frozen<PublicTable> {
  const table = publicTable(match);
  const there = hidden && round >= hidden.from && table.state === 'awaited' && hidden.entered(round, match.table);
  return there ? { ...table, state: 'entered' } : table;
}

function publicTable(match: Match): Frozen<PublicTable> {
  const { disputed: _, result, ...table } = match;
  const state = tableState(match);
  return { ...table, state, ...(result && state === 'entered' && { result }) };
}

/** The standings after `after` published rounds (0 too; missing: all of them): the line of who is excluded says so. Null: the public knows of no such round. */
export function publicStandings(
  { version, tournament, people }: PublicView,
  after = tournament.rounds.length,
): { readonly version: number; readonly standings: SentStandings } | null {
  if (after > tournament.rounds.length) return null;
  return { version, standings: sentStandings(standingsAt(tournament, people, after), excluded(tournament, after)) };
}

/** Everything that is public about one player, by number; null: there is none. */
export function publicCard(view: PublicView, number: number): Frozen<PublicCard> | null {
  const { tournament, version } = view;
  const player = tournament.players.find((candidate) => candidate.number === number);
  if (!player) return null;
  const rows = publicStandings(view)?.standings.rows ?? [];
  return {
    version,
    player: publicPlayer(player, view),
    games: tournament.rounds.map((round, i) => gameOf(tournament, round, i + 1, player.id)),
    standing: rows.find((row) => row.player === player.id) ?? null,
  };
}

/** A player's part in one round. */
function gameOf(
  { settings }: Tournament,
  round: Round,
  number: number,
  player: string,
): Frozen<PublicCard['games'][number]> {
  const match = matchOf(round, player);
  const { bestOf } = round;
  if (!match) return { round: number, bestOf, state: 'away', opponent: null };
  const shown = publicTable(match);
  const { table, players, starts } = match;
  const malus = malusOf(round, player, wargameScale(settings));
  return {
    round: number,
    bestOf,
    state: shown.state,
    ...(table !== undefined && { table }),
    opponent: (players as readonly string[]).find((id) => id !== player) ?? null,
    ...(starts !== undefined && { starts: starts === player }),
    match: shown,
    ...(malus > 0 && { malus }),
  };
}

/** The final as it is played; places and prizes are told once the tournament is closed. */
export function publicOutcome({ version, tournament, people, withheld }: PublicView): Frozen<PublicOutcome> {
  const { final = null, status } = tournament;
  const closed = status === 'closed';
  return {
    version,
    final,
    scores: (final?.matches ?? []).map((match) => finalOutcome(tournament, match)),
    places: closed
      ? finalStandings(tournament, people).rows.map(({ player, rank }) => ({ player, place: rank }))
      : null,
    prizes: closed ? toldPrizes(tournament, people, withheld) : null,
  };
}

/** The tournament as everybody may keep it: what the pages show and nothing more. Null until it is closed. */
export function publicFile({ version, tournament, people }: PublicView): TournamentFile | null {
  return tournament.status === 'closed' ? toFile(tournament, people, version) : null;
}
