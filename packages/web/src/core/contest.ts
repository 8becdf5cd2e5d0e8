import type { QueryClient } from '@tanstack/react-query';
import { type Answer, call, type ProblemAnswer } from './http.ts';
import { type KeptResult, keptResults } from './kept-results.ts';
import { newId } from './new-id.ts';
import { type Accepted, type DeskData, deskKey, take } from './queries.ts';
import { session } from './session.ts';

/** By the id of what was typed second, until it is kept with it: the decision that puts it beside what stands; null: none. */
const contests = new Map<string, Promise<number | null>>();

/**
 * CONC-01: two desks have typed one table of a round in play. What came second is put beside what stands: every desk
 * sees both, and the round can’t close before one of them is kept.
 */
export function contest(client: QueryClient, { t, id, command, note }: KeptResult, problem: ProblemAnswer): void {
  const { refusal } = problem;
  if (command.kind !== 'record' || refusal?.code !== 'result-changed' || refusal.current === null) return;
  // A reason that came with a refused result is kept nowhere.
  if (note !== undefined || !isInPlay(client, t, command.round)) return;
  const { round, players, result: value } = command;
  const by = session.get()?.account?.name ?? '–';
  const body = { id: newId(), command: { kind: 'dispute' as const, round, players, value, by } };
  const beside = sent(client, t, call('POST /api/tournaments/{t}/commands', { t, body }));
  contests.set(id, beside);
  void beside.then((decision) => {
    if (decision) keptResults.turn(id, { kind: 'refused', problem, contest: decision });
  });
}

/** Whoever typed it has chosen: it stands beside nothing any more. Nothing is done where somebody else has settled it. */
export async function withdrawContest(client: QueryClient, { t, id }: KeptResult, known?: number): Promise<void> {
  const decision = known ?? (await contests.get(id));
  contests.delete(id);
  if (decision) await sent(client, t, call('POST /api/tournaments/{t}/undo', { t, body: { id: newId(), decision } }));
}

/** The decision that was made. */
async function sent(client: QueryClient, t: string, asked: Promise<Answer<Accepted>>): Promise<number | null> {
  const answer = await asked;
  if (answer.kind !== 'done') return null;
  take(client, t, answer.value);
  return answer.value.decision.seq;
}

function isInPlay(client: QueryClient, t: string, round: number): boolean {
  const view = client.getQueryData<DeskData>(deskKey(t));
  return view?.tournament.rounds[round - 1]?.status === 'published';
}
