import type { ChoiceCode, RulingCode } from '../../game/rulings.ts';
import type { NoteId, PlayerId, Sanction, Trophy } from '../../tournament/state.ts';

export type UmpireCommand =
  | {
      readonly kind: 'sanction';
      readonly round: number;
      readonly player: PlayerId;
      readonly sanction: Sanction['kind'];
      /** Of a malus, or of a penalty that is in the score; missing: that of the rule. */
      readonly points?: number;
      /** What happened, and what was decided of it. */
      readonly ruling?: RulingCode;
      readonly choice?: ChoiceCode;
      readonly article?: string;
      readonly note?: NoteId;
      /** Of an exclusion whose match is forfeited: as in `record`. */
      readonly anyway?: boolean;
    }
  /** Takes a sanction back, as it was seen. */
  | { readonly kind: 'lift'; readonly round: number; readonly sanction: Sanction }
  | ({ readonly kind: 'give-trophy' } & Trophy)
  | ({ readonly kind: 'take-trophy' } & Trophy);
