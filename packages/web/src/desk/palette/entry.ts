/** One line of the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'player' | 'table' | 'page' | 'act';
  /** What is shown, and searched. */
  readonly text: string;
  /** Searched and shown beside: a club, a licence, a number. */
  readonly beside?: string;
  /** The key that does the same without the palette. */
  readonly hint?: string;
  /** Shown before anything is typed. */
  readonly first?: true;
  readonly run: () => void;
}
