import type { FormatId } from '@ronde/engine';
import type { Dictionary, Lang, Sentences, Spoken, Told } from '@ronde/language';

const spoken = new Map<Lang, Spoken<Sentences>>();
const spokenTold = new Map<Lang, Spoken<Told>>();
/** Once a page tells something, every language comes with what it takes to tell. */
let tells = false;

const load: Dictionary<() => Promise<Spoken<Sentences>>> = {
  fr: async () => (await import('@ronde/language/fr')).fr,
  en: async () => (await import('@ronde/language/en')).en,
};

const loadTold: Dictionary<() => Promise<Spoken<Told>>> = {
  fr: async () => (await import('@ronde/language/fr/told')).frTold,
  en: async () => (await import('@ronde/language/en/told')).enTold,
};

/** Fetches the sentences of a language: a reader of one does not load the other. */
export async function learn(wanted: Lang): Promise<void> {
  if (!spoken.has(wanted)) spoken.set(wanted, await load[wanted]());
  if (tells) await learnTold(wanted);
}

/** Fetches what tells the log and the reasons of a draw, for a page that does. */
export async function learnTold(wanted: Lang): Promise<void> {
  tells = true;
  if (!spokenTold.has(wanted)) spokenTold.set(wanted, await loadTold[wanted]());
}

/** The sentences of a language; null until they have been fetched. */
export const learnt = (wanted: Lang, format?: FormatId): Sentences | null => spoken.get(wanted)?.(format) ?? null;
export const learntTold = (wanted: Lang, format?: FormatId): Told | null => spokenTold.get(wanted)?.(format) ?? null;
