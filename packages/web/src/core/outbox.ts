import type { SentCommand } from '@ronde/contract/http/command';
import { delivery } from './delivery.ts';
import { type External, external } from './external.ts';
import { type Answer, call, isForStaff, isPassing, isUnanswered } from './http.ts';
import { type Entry, type KeptResult, type KeptResults, keptResultsOn, type ResultCommand } from './kept-results.ts';
import type { Accepted } from './queries.ts';
import { storageOf } from './storage.ts';

export type { KeptResult, ResultCommand } from './kept-results.ts';

/** The results typed in this browser that are not done with. */
export const keptResults: KeptResults = keptResultsOn(storageOf('browser'));

if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => keptResults.heard(key));

const listOf = <T>(of: (entry: Entry) => readonly T[]): External<readonly T[]> => {
  const list = external<readonly T[]>(keptResults.entries.get().flatMap(of));
  keptResults.entries.subscribe(() => list.set(keptResults.entries.get().flatMap(of)));
  return list;
};

/** What nobody has acknowledged yet. */
export const outbox = listOf(({ kept, fate }) => (fate.kind === 'waiting' ? [kept] : []));

/** What stands on screen before what the server’s last view has: not acknowledged, or in no view that came. */
export const shownResults = listOf(({ kept, fate }) => (fate.kind === 'refused' ? [] : [kept]));

/** With its reason, where it has one: the result then names it by its id. */
export function keptWith(kept: KeptResult, note: string): KeptResult {
  const command = withNote(kept.command, kept.id, note.trim());
  return isResult(command) && note.trim() !== '' ? { ...kept, command, note: note.trim() } : kept;
}

export const isResult = (command: { readonly kind: string }): command is ResultCommand =>
  command.kind === 'record' || command.kind === 'record-final';

export const keep = (kept: KeptResult): void => keptResults.keep(kept);

type Delivered = (kept: KeptResult, answer: Answer<Accepted>) => void;

async function send(kept: KeptResult, delivered: Delivered): Promise<'sent' | 'later'> {
  const { t, id, deviceAt, command, note } = kept;
  const body = { id, deviceAt, command, ...(note && { note }) };
  const answer = await call('POST /api/tournaments/{t}/commands', { t, body }, { once: true });
  // Whoever signs in next on this device sends what is kept here; what can't be saved now goes later.
  if (answer.kind === 'refused' && (isForStaff(answer.problem) || isPassing(answer.problem))) return 'later';
  // With its id it is sent again until an answer comes.
  if (isUnanswered(answer)) return 'later';
  if (answer.kind === 'done') keptResults.turn(id, { kind: 'accepted', version: answer.value.version });
  // The same value is there already, from another desk: nothing is left to decide.
  else if (answer.kind === 'refused' && answer.problem.code === 'same-result') keptResults.settle(id);
  else if (answer.kind === 'refused') keptResults.turn(id, { kind: 'refused', problem: answer.problem });
  delivered(kept, answer);
  return 'sent';
}

async function alone(work: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('ronde.outbox', work) : work();
}

/** Sends what waits here, one window at a time. */
export const deliver: (delivered: Delivered) => Promise<void> = delivery(
  { next: () => keptResults.nextToSend(), send },
  alone,
);

/**
 * A command whose decision has a reason in free words. The words travel beside it and never enter the log, which only
 * names the command that brought them (`id`).
 */
export function withNote<C extends SentCommand>(command: C, id: string, note: string): SentCommand {
  if (note === '') return command;
  if (command.kind === 'dispute' || command.kind === 'sanction') return { ...command, note: id };
  if (command.kind !== 'record' && command.kind !== 'record-final') return command;
  const { result } = command;
  // The scores of games, and a bare winner, have nothing to explain.
  return result.kind === 'games' || result.kind === 'decided'
    ? command
    : { ...command, result: { ...result, note: id } };
}
