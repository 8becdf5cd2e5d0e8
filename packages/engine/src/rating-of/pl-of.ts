import { formulaOf } from '../formulas/formulas.ts';
import { type PlEntry, type PlInput, type PlRating, ratePl } from '../rating/pl.ts';
import type { PlEvent } from '../rating/pl-event.ts';
import type { Category } from '../rating/season.ts';
import { honoured } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import { seasonOf } from '../tournament/season-of.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { placesOf } from './final-places.ts';

/** The PL of a tournament as it stands (classement international), in its season. */
export function plRating(tournament: Tournament, people: People): PlRating {
  return ratePl(plInput(tournament, people), seasonOf(tournament));
}

/**
 * What a tournament is to the PL: everybody in initial order with their place, and what its settings say. It rates
 * from the ratings of the start, whatever was closed or corrected in between.
 */
function plInput(tournament: Tournament, people: People): PlInput {
  const { category, games, classiqueB, approved } = tournament.settings.rating ?? {};
  return {
    entries: entries(tournament, people),
    games: games ?? formulaOf(tournament.format).plannedRounds(tournament),
    ...(category === undefined ? {} : { category: category as Category }),
    ...(classiqueB === undefined ? {} : { classiqueB }),
    ...(approved === undefined ? {} : { approved }),
  };
}

/** The same as an event of a history. `playerOf`: who they are in all events. */
export function plEvent(tournament: Tournament, people: People, playerOf: (id: PlayerId) => string): PlEvent {
  const input = plInput(tournament, people);
  return {
    kind: 'event',
    season: seasonOf(tournament),
    id: tournament.id,
    lastDay: lastDayOf(tournament),
    number: 0,
    ...input,
    entries: input.entries.map((entry) => ({ ...entry, player: playerOf(entry.player) })),
  };
}

export const lastDayOf = ({ date, endDate = date }: Pick<Tournament, 'date' | 'endDate'>): string => endDate;

function entries(tournament: Tournament, people: People): readonly PlEntry[] {
  const places = placesOf(tournament, people);
  const drawn = new Set(
    tournament.rounds.flatMap(({ matches }) => matches.flatMap((m) => m.players as readonly string[])),
  );
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const may = honoured(tournament);
  return initialRanking(tournament, people).flatMap((id): PlEntry[] => {
    const place = places.get(id);
    if (place === undefined) return [];
    const { rating, provisional, duplicateSeries } = players.get(id) ?? {};
    return [
      {
        player: id,
        place,
        drawn: drawn.has(id),
        ...(rating === undefined ? {} : { rating }),
        ...(provisional === undefined ? {} : { provisional }),
        ...(duplicateSeries === undefined ? {} : { duplicateSeries }),
        ...(may(id) ? {} : { excluded: true }),
      },
    ];
  });
}
