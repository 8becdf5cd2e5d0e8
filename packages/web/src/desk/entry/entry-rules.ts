import { formulaOf, type MatchResult, playsWargame, type Round, type Tournament } from '@ronde/engine';
import type { Mode } from '../../results/slots.ts';
import type { Length } from '../../results/typed.ts';

/** What the matches of a round may be typed as. */
export interface EntryRules extends Length {
  readonly kinds: readonly MatchResult['kind'][];
  /** The ways that `P` goes round; the first is what a blank strip is in. */
  readonly modes: readonly Mode[];
  /** Armies, cohesion, terrain. */
  readonly wargame: boolean;
}

/** Most results of the newest round say what one types here (round robin and Swiss know both games). */
export function entryRules(tournament: Tournament, { bestOf }: Pick<Round, 'bestOf'> | Length): EntryRules {
  const kinds = formulaOf(tournament.format).results;
  const possible = (['games', 'losses', 'points'] as const).filter((mode) => kinds.includes(mode));
  const usual = usualMode(tournament, possible);
  return {
    bestOf,
    kinds,
    modes: [usual, ...possible.filter((mode) => mode !== usual)],
    wargame: usual !== 'games',
  };
}

function usualMode(tournament: Tournament, possible: readonly Mode[]): Mode {
  const { rounds } = tournament;
  const typed = rounds.map(({ matches }) =>
    matches.flatMap(({ result }) => possible.filter((m) => m === result?.kind)),
  );
  const newest = typed.findLast((modes) => modes.length > 0) ?? [];
  const times = (mode: Mode): number => newest.filter((one) => one === mode).length;
  const [first = 'games', ...others] = possible;
  // Which of the two games, as far as the facts tell.
  if (newest.length === 0) return playsWargame(tournament) && possible.includes('losses') ? 'losses' : first;
  return others.reduce((most, mode) => (times(mode) > times(most) ? mode : most), first);
}
