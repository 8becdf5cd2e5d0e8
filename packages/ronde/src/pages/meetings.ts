import {
  cellOf,
  type Figures,
  ownFigures,
  type PlayerId,
  playsWargame,
  type RoundCell,
  type Tournament,
} from '@ronde/engine';

/** One round of one player, from their side. */
export interface Meeting {
  readonly round: number;
  readonly ending: RoundCell['kind'];
  /** Null: exempt. */
  readonly opponent: PlayerId | null;
  /** Their own first; null where the result has none. */
  readonly figures: Figures | null;
}

/** What everybody's first `after` rounds were, by player; a round at no table is not in it. */
export function meetingsOf(tournament: Tournament, after: number): ReadonlyMap<PlayerId, readonly Meeting[]> {
  const wargame = playsWargame(tournament);
  const found = new Map<PlayerId, Meeting[]>();
  for (const [i, { matches, bestOf }] of tournament.rounds.slice(0, after).entries())
    for (const match of matches)
      for (const player of match.players) {
        const own = found.get(player) ?? [];
        own.push({
          round: i + 1,
          ending: cellOf(match, player, tournament.settings, bestOf).kind,
          opponent: match.players.find((id) => id !== player) ?? null,
          figures: ownFigures(match, player, tournament.settings, wargame),
        });
        found.set(player, own);
      }
  return found;
}
