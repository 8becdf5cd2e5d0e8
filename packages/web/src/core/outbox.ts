import { type Accepted, deskPath } from './desk-query.ts';
import { type External, external } from './external.ts';
import { type Answer, isForStaff, isPassing, isUnanswered, requestOnce } from './http.ts';
import {
  type Entry,
  type KeptResult,
  type KeptResults,
  keptResultsOn,
  type ResultCommand,
  type Shelf,
} from './kept-results.ts';
import { withNote } from './with-note.ts';

export type { KeptResult, ResultCommand } from './kept-results.ts';

/** The results typed in this browser that are not done with. */
export const keptResults: KeptResults = keptResultsOn(shelfHere());

function shelfHere(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

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

export type Delivered = (kept: KeptResult, answer: Answer<Accepted>) => void;

let running: Promise<void> | undefined;

/**
 * Sends what waits, oldest first, until nothing does, nobody answers or the server can't take it now. One run at a
 * time, among all windows where the browser can hold them apart; elsewhere the ids make a second sending harmless.
 */
export function deliver(delivered: Delivered): Promise<void> {
  running ??= alone(() => run(delivered)).finally(() => {
    running = undefined;
  });
  return running;
}

async function alone(work: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('ronde.outbox', work) : work();
}

async function run(delivered: Delivered): Promise<void> {
  for (let kept = keptResults.nextToSend(); kept; kept = keptResults.nextToSend()) {
    const { t, id, deviceAt, command, note } = kept;
    const body = { id, deviceAt, command, ...(note && { note }) };
    const answer = await requestOnce<Accepted>('POST', deskPath(t, '/commands'), body);
    // Whoever signs in next on this device sends what is kept here; what can't be saved now goes later.
    if (answer.kind === 'refused' && (isForStaff(answer.problem) || isPassing(answer.problem))) return;
    // With its id it is sent again until an answer comes.
    if (isUnanswered(answer)) return;
    if (answer.kind === 'done') keptResults.turn(id, { kind: 'accepted', version: answer.value.version });
    // The same value is there already, from another desk: nothing is left to decide.
    else if (answer.kind === 'refused' && answer.problem.code === 'same-result') keptResults.settle(id);
    else if (answer.kind === 'refused') keptResults.turn(id, { kind: 'refused', problem: answer.problem });
    delivered(kept, answer);
  }
}
