import type { PlayerNow, PlayerPage } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/http/same-type';
import { formatOf, type Match, matchOf, type Player, type PlayerId } from '@ronde/engine';
import { publicCard } from '../public/card.ts';
import { publicPlayer } from '../public/head.ts';
import { numberedIn } from '../public/shown-people.ts';
import { shownResult } from '../public/shown-rounds.ts';
import { type PublicView, shownView } from '../public/view.ts';
import type { Stored } from '../store/store.ts';

/**
 * A player's own page: what the public may know (open or not), what is asked of them now, what the phone of the two has
 * said. Null: nobody of this id plays.
 */
export function playerPage(stored: Stored, id: PlayerId, mayMark: boolean): Frozen<PlayerPage> | null {
  const player = stored.tournament.players.find((candidate) => candidate.id === id);
  const view = shownView(stored);
  const card = player && publicCard(view, player.number);
  if (!player || !card) return null;
  const { name, format, date, place, status, open = false } = stored.tournament;
  return {
    ...card,
    tournament: {
      slug: stored.slug,
      name,
      format,
      date,
      ...(place !== undefined && { place }),
      status,
      public: open,
    },
    now: nowOf(stored, view, player),
    presence: player.presence,
    mayMark: mayMark && player.left === undefined && status === 'open',
  };
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
    return number < formatOf(tournament.format).plannedRounds(tournament)
      ? { kind: 'pairing', round: number + 1 }
      : { kind: 'played' };
  }
  const real = stored.tournament.rounds[number - 1];
  const match = real && matchOf(real, player.id);
  if (!match) return { kind: 'away', round: number };
  return match.players.length === 1 ? { kind: 'exempt', round: number } : tableNow(stored, view, player, match);
}

/** The table in play, with what each of the two has said of it. */
function tableNow(stored: Stored, view: PublicView, player: Player, match: Match): Frozen<PlayerNow> {
  const numbered = numberedIn(stored);
  const { claim, result, starts } = match;
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
    players,
    bestOf: view.tournament.rounds[round - 1]?.bestOf ?? 1,
    asked,
    ...(claim && asked !== 'disputed' && { claim: shownResult(claim.value, numbered) }),
    ...(result && asked !== 'disputed' && { result: shownResult(result, numbered) }),
  };
}

function askedOf({ result, confirmed, disputed, claim }: Match, player: PlayerId) {
  if (disputed) return 'disputed';
  if (result) return confirmed ? 'confirmed' : 'entered';
  if (!claim) return 'enter';
  return claim.by === player ? 'wait' : 'confirm';
}
