import type { PlayerId, Sanction, Tournament } from '@ronde/engine';

/** A sanction, with the round that it was given in. */
interface GivenSanction {
  readonly round: number;
  readonly sanction: Sanction;
}

/** What the arbiter decided in the first `after` rounds, oldest first. */
export function sanctionsOf({ rounds }: Tournament, after: number): readonly GivenSanction[] {
  return rounds
    .slice(0, after)
    .flatMap(({ sanctions = [] }, i) => sanctions.map((sanction) => ({ round: i + 1, sanction })));
}

/** What stands beside a name: each kind once, with all that was taken off; not a ruling, which moves nothing. */
export interface Marked {
  readonly kind: Exclude<Sanction['kind'], 'ruling'>;
  readonly times: number;
  /** Of maluses; 0 for another kind. */
  readonly off: number;
}

/** `malus`: what a malus takes off where the arbiter said no number. */
export function marksOn(given: readonly GivenSanction[], player: PlayerId, malus: number): readonly Marked[] {
  const own = given.flatMap(({ sanction }) => (sanction.player === player ? [sanction] : []));
  const kinds = own.flatMap(({ kind }) => (kind === 'ruling' ? [] : [kind]));
  return [...new Set(kinds)].map((kind) => ({
    kind,
    times: kinds.filter((one) => one === kind).length,
    off: own
      .filter((one) => kind === 'malus' && one.kind === kind)
      .reduce((sum, { points = malus }) => sum + points, 0),
  }));
}
