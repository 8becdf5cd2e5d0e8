import type { AcceptResults } from '@ronde/contract/http/results-file';
import { awayNow, type Command, ok, type Refusal, type Result } from '@ronde/engine';
import { plannedRounds } from '@ronde/views/standings';
import { commandsInTurn } from '../store/commands-in-turn.ts';
import type { Proposal, Stored } from '../store/store.ts';

type NextRound = AcceptResults['rounds'][number];

/**
 * The lines that were taken as one decision: the results of rounds that are drawn, each as it would be typed; then the
 * rounds that were drawn elsewhere, their tables made by hand. After a refusal nothing is written.
 */
export function acceptedResults(
  now: Stored,
  { records, rounds }: Pick<AcceptResults, 'records' | 'rounds'>,
): Result<Proposal, Refusal> {
  const { ask, made, tournament } = commandsInTurn(now, now.people);
  for (const record of records) ask({ kind: 'record', ...record });
  for (const next of rounds.toSorted((a, b) => a.round - b.round)) {
    const { rounds: drawn } = tournament();
    if (drawn.at(-1)?.status === 'published') ask({ kind: 'close-round', round: drawn.length });
    for (const command of presences(tournament(), next)) ask(command);
    ask(drawOf(tournament(), next));
    ask({ kind: 'publish', round: next.round, attempt: 1, anyway: true });
    for (const { players, result } of next.matches) {
      const [one, other] = players;
      if (other !== undefined && result)
        ask({ kind: 'record', round: next.round, players: [one, other], result, saw: null });
    }
    const whole = next.matches.every(({ players, result }) => players.length === 1 || result !== undefined);
    if (whole) ask({ kind: 'close-round', round: next.round });
  }
  const events = made();
  return events.ok ? ok({ events: events.value }) : events;
}

type State = Stored['tournament'];

/** Who plays in it is here, and nobody else is. */
function presences({ players }: State, { matches }: NextRound): readonly Command[] {
  const playing = new Set(matches.flatMap(({ players: two }): readonly string[] => two));
  return players.flatMap(({ id, left, presence }): readonly Command[] => {
    const wanted = playing.has(id) ? 'here' : 'absent';
    return left !== undefined || presence === wanted ? [] : [{ kind: 'mark', player: id, presence: wanted }];
  });
}

function drawOf(tournament: State, { round, matches }: NextRound): Command {
  const beyond = round > plannedRounds(tournament);
  const fixed = matches.map(({ players, table }) => ({ players, ...(table !== undefined && { table }) }));
  return { kind: 'draw', round, without: awayNow(tournament), fixed, ...(beyond && { beyond }) };
}
