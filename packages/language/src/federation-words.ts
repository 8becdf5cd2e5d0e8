import type { Dictionary } from './dictionary.ts';
import { federation as en } from './en/federation.ts';
import type { FederationWords } from './federation-refusal.ts';
import { federation as fr } from './fr/federation.ts';

export const federationWords: Dictionary<FederationWords> = { fr, en };
