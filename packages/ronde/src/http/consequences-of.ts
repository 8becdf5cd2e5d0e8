import type { SentCommand } from '@ronde/contract/http/command';
import { type Consequences, consequences, followingFrom, type Refusal, type Result, replay } from '@ronde/engine';
import { nextNumber } from '../store/next-state.ts';
import type { Stored, Written } from '../store/store.ts';
import { registering } from './decide-command.ts';

/** What a command would change on this state; nothing is decided. Refused: as the command itself. */
export function consequencesOf(now: Stored, command: SentCommand): Result<Consequences, Refusal> {
  const asked = command.kind === 'register' ? { ...registering(command), number: nextNumber(now) } : command;
  return consequences(now.tournament, asked, now.people);
}

/** Commands that may change what others were drawn or ranked by. */
const correcting: ReadonlySet<SentCommand['kind']> = new Set(['clear', 'retain', 'sanction', 'lift', 'remove']);

/** What followed from a correction, on the state before it; null: the command was none. The same when it is sent again. */
export function followed({ before, stored, decision }: Written, command: SentCommand): Consequences | null {
  const corrects = command.kind === 'record' ? command.saw !== null : correcting.has(command.kind);
  if (!corrects) return null;
  const { seq, events } = decision;
  if (before) return followingFrom(before.tournament, stored.tournament, events, stored.people);
  return followingFrom(replay(stored.log.slice(0, seq - 1)), replay(stored.log.slice(0, seq)), events, stored.people);
}
