import type { Warning } from '../tournament/refusals.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';

/** "Un joueur ne peut pas être opposé à un joueur absent plus d'une fois dans un même tournoi." (Belgium) */
export function absentAgain({ rounds }: Pick<Tournament, 'rounds'>): readonly Warning[] {
  const before = new Map<PlayerId, number>();
  return rounds.flatMap(({ matches }, i) =>
    matches.flatMap((match): readonly Warning[] => {
      const player = withNobodyOpposite(match);
      if (player === null) return [];
      const earlier = before.get(player);
      before.set(player, i + 1);
      // A second exemption has its own warning.
      const again = earlier !== undefined && match.players.length === 2;
      return again ? [{ code: 'absent-again', round: i + 1, before: earlier, player }] : [];
    }),
  );
}

/** Who is exempt, or waited for somebody who did not come; a match broken off was played. */
export function withNobodyOpposite({ players, result }: Pick<Match, 'players' | 'result'>): PlayerId | null {
  const [one, other] = players;
  if (other === undefined) return one;
  if (result?.kind !== 'forfeit' || result.by === 'both' || result.games.length > 0) return null;
  return result.by === one ? other : one;
}

/** The rounds in which a player had nobody opposite, oldest first. */
export function roundsWithNobody({ rounds }: Pick<Tournament, 'rounds'>, player: PlayerId): readonly number[] {
  return rounds.flatMap(({ matches }, i) =>
    matches.some((match) => withNobodyOpposite(match) === player) ? [i + 1] : [],
  );
}
