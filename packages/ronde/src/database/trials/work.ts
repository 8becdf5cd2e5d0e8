import type { Arriving } from '../../federation/receive-document.ts';
import { closedFile, sentBy } from '../../federation/test-documents.ts';
import { sentRead } from '../../files/sent-read.ts';
import type { Where } from '../../store/data.ts';

export const trialFederation = 'pl';

/** What a process is told to do. */
export interface FederationWork {
  readonly where: Where;
  /** Its ids begin with it. */
  readonly name: string;
  readonly clients: number;
  /** Whether it sends a document each time before it settles one. */
  readonly sends: boolean;
  /** Of each client; null: until it is killed. */
  readonly rounds: number | null;
}

/** What a process says on its output, one line each. `no`: somebody else had settled it. */
export type OfficerLine =
  | { readonly kind: 'ready' | 'done' }
  | { readonly kind: 'received'; readonly id: string; readonly receipt: number }
  | { readonly kind: 'settled'; readonly id: string; readonly receipt: number; readonly number: number }
  | { readonly kind: 'no'; readonly id: string; readonly receipt: number; readonly code: string };

/** A tournament of four people whose names nobody else has, whatever the order of their words. */
export function documentNamed(id: string): Arriving {
  const players = [1, 2, 3, 4].map((n) => ({
    name: `${id.replaceAll('-', 'x')}x${n}`,
    licence: `${id}-${n}`,
    rating: 1000 + 100 * n,
  }));
  const file = closedFile(players, { id, date: '2026-03-10', rounds: 3 });
  const sent = Buffer.from(JSON.stringify(sentBy(file)));
  const found = sentRead({ sent, today: '2026-11-15', game: 'scrabble', handed: false });
  if (found.kind === 'refused') throw new Error(JSON.stringify(found.problems));
  return found;
}
