import { type Match, outcome, type PlayerId, type Round, type Tournament } from '@ronde/engine';

/** By player, by opponent, the rounds before `round` in which the two have met; a forfeit is no meeting. */
export type Meetings = ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, readonly number[]>>;

export function meetingsBefore({ rounds, settings }: Tournament, round: number): Meetings {
  const met = new Map<PlayerId, Map<PlayerId, readonly number[]>>();
  const note = (player: PlayerId, other: PlayerId, number: number) => {
    const own = met.get(player) ?? new Map<PlayerId, readonly number[]>();
    own.set(other, [...(own.get(other) ?? []), number]);
    met.set(player, own);
  };
  for (const [i, { matches, bestOf }] of rounds.slice(0, round - 1).entries())
    for (const match of matches) {
      const [a, b] = match.players;
      if (b === undefined || !isMeeting(match, settings, bestOf)) continue;
      note(a, b, i + 1);
      note(b, a, i + 1);
    }
  return met;
}

/** The rounds before this one in which the two of one table have met. */
export function meetingsOf(
  { rounds, settings }: Tournament,
  round: number,
  { players: [a, b] }: Pick<Match, 'players'>,
): readonly number[] {
  if (b === undefined) return [];
  const isTheirs = ({ players }: Match): boolean => players.some((id) => id === a) && players.some((id) => id === b);
  return rounds
    .slice(0, round - 1)
    .flatMap(({ matches, bestOf }, i) =>
      matches.some((match) => isTheirs(match) && isMeeting(match, settings, bestOf)) ? [i + 1] : [],
    );
}

/** A wargame, and a bare winner, were played; they have no match points to ask about. */
function isMeeting(match: Match, settings: Tournament['settings'], bestOf: Round['bestOf']): boolean {
  if (match.result && 'winner' in match.result) return true;
  return outcome(match, settings, bestOf)?.met === true;
}

export const metIn = (met: Meetings, a: PlayerId, b: PlayerId): readonly number[] => met.get(a)?.get(b) ?? [];
