import type { FederationRefusal } from '@ronde/engine/federation/decide';

/** Names of what a federation's sentences speak of. */
export interface FederationNames {
  readonly document: (id: string) => string;
  readonly person: (id: string) => string;
  readonly player: (document: string, player: string) => string;
}

/** The sentences of a federation that are not of one screen. */
export interface FederationSentences {
  readonly refusal: (refusal: FederationRefusal, names: FederationNames) => string;
  /** Why two may be one, or one two; `others`: named already. */
  readonly doubt: (
    code: 'joined' | 'homonyms' | 'other-name' | 'other-order' | 'same-name' | 'twice',
    name: string,
    others: readonly string[],
  ) => string;
}
