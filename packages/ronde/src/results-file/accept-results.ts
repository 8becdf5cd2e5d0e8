import type { AcceptResults } from '@ronde/contract/http/results-file';
import { awayNow, type Command, ok, playsWargame, type Refusal, type Result } from '@ronde/engine';
import { plannedRounds } from '@ronde/views/standings';
import { type CommandsInTurn, commandsInTurn } from '../store/commands-in-turn.ts';
import type { Proposal, Stored } from '../store/store.ts';

type Accepted = Pick<AcceptResults, 'records' | 'rounds'>;
type NextRound = AcceptResults['rounds'][number];

/**
 * The lines that were taken as one decision: the results of rounds that are drawn, each as it would be typed; then the
 * rounds that were drawn elsewhere, their tables made by hand. After a refusal nothing is written.
 */
export function acceptedResults(now: Stored, accepted: Accepted): Result<Proposal, Refusal> {
  const inTurn = commandsInTurn(now, now.people);
  record(inTurn, accepted);
  for (const next of inOrder(accepted)) askRound(inTurn, next);
  const events = inTurn.made();
  return events.ok ? ok({ events: events.value }) : events;
}

/** A round that could not be taken as things stand, and why. */
export interface RefusedRound {
  readonly round: number;
  readonly refusal: Refusal;
}

/** The first of the rounds that would be refused if all of this were taken; null: none would be. */
export function refusedRound(now: Stored, accepted: Accepted): RefusedRound | null {
  const inTurn = commandsInTurn(now, now.people);
  record(inTurn, accepted);
  if (!inTurn.made().ok) return null;
  for (const next of inOrder(accepted)) {
    askRound(inTurn, next);
    const made = inTurn.made();
    if (!made.ok) return { round: next.round, refusal: made.refusal };
  }
  return null;
}

const inOrder = ({ rounds }: Accepted): readonly NextRound[] => rounds.toSorted((a, b) => a.round - b.round);

function record({ ask }: CommandsInTurn, { records }: Accepted): void {
  for (const one of records) ask({ kind: 'record', ...one });
}

/** A whole round that was drawn elsewhere: who plays is here, the tables are those of the file, and so is who began. */
function askRound({ ask, tournament }: CommandsInTurn, next: NextRound): void {
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
  // Nobody begins a wargame.
  const told = !playsWargame(tournament);
  const fixed = matches.map(({ players, table, starts }) => ({
    players,
    ...(table !== undefined && { table }),
    ...(told && starts !== undefined && { starts }),
  }));
  return { kind: 'draw', round, without: awayNow(tournament), fixed, ...(beyond && { beyond }) };
}
