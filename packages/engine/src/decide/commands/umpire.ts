import type { NoteId, PlayerId, Sanction, Trophy } from '../../tournament/state.ts';

export type UmpireCommand =
  | {
      readonly kind: 'sanction';
      readonly round: number;
      readonly player: PlayerId;
      readonly sanction: Sanction['kind'];
      /** Of a malus; missing: that of the rule. */
      readonly points?: number;
      readonly article?: string;
      readonly note?: NoteId;
    }
  /** Takes a sanction back, as it was seen. */
  | { readonly kind: 'lift'; readonly round: number; readonly sanction: Sanction }
  | ({ readonly kind: 'give-trophy' } & Trophy)
  | ({ readonly kind: 'take-trophy' } & Trophy);
