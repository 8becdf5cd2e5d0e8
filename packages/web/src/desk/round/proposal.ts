import { type Draw, type Fixed, formatOf, initialRanking, type Match, type Round } from '@ronde/engine';
import { awayNow } from '@ronde/engine/tournament/find';
import type { Desk } from '../../shell/desk.ts';
import { type Meetings, meetingsBefore, metIn } from '../pairing/met-before.ts';

/** A round with fewer repeats than a draft has. `tables`: those it would have instead. */
interface Proposal {
  readonly now: number;
  readonly fewer: number;
  readonly tables: readonly Match[];
}

/** What `take-proposal` would make of a draft; null where no other round has fewer repeats. */
export function proposalFor(desk: Pick<Desk, 'tournament' | 'people'>, round: number, content: Round): Proposal | null {
  const proposed = todaysDraw(desk, round, { attempt: content.attempt + 1, fixed: [] })?.proposal;
  if (!proposed) return null;
  const met = meetingsBefore(desk.tournament, round);
  const [now, fewer] = [content.matches, proposed].map((matches) => repeatsOf(matches, met));
  if (now === undefined || fewer === undefined || fewer >= now) return null;
  return { now, fewer, tables: othersThan(content.matches, proposed) };
}

/** By meetings, as the draw counts them; the exemption is worth the same for everybody who may have it. */
function repeatsOf(matches: readonly Match[], met: Meetings): number {
  return matches.reduce((sum, { players: [a, b] }) => sum + (b === undefined ? 0 : metIn(met, a, b).length), 0);
}

const keyOf = ({ players }: Pick<Match, 'players'>): string => JSON.stringify([...players].sort());

/** The tables of `matches` whose players have no table together in `drawn`. */
export function othersThan(drawn: readonly Match[], matches: readonly Match[]): readonly Match[] {
  const own = new Set(drawn.map(keyOf));
  return matches.filter((match) => !own.has(keyOf(match)));
}

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
