import type { Checked } from '../check.ts';
import type { Moved } from '../move.ts';
import type { CopyRefusal } from '../refusal.ts';
import type { Replacement, Restored } from '../restore.ts';

/** What is said of copies, by the command line and by the program that serves. */
export interface CopySentences {
  /** A whole sentence: what is wrong, and what was left alone. */
  readonly refusal: (refusal: CopyRefusal) => string;
  /** The same in a few words, for the inside of another sentence. */
  readonly found: (refusal: CopyRefusal) => string;
  /** « 14 novembre 2026 à 11 h 42 », as this place counts time. */
  readonly moment: (iso: string) => string;
  readonly copied: (file: string, copy: Checked) => string;
  readonly restored: (file: string, restored: Restored) => string;
  /** What a copy holds and what it replaces, before anything is done. */
  readonly replacement: (file: string, replacement: Replacement, withJournal: boolean) => string;
  /** What has to be answered with one of `yes`. */
  readonly question: string;
  readonly yes: readonly string[];
  readonly moved: (from: string, into: string, moved: Moved) => string;
}
