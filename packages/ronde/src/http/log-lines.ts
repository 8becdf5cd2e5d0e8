import type { LogLine } from '@ronde/contract/http/events';
import type { Frozen } from '@ronde/contract/values/same-type';
import { type Decision, decideUndo, undoneBy } from '@ronde/engine';
import { mayTakeBack, type Role } from '../accounts/may.ts';
import type { Stored } from '../store/store.ts';
import type { NameAuthor } from './authors.ts';

/** Who reads the log: what can be taken back is what *they* may take back. */
export interface Reader {
  readonly account: string;
  readonly role: Role;
  readonly nameAuthor: NameAuthor;
}

/** Of each version's whole log, what can be taken back: it depends on every later decision, and costs accordingly. */
const known = new WeakMap<Stored, readonly boolean[]>();

/** The newest `limit` lines of the log, or all of them, the newest first. */
export function logLines(stored: Stored, reader: Reader, limit?: number): readonly Frozen<LogLine>[] {
  const shown = limit === undefined ? stored.log : stored.log.slice(-limit);
  const undone = undoneBy(stored.log);
  const free = limit === undefined ? wholly(stored) : freeOf(stored, shown);
  return shown
    .map((decision, index) => ({
      ...decision,
      ...noteOf(stored, decision),
      by: reader.nameAuthor(decision.by),
      undoneBy: undone.get(decision.seq) ?? null,
      undoable: free[index] === true && mayTakeBack(reader.role, reader.account, decision),
    }))
    .reverse();
}

function noteOf({ notes }: Stored, { id }: Decision): { note?: string } {
  const note = notes.get(id);
  return note === undefined ? {} : { note };
}

function wholly(stored: Stored): readonly boolean[] {
  const free = known.get(stored) ?? freeOf(stored, stored.log);
  known.set(stored, free);
  return free;
}

const freeOf = ({ log }: Stored, decisions: readonly Decision[]): readonly boolean[] =>
  decisions.map(({ seq }) => decideUndo(log, seq, false).ok);
