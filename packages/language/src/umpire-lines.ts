import { type Sanction, type Tournament, wargameScale } from '@ronde/engine';
import type { Names } from './names.ts';
import { seenNow } from './seen.ts';
import type { Words } from './words.ts';

/** A decision of the umpire and its sentence, without a full stop. */
interface UmpireLine {
  readonly sanction: Sanction;
  readonly line: string;
}

/** What the umpire decided in the first `after` rounds, oldest first: a malus is in the points, and told apart. */
export function umpireLines(
  tournament: Tournament,
  names: Names,
  { event }: Pick<Words, 'event'>,
  after: number,
): readonly UmpireLine[] {
  const { malus } = wargameScale(tournament.settings);
  const seen = seenNow(tournament, names);
  return tournament.rounds.slice(0, after).flatMap(({ sanctions = [] }, i) =>
    sanctions.map((sanction, at) => ({
      sanction,
      line: event({ kind: 'sanctioned', round: i + 1, at, sanction: told(sanction, malus) }, seen),
    })),
  );
}

/** Read without the rule at hand: a malus says how much it is. */
const told = (sanction: Sanction, malus: number): Sanction =>
  sanction.kind === 'malus' ? { points: malus, ...sanction } : sanction;
