/** What becomes of the state that was there. */
export interface Previous {
  /** The file that will hold it. */
  readonly kept: string;
  readonly now: string;
  /** Called once that file is there, before the copy takes its place. */
  readonly closing: (previous: string) => void;
}
