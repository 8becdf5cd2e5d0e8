import { type AdgEntry, type AdgInput, type AdgRating, rateAdg } from '../rating/adg.ts';
import type { AdgEvent } from '../rating/adg-event.ts';
import { adgChampionship } from '../rating/championship.ts';
import type { RatedGame } from '../rating/elo.ts';
import { honoured } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { placesOf } from './final-places.ts';
import { lastDayOf } from './pl-of.ts';

/** The Elo, value and championship points of a tournament as it stands (L'Art de la Guerre). */
export function eloRating(tournament: Tournament, people: People): AdgRating {
  return rateAdg(eloInput(tournament, people), adgChampionship);
}

/** What a tournament is to the Elo: everybody in initial order with Elo, club and place, and the games played. */
function eloInput(tournament: Tournament, people: People): AdgInput {
  const { approved } = tournament.settings.rating ?? {};
  return {
    entries: entries(tournament, people),
    games: gamesOf(tournament),
    lastDay: lastDayOf(tournament),
    ...(approved !== undefined && { approved }),
  };
}

/** The same as an event of a history. `playerOf`: who they are in all events. */
export function eloEvent(tournament: Tournament, people: People, playerOf: (id: PlayerId) => string): AdgEvent {
  const { entries, games, ...input } = eloInput(tournament, people);
  return {
    id: tournament.id,
    ...input,
    number: 0,
    entries: entries.map((entry) => ({ ...entry, player: playerOf(entry.player) })),
    games: games.map((game) => ({ ...game, players: [playerOf(game.players[0]), playerOf(game.players[1])] })),
  };
}

function entries(tournament: Tournament, people: People): readonly AdgEntry[] {
  const places = placesOf(tournament, people);
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const may = honoured(tournament);
  return initialRanking(tournament, people).flatMap((id): AdgEntry[] => {
    const { rating, club, spare = false } = players.get(id) ?? {};
    const place = spare ? null : (places.get(id) ?? null);
    if (place === null && !spare) return [];
    return [
      {
        player: id,
        place,
        ...(rating ? { rating } : {}),
        ...(club === undefined ? {} : { club }),
        ...(may(id) ? {} : { excluded: true }),
      },
    ];
  });
}

/** Those really played, awarded ones too; a forfeit and an exemption are none. */
function gamesOf({ rounds }: Tournament): readonly RatedGame[] {
  return rounds.flatMap(({ matches }, i) =>
    matches.flatMap((match): RatedGame[] => {
      const [first, second] = match.players;
      const score = match.result && scoreOf(match, match.result);
      return second === undefined || score === undefined || score === null
        ? []
        : [{ round: i + 1, players: [first, second], score }];
    }),
  );
}

/** Of the first player; null where it was no game. */
function scoreOf({ players }: Match, result: MatchResult): RatedGame['score'] | null {
  switch (result.kind) {
    case 'losses':
    case 'points':
    case 'decided':
      return result.winner === null ? 0.5 : result.winner === players[0] ? 1 : 0;
    case 'awarded':
      return result.to === players[0] ? 1 : 0;
    case 'games':
    case 'forfeit':
      return null;
  }
}
