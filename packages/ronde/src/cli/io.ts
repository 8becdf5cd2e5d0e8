/** What the command line has of the world: tests give it another one. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** All of standard input. */
  readonly stdin: () => Promise<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks whoever sits at the terminal; null: nobody does. */
  readonly ask: ((question: string) => Promise<string>) | null;
}
