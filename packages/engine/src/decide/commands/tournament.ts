import type { Details } from '../../tournament/details.ts';
import type { Settings } from '../../tournament/settings.ts';

/** What the director chooses; the pools are moved and drawn by commands of their own. */
export type ChosenSettings = Omit<Settings, 'composed' | 'drawn'>;

export type TournamentCommand =
  /** Only the keys that change, as they were seen and as they become; one that is missing in `to` is taken away. */
  | { readonly kind: 'settings'; readonly saw: ChosenSettings; readonly to: ChosenSettings }
  | { readonly kind: 'details'; readonly saw: Details; readonly to: Details }
  /** `rounds`: how many were held, where that is not what was planned. */
  | { readonly kind: 'close'; readonly rounds?: number }
  | { readonly kind: 'reopen' }
  /** Opens the tournament to the public, or makes it private again. */
  | { readonly kind: 'show'; readonly open: boolean };
