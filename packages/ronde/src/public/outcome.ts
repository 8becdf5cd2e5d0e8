import {
  type Final,
  type FinalOutcome,
  finalOutcome,
  finalStandings,
  type PlayerId,
  type Prizes,
  toldPrizes,
} from '@ronde/engine';
import type { PublicView } from './view.ts';

export interface PublicOutcome {
  readonly version: number;
  readonly final: Final | null;
  readonly scores: readonly FinalOutcome[];
  readonly places: readonly { readonly player: PlayerId; readonly place: number }[] | null;
  readonly prizes: Prizes | null;
}

/** The final as it is played; places and prizes are told once the tournament is closed. */
export function publicOutcome({ version, tournament, people, withheld }: PublicView): PublicOutcome {
  const closed = tournament.status === 'closed';
  return {
    version,
    final: tournament.final ?? null,
    scores: (tournament.final?.matches ?? []).map((match) => finalOutcome(tournament, match)),
    places: closed
      ? finalStandings(tournament, people).rows.map(({ player, rank }) => ({ player, place: rank }))
      : null,
    prizes: closed ? toldPrizes(tournament, people, withheld) : null,
  };
}
