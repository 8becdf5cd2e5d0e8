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

const toldSources: Dictionary<() => Promise<Spoken<Told>>> = {
  fr: async () => (await import('@ronde/language/fr/log-and-reasons')).frTold,
  en: async () => (await import('@ronde/language/en/log-and-reasons')).enTold,
};

/** Fetches the sentences of a language: a reader of one does not load the other. */
export async function loadSentences(wanted: Lang): Promise<void> {
  if (!spoken.has(wanted)) spoken.set(wanted, await load[wanted]());
  if (tells) await loadTold(wanted);
}

/** Fetches what tells the log and the reasons of a draw, for a page that does. */
export async function loadTold(wanted: Lang): Promise<void> {
  tells = true;
  if (!spokenTold.has(wanted)) spokenTold.set(wanted, await toldSources[wanted]());
}

/** The sentences of a language; null until they have been fetched. */
export const loadedSentences = (wanted: Lang, format?: FormatId): Sentences | null =>
  spoken.get(wanted)?.(format) ?? null;
export const loadedTold = (wanted: Lang, format?: FormatId): Told | null => spokenTold.get(wanted)?.(format) ?? null;
