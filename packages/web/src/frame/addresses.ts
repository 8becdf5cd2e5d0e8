import type { Waiting } from '@ronde/engine';

/** The addresses of the desk: short French words, the same in both languages. */
export const address = {
  home: '/bureau',
  create: '/bureau/nouveau',
  desk: (t: string) => `/bureau/${t}`,
  registration: (t: string) => `/bureau/${t}/inscriptions`,
  round: (t: string, round: number) => `/bureau/${t}/ronde/${round}`,
  standings: (t: string, after?: number) => `/bureau/${t}/classement${after === undefined ? '' : `/${after}`}`,
  log: (t: string) => `/bureau/${t}/journal`,
  closing: (t: string) => `/bureau/${t}/cloture`,
} as const;

/** The page of the step that waits for somebody. */
export function waitingAddress(t: string, waits: Waiting): string {
  switch (waits.kind) {
    case 'registration':
      return address.registration(t);
    case 'draw':
      // The button that draws stands on the round that was just closed.
      return address.round(t, waits.round - 1);
    case 'publish':
    case 'results':
    case 'disputes':
    case 'close-round':
      return address.round(t, waits.round);
    case 'draw-final':
    case 'final-results':
    case 'close':
    case 'closed':
      return address.closing(t);
  }
}
