import type { MatchResult } from '@ronde/engine';
import { blank, sameTyped, type Typed } from '../../results/typed.ts';
import { typedOf } from '../../results/typed-of.ts';
import { type EntryTable, shownResult } from './tables.ts';

/** The strip at one moment. */
export interface Strip {
  /** As typed; may name no table. */
  readonly tableText: string;
  readonly typed: Typed;
  /** What the fields held when the table was opened: another content is somebody's typing. */
  readonly base: Typed;
  /** What stood at the table when it was opened: what the author saw, whatever comes in meanwhile (CONC-01). */
  readonly opened: MatchResult | null;
  /** Enter was pressed on what has to be asked about. */
  readonly asked: boolean;
  /** Why, in free words: beside a result that somebody granted, or a dispute. */
  readonly note: string;
  /** `L` was pressed: the reason of a dispute is asked for. */
  readonly disputing: boolean;
}

/** A table opened: what stands there, else what one of the two has entered, else nothing. */
export function stripOf(table: EntryTable | undefined, tableText: string, empty: Typed = blank()): Strip {
  const opened = (table && shownResult(table)) ?? null;
  const said = opened ?? table?.match.claim?.value;
  const typed = table ? typedOf(said, table.seats, empty) : empty;
  return { tableText, typed, base: typed, opened, asked: false, note: '', disputing: false };
}

export const touched = ({ typed, base, note }: Strip): boolean => !sameTyped(typed, base) || note !== '';
