import { finalPlaces } from '../final/final-places.ts';
import { nextFinalMatches } from '../final/next-matches.ts';
import { standingsOf } from '../formulas/formulas.ts';
import { takingPart } from '../tournament/find.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { Final, PlayerId, Tournament } from '../tournament/state.ts';

/** Every result of the rounds is in: the places after each way in which the final can still end. Exact. */
export function afterTheFinal(tournament: Tournament, people: People): readonly PossiblePlace[] {
  const standings = standingsOf(tournament, people, { final: true });
  const now = finalPlaces(tournament, standings);
  const ends = endings(tournament, people).map((end) => finalPlaces(end, standings));
  return [...now].map(([player, place]) => {
    const places = ends.map((end) => end.get(player) ?? place);
    return { player, place, best: Math.min(...places), worst: Math.max(...places), exact: true };
  });
}

/** The tournament with its final played out, in each way. */
function endings(tournament: Tournament, people: People): readonly Tournament[] {
  const { final } = tournament;
  if (!final) return [tournament];
  const at = final.matches.findIndex(({ result }) => !result);
  const open = final.matches[at];
  if (open) {
    const results: readonly MatchResult[] = [
      ...open.players.map((to) => ({ kind: 'awarded', to, games: [] }) as const),
      { kind: 'forfeit', by: 'both', games: [] },
    ];
    return results.flatMap((result) => {
      const matches = final.matches.with(at, { ...open, result });
      return endings({ ...tournament, final: { ...final, matches } }, people);
    });
  }
  const next = nextFinalMatches(tournament, people);
  if (next.ok) {
    if (next.value.length === 0) return [tournament];
    const matches = [...final.matches, ...next.value];
    return endings({ ...tournament, final: { ...final, matches } }, people);
  }
  if (next.refusal.code !== 'final-tie') return [tournament];
  return (['initial-rank', 'game'] as const).flatMap((lastPlace) =>
    endings({ ...tournament, final: { ...final, lastPlace } }, people),
  );
}

/**
 * Places of the rounds widened by a final that is still to come: whoever can be in it can have each place that it
 * plays for. `worstOf`: the worst place of the rounds if those level with him were all ahead, by line.
 */
export function throughTheFinal(
  tournament: Tournament,
  lines: readonly PossiblePlace[],
  worstOf: (line: number) => number,
): readonly PossiblePlace[] {
  const { final } = tournament;
  if (!final) return lines;
  const here = new Set(takingPart(tournament).map(({ id }) => id));
  const places = final.thirdPlace ? 4 : final.players;
  const gone = freeing(
    lines.filter(({ player }) => !here.has(player)),
    places,
  );
  return lines.map((line, i) =>
    widened(line, { final, places, gone, certain: worstOf(i), here: here.has(line.player) }),
  );
}

/** Of those who have left, how many can be so far ahead that somebody else takes their seat. */
function freeing(left: readonly PossiblePlace[], places: number): number {
  const ahead = left.filter(({ best }) => best < places + left.length);
  return ahead.length < left.length ? freeing(ahead, places) : left.length;
}

interface Seats {
  readonly final: Final;
  /** For how many places it is played. */
  readonly places: number;
  /** Seats that others may take. */
  readonly gone: number;
  readonly certain: number;
  readonly here: boolean;
}

function widened(line: PossiblePlace, { final, places, gone, certain, here }: Seats): PossiblePlace {
  if (line.best > places + gone) return line;
  const inFinal = line.best <= final.players + gone;
  const first = inFinal ? 1 : Math.min(line.best, final.players + 1);
  const last = here && certain <= final.players ? final.players : here && certain <= places ? places : null;
  const worst = last ?? Math.max(line.worst, places + gone + 1);
  // With nobody gone the best of them is in it and can win it; the worst is not, or is certain to be and can lose it all.
  const toTheEnd = final.players === (final.thirdPlace ? 4 : 2);
  const reached = gone === 0 && here && toTheEnd && (last !== null || line.worst > places);
  return { ...line, best: here ? first : line.best, worst, exact: line.exact && reached };
}

/** The places that a player can still have in the final ranking. */
export interface PossiblePlace {
  readonly player: PlayerId;
  /** As things stand. */
  readonly place: number;
  /** Not better than this. With `worst` the same, the place is certain. */
  readonly best: number;
  readonly worst: number;
  /** Some results lead to both; otherwise they are bounds: beyond them nothing is possible. */
  readonly exact: boolean;
}
