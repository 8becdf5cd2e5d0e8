import type { PlayerFacts } from '../../tournament/player-facts.ts';
import type { PlayerId, Presence } from '../../tournament/state.ts';

export type RegistrationCommand =
  | ({
      readonly kind: 'register';
      readonly player: PlayerId;
      readonly number: number;
      readonly presence?: Presence;
    } & PlayerFacts)
  /** Only for somebody without any result; otherwise they leave. */
  | { readonly kind: 'remove'; readonly player: PlayerId }
  /** Corrects what the rules know of somebody: only the keys that change; one that is missing in `to` is taken away. */
  | { readonly kind: 'amend'; readonly player: PlayerId; readonly saw: PlayerFacts; readonly to: PlayerFacts }
  /** Two who were registered are one person: the one who was drawn stays, else the first named. */
  | { readonly kind: 'merge'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'mark'; readonly player: PlayerId; readonly presence: Presence; readonly saw?: Presence }
  /** `running`: what becomes of their match if it is drawn and not played. `anyway`: of a forfeit, as in `record`. */
  | {
      readonly kind: 'withdraw';
      readonly player: PlayerId;
      readonly running?: 'forfeit' | 'redraw';
      readonly anyway?: boolean;
    }
  | { readonly kind: 'return'; readonly player: PlayerId };
