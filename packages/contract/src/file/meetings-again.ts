import { type Match, type PlayerId, type Tournament, traitsOf, type Warning } from '@ronde/engine';

/** What happened otherwise than the rule would have it: never a refusal, a file records what happened. */
export interface RuleNotice {
  readonly path: string;
  readonly warning: Warning;
}

/**
 * Players who meet again, and second exemptions. In a circle (round robin, pools) the order of the circle says who
 * meets and who is exempt; in the last phase of the Formule Combinée only its own meetings count.
 */
export function meetingsAgain(tournament: Tournament): readonly RuleNotice[] {
  const { circle, last } = phasesOf(tournament);
  const earlier = new Map<string, number[]>();
  const notices: RuleNotice[] = [];
  tournament.rounds.forEach((round, i) => {
    if (i === last) for (const key of earlier.keys()) if (key.includes('\n')) earlier.delete(key);
    const before = new Map(earlier);
    round.matches.forEach((match, j) => {
      const rounds = before.get(match.players.toSorted().join('\n'));
      if (rounds && i >= circle) {
        notices.push({ path: `rounds[${i}].matches[${j}]`, warning: repeated(match, i + 1, rounds) });
      }
      for (const key of remembered(match)) earlier.set(key, [...(earlier.get(key) ?? []), i + 1]);
    });
  });
  return notices;
}

/** Rounds that a circle makes, and the index of the first round of the last phase. */
function phasesOf({ format, settings }: Tournament): { readonly circle: number; readonly last: number } {
  const { circles } = traitsOf(format);
  if (circles === 'whole') return { circle: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY };
  const { phase1 = 5, phase2 = 3 } = settings;
  return circles === 'pools' ? { circle: phase1, last: phase1 + phase2 } : { circle: 0, last: -1 };
}

function repeated({ players: [first, second] }: Match, round: number, earlier: readonly number[]): Warning {
  if (second === undefined) return { code: 'second-exemption', round, player: first };
  return { code: 'repeat', round, players: [first, second], earlier };
}

/** Who met, as a key; a win without an opponent counts as an exemption (Formule Classique, before round 1). */
function remembered({ players, result }: Match): readonly string[] {
  const [first, second] = players;
  if (second === undefined) return [first];
  if (result?.kind === 'forfeit' && result.games.length === 0) return freeWinner(players, result.by);
  return result ? [players.toSorted().join('\n')] : [];
}

const freeWinner = (players: readonly PlayerId[], by: PlayerId): readonly PlayerId[] =>
  by === 'both' ? [] : players.filter((id) => id !== by);
