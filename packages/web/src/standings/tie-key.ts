import type { PlayerId, PointsTie, Standings, Tie } from '@ronde/engine';

/** A tie is addressed by its points: at most one group has them. */
export function tieKey(tie: Tie | PointsTie): string {
  return String('pm' in tie ? tie.pm : tie.points);
}

export function tiesByPlayer({ ties }: Standings): ReadonlyMap<PlayerId, Tie | PointsTie> {
  const all: readonly (Tie | PointsTie)[] = ties;
  return new Map(all.flatMap((tie) => tie.players.map((player) => [player, tie] as const)));
}
