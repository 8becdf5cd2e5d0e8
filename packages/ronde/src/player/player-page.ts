import { claimable, type PlayerHall, type PlayerNow, type PlayerPage } from '@ronde/contract/http/player';
import type { PublicCard } from '@ronde/contract/http/public';
import type { SentStandings } from '@ronde/contract/http/standing-lines';
import type { Frozen } from '@ronde/contract/values/same-type';
import {
  authorPlayer,
  formulaOf,
  type Match,
  type MatchResult,
  matchOf,
  type Player,
  type PlayerId,
  playerAuthor,
  playsWargame,
} from '@ronde/engine';
import { remembered } from '@ronde/engine/base/memo';
import { armyTotal } from '@ronde/engine/tournament/possible-result';
import { roundsOf } from '@ronde/views/rounds';
import { plannedRounds } from '@ronde/views/standings';
import { nextInBoth } from '@ronde/views/timetable';
import { stillPlays } from '../links/sheets.ts';
import { publicCard, publicPlayer, publicStandings } from '../public/answers.ts';
import { numberedIn } from '../public/shown-people.ts';
import { shownResult } from '../public/shown-rounds.ts';
import type { PublicView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';
import { ownView } from './own-view.ts';

interface Open {
  /** Whether the director lets links note presence. */
  readonly mayMark: boolean;
  readonly hall: Frozen<PlayerHall>;
  /** What the votes are called that wait for this player. */
  readonly votes: readonly string[];
  readonly lists: { readonly due: string | null; readonly published: boolean };
  readonly leaving: PlayerPage['leaving'] | undefined;
}

/**
 * A player's own page: what the public may know (open or not), what is asked of them now, what the phone of the two has
 * said. Null: nobody of this id plays.
 */
export function playerPage(
  stored: Stored,
  id: PlayerId,
  { mayMark, hall, votes: [vote, ...more], lists: { due, published }, leaving }: Open,
): Frozen<PlayerPage> | null {
  const kept = ownParts(stored);
  const own = kept.has(id) ? kept.get(id) : ownPart(stored, id);
  kept.set(id, own ?? null);
  if (!own) return null;
  return {
    ...{ ...own, hall, mayMark: mayMark && own.mayMark },
    ...(vote !== undefined && { votes: 1 + more.length, vote }),
    ...(due !== null && own.now.kind !== 'over' && own.now.kind !== 'left' && { listDue: due }),
    ...(published && { listsOut: true as const }),
    ...(leaving && { leaving }),
  };
}

type OwnPart = Omit<Frozen<PlayerPage>, 'hall' | 'votes' | 'vote' | 'listDue' | 'listsOut' | 'leaving'>;

/** A hall of phones asks every few seconds: each page is made once a version. */
const ownParts = remembered((_: Stored) => new Map<PlayerId, OwnPart | null>());

function ownPart(stored: Stored, id: PlayerId): OwnPart | null {
  const player = stored.tournament.players.find((candidate) => candidate.id === id);
  const view = ownView(stored);
  const card = player && publicCard(view, player.number);
  if (!player || !card) return null;
  const { name, format, date, place, status, open = false } = stored.tournament;
  const now = nowOf(stored, view, player);
  const next = now.kind === 'left' ? null : nextInBoth(view.tournament);
  const { after, rows } = closedStandings(view);
  return {
    ...card,
    // The place before the last round is no news while its own waits for the prizes.
    standing: waits(now) ? null : (rows.find((row) => row.player === card.player.id) ?? null),
    after,
    corrected: correctedRounds(view, card.player.id),
    tournament: {
      slug: stored.slug,
      name,
      format,
      wargame: playsWargame(view.tournament),
      date,
      ...(place !== undefined && { place }),
      ...(next && { next }),
      status,
      public: open,
      settings: view.tournament.settings,
    },
    now,
    opponents: opponentsOf(view, card, now),
    presence: player.presence,
    // What the staff has said of an absence is not for a phone to change.
    mayMark: player.left === undefined && status === 'open' && player.presence !== 'absent',
    playing: stillPlays(stored.tournament, id),
  };
}

const waits = (now: Frozen<PlayerNow>): boolean => now.kind === 'played' && now.untilPrizes === true;

/** What a player reads is the ranking after what is over: it does not move while a round is in play. */
export const closedStandings: (view: PublicView) => SentStandings = remembered((view) => {
  const after = view.tournament.rounds.filter(({ status }) => status === 'closed').length;
  const found = publicStandings(view, after);
  if (!found) throw new Error('There are standings after the rounds that are closed');
  return found.standings;
});

function opponentsOf(view: PublicView, { games }: Frozen<PublicCard>, now: Frozen<PlayerNow>) {
  const named = new Set(games.map(({ opponent }) => opponent));
  if (now.kind === 'table') named.add(now.opponent.id);
  return view.tournament.players.filter(({ id }) => named.has(id)).map((player) => publicPlayer(player, view));
}

function nowOf(stored: Stored, view: PublicView, player: Player): Frozen<PlayerNow> {
  const { tournament } = view;
  const number = tournament.rounds.length;
  const round = tournament.rounds[number - 1];
  if (tournament.status === 'closed') return { kind: 'over' };
  if (player.left !== undefined && player.left < number) return { kind: 'left' };
  if (!round) return { kind: 'registration' };
  if (round.status === 'closed') {
    if (player.left !== undefined) return { kind: 'left' };
    return number < plannedRounds(tournament) ? { kind: 'pairing', round: number + 1 } : { kind: 'played' };
  }
  const real = stored.tournament.rounds[number - 1];
  // Kept for the prizes: the phone waits for them.
  if (real?.status === 'closed')
    return player.left === undefined ? { kind: 'played', untilPrizes: true } : { kind: 'left' };
  const match = real && matchOf(real, player.id);
  if (!match) return { kind: 'away', round: number };
  return match.players.length === 1 ? { kind: 'exempt', round: number } : tableNow(stored, view, player, match);
}

/** The table in play, with what each of the two has said of it. */
function tableNow(stored: Stored, view: PublicView, player: Player, match: Match): Frozen<PlayerNow> {
  const numbered = numberedIn(stored);
  const { claim, result, running, starts } = match;
  const round = view.tournament.rounds.length;
  const players = match.players.map(numbered);
  const opponent = view.tournament.players.find(({ id }) => id !== numbered(player.id) && players.includes(id));
  if (!opponent) throw new Error(`Round ${round}: a table of two without an opponent`);
  const asked = askedOf(match, player.id);
  return {
    kind: 'table',
    round,
    table: match.table ?? 0,
    opponent: publicPlayer(opponent, view),
    ...(starts !== undefined && { starts: starts === player.id }),
    ...(running?.third !== undefined && { third: running.third === player.id }),
    players,
    kinds: claimable.filter((kind) => formulaOf(view.tournament.format).results.includes(kind)),
    bestOf: view.tournament.rounds[round - 1]?.bestOf ?? 1,
    ...(playsWargame(view.tournament) && {
      totals: totalsAt(stored, view, player.id, players),
      counters: countersAt(match, player.id),
    }),
    asked,
    ...(match.disputed
      ? disputeNow(match, player.id, numbered)
      : {
          ...(claim && { claim: shownResult(claim.value, numbered) }),
          ...(result && { result: shownResult(result, numbered) }),
        }),
  };
}

/** Of the opponent only what the results of other rounds tell: their list is not for this player to read. */
function totalsAt(stored: Stored, { tournament }: PublicView, id: PlayerId, [a = '', b = '']: readonly PlayerId[]) {
  const person = stored.people.get(id);
  const own = new Map(person ? [[numberedIn(stored)(id), person]] : []);
  const total = (one: PlayerId) => armyTotal(tournament, one, tournament.rounds.length, own);
  return [total(a), total(b)] as const;
}

function countersAt({ counters = {}, players }: Match, id: PlayerId) {
  const other = players.find((one) => one !== id);
  return { mine: counters[id] ?? {}, theirs: (other === undefined ? undefined : counters[other]) ?? {} };
}

function askedOf({ result, confirmed, disputed, claim }: Match, player: PlayerId) {
  if (disputed) return 'disputed';
  if (result) return confirmed ? 'confirmed' : 'entered';
  if (!claim) return 'enter';
  return claim.by === player ? 'wait' : 'confirm';
}

type Told = Pick<Extract<Frozen<PlayerNow>, { kind: 'table' }>, 'differs' | 'claim' | 'theirs'>;

/**
 * Of a dispute, a player reads whose two values differ, and their own; between the two phones what the other one has
 * said, too, for the two may settle it. What the desk or somebody else has said is the arbiter's.
 */
function disputeNow(match: Match, player: PlayerId, numbered: (id: PlayerId) => PlayerId): Told {
  const own = ownValue(match, player);
  const whose = differs(match, own !== null);
  const { claim, disputed, result } = match;
  const other = claim?.by === player ? disputed?.value : claim?.value;
  const settles = whose === 'phones' && own && other && !result;
  return {
    differs: whose,
    ...(own && { claim: shownResult(own, numbered) }),
    ...(settles && { theirs: shownResult(other, numbered) }),
  };
}

function ownValue({ claim, disputed }: Match, player: PlayerId): MatchResult | null {
  if (disputed?.by === playerAuthor(player)) return disputed.value;
  return claim?.by === player ? claim.value : null;
}

function differs({ claim, disputed }: Match, mine: boolean): 'phones' | 'desk' | 'others' {
  if (claim && disputed && authorPlayer(disputed.by) !== null) return 'phones';
  return mine ? 'desk' : 'others';
}

/** The rounds in which a result of this player replaced another one, and still stands. */
const correctedRounds = ({ tournament, corrected }: PublicView, player: string): readonly number[] =>
  roundsOf(tournament, player).flatMap(({ round, match }) => {
    const at = match ? (tournament.rounds[round - 1]?.matches.indexOf(match) ?? -1) : -1;
    return corrected.get(round)?.has(at) ? [round] : [];
  });
