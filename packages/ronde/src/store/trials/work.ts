import type { Where } from '../data.ts';

/** What a process is told to do. Table 0 of each hall is everybody's; `firstTable`: the first that is this process's. */
export interface DeskWork {
  readonly where: Where;
  /** Its ids begin with it. */
  readonly name: string;
  readonly halls: readonly string[];
  readonly clients: number;
  readonly firstTable: number;
  /** Of each client; null: until it is killed. */
  readonly commands: number | null;
}

/** What a process says on its output, one line each. `no`: refused, or taken as a dispute. */
export type Line =
  | { readonly kind: 'ready' }
  | { readonly kind: 'yes'; readonly hall: string; readonly id: string; readonly seq: number }
  | { readonly kind: 'no'; readonly hall: string; readonly id: string; readonly table: number; readonly code: string }
  | { readonly kind: 'done' };
