import type { SentCommand } from '@ronde/contract/http/command';
import type { Accepted } from './desk-query.ts';
import { deskPath } from './desk-query.ts';
import { external } from './external.ts';
import { type Answer, isForStaff, request } from './http.ts';
import { withNote } from './with-note.ts';

/** Of a round, or of the final. */
export type ResultCommand = Extract<SentCommand, { kind: 'record' } | { kind: 'record-final' }>;

/** A result typed here and not yet acknowledged. Its id makes a second sending harmless. */
export interface KeptResult {
  readonly t: string;
  readonly id: string;
  readonly deviceAt: string;
  readonly command: ResultCommand;
  /** Why, in free words; the result names it by `id`. */
  readonly note?: string;
}

const key = 'ronde.outbox';

export const outbox = external<readonly KeptResult[]>(stored());

function stored(): readonly KeptResult[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly KeptResult[];
  } catch {
    return [];
  }
}

function write(list: readonly KeptResult[]): void {
  outbox.set(list);
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Without storage the results are kept as long as the page stays open.
  }
}

/** With its reason, where it has one: the result then names it by its id. */
export function keptWith(kept: KeptResult, note: string): KeptResult {
  const command = withNote(kept.command, kept.id, note.trim());
  return isResult(command) && note.trim() !== '' ? { ...kept, command, note: note.trim() } : kept;
}

const isResult = (command: SentCommand): command is ResultCommand =>
  command.kind === 'record' || command.kind === 'record-final';

export function keep(kept: KeptResult): void {
  write([...outbox.get(), kept]);
}

export type Delivered = (kept: KeptResult, answer: Answer<Accepted>) => void;

let running: Promise<void> | undefined;

/** Sends what is kept, oldest first, until the list is empty or nobody answers. One run at a time. */
export function deliver(delivered: Delivered): Promise<void> {
  running ??= run(delivered).finally(() => {
    running = undefined;
  });
  return running;
}

async function run(delivered: Delivered): Promise<void> {
  for (let kept = outbox.get()[0]; kept; kept = outbox.get()[0]) {
    const { t, id, deviceAt, command, note } = kept;
    const body = { id, deviceAt, command, ...(note && { note }) };
    const answer = await request<Accepted>('POST', deskPath(t, '/commands'), body);
    // Whoever signs in next on this device sends what is kept here.
    if (answer.kind === 'refused' && isForStaff(answer.problem)) return;
    delivered(kept, answer);
    if (answer.kind === 'unreachable') return;
    write(outbox.get().filter((other) => other.id !== kept.id));
  }
}
