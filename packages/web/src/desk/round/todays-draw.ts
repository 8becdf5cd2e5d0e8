import { type Draw, type Fixed, formatOf, initialRanking } from '@ronde/engine';
import { awayNow } from '@ronde/engine/tournament/find';
import type { Desk } from '../../shell/desk.ts';

type Facts = Pick<Desk, 'tournament' | 'people'>;

interface Asked {
  readonly attempt: number;
  readonly fixed: readonly Fixed[];
}

/** What the rule would draw for a round today, in this attempt, around these tables; null where it can't. */
export function todaysDraw({ tournament, people }: Facts, round: number, { attempt, fixed }: Asked): Draw | null {
  const draw = formatOf(tournament.format).draw(
    { ...tournament, rounds: tournament.rounds.slice(0, round - 1), status: 'open' },
    {
      round,
      attempt,
      ranking: initialRanking(tournament, people),
      absent: new Set(awayNow(tournament)),
      ...(fixed.length > 0 && { made: fixed }),
    },
  );
  return draw.ok ? draw.value : null;
}
