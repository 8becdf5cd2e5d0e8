import type { Dictionary } from './dictionary.ts';
import { federation as en } from './en/federation.ts';
import type { FederationSentences } from './federation-refusal.ts';
import { federation as fr } from './fr/federation.ts';

export const federationSentences: Dictionary<FederationSentences> = { fr, en };
