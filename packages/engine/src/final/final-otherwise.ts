import { standingsOf } from '../formulas/formulas.ts';
import type { Standings } from '../standings/standing.ts';
import { missingTables } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Final, FinalMatch, PlayerId, Tournament } from '../tournament/state.ts';
import { finalists } from './finalists.ts';
import { bracket, type FinalPairing } from './next-matches.ts';

/** A match of the final that the rules would have had others play. */
interface FinalOtherwise {
  /** Its index among the matches of the final. */
  readonly at: number;
  /** Who by the rule; null where more share its last place than it has seats, and nothing says how that was settled. */
  readonly players: readonly [PlayerId, PlayerId] | null;
}

/**
 * Where a final that was set up departs from the rule: its first matches are between the first two, or the first four
 * of the rounds, 1–4 and 2–3; its last ones follow from the semi-finals. None while the rounds wait for results.
 */
export function finalOtherwise(tournament: Tournament, people: People): readonly FinalOtherwise[] {
  const { final, rounds } = tournament;
  if (!final || final.matches.length === 0 || missingTables(tournament, rounds.length).length > 0) return [];
  const asPlayed = withoutDepartures(tournament, final);
  const standings = standingsOf(asPlayed, people, { final: true });
  const stages: readonly Stage[] = final.players === 2 ? ['final', 'third'] : ['semi'];
  const before = { ...final, matches: of(final, ['tie']) };
  const who = finalists(asPlayed, before, standings);
  if (who.kind !== 'known') return outsiders(final, stages, standings);
  const first = departures(final, stages, bracket(asPlayed, before, who));
  const semis = of(final, ['semi']);
  if (final.players === 2 || semis.length < 2) return first;
  const after = { ...final, matches: semis };
  const seated = finalists(asPlayed, after, standings);
  if (seated.kind !== 'known') return first;
  return [...first, ...departures(final, ['final', 'third'], bracket(asPlayed, after, seated))];
}

type Stage = FinalMatch['stage'];

const of = ({ matches }: Final, stages: readonly Stage[]): readonly FinalMatch[] =>
  matches.filter(({ stage }) => stages.includes(stage));

/** Who played the final and left after it was in it all the same. */
function withoutDepartures(tournament: Tournament, { matches }: Final): Tournament {
  const seated = new Set(matches.flatMap((match) => match.players));
  const players = tournament.players.map((player) => {
    const { left: _, ...stayed } = player;
    return seated.has(player.id) ? stayed : player;
  });
  return { ...tournament, players };
}

const together = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean => a.every((id) => b.includes(id));

/** The matches of these stages that are not among the pairings, each with one that was not played. */
function departures(
  final: Final,
  stages: readonly Stage[],
  pairings: readonly FinalPairing[],
): readonly FinalOtherwise[] {
  const isOf = (one: FinalPairing, other: FinalPairing): boolean =>
    one.stage === other.stage && together(one.players, other.players);
  const unplayed = pairings.filter((pairing) => !final.matches.some((match) => isOf(match, pairing)));
  return final.matches.flatMap((match, at): FinalOtherwise[] => {
    if (!stages.includes(match.stage) || pairings.some((pairing) => isOf(match, pairing))) return [];
    const next = unplayed.findIndex(({ stage }) => stage === match.stage);
    const [rule] = next < 0 ? [] : unplayed.splice(next, 1);
    return rule ? [{ at, players: rule.players }] : [];
  });
}

/** With a tie for the last place, matches of those who are not even tied for it. */
function outsiders(final: Final, stages: readonly Stage[], { rows }: Standings): readonly FinalOtherwise[] {
  const last = rows[final.players - 1]?.rank ?? 0;
  const lines: readonly { readonly player: PlayerId; readonly rank: number }[] = rows;
  const possible = new Set(lines.filter(({ rank }) => rank <= last).map(({ player }) => player));
  return final.matches.flatMap(({ stage, players }, at) =>
    stages.includes(stage) && stage !== 'third' && !players.every((id) => possible.has(id))
      ? [{ at, players: null }]
      : [],
  );
}
