import type { FormatId } from '@ronde/engine';
import type { Dictionary, Lang, Objections, Sentences, Spoken, Told } from '@ronde/language';
import { loaded } from '../script.ts';

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

const objectionSources: Dictionary<() => Promise<Spoken<Objections>>> = {
  fr: async () => (await import('@ronde/language/fr/refusals-and-warnings')).frObjections,
  en: async () => (await import('@ronde/language/en/refusals-and-warnings')).enObjections,
};

const objections = new Map<Lang, Spoken<Objections>>();
const coming = new Map<Lang, Promise<Spoken<Objections>>>();

/** Fetches refusals and warnings of a language: once the first page stands, and for whatever shows one before. */
export function loadObjections(wanted: Lang): Promise<Spoken<Objections>> {
  const before = coming.get(wanted);
  if (before) return before;
  const fetched = loaded(objectionSources[wanted]).then((said) => {
    objections.set(wanted, said);
    return said;
  });
  coming.set(wanted, fetched);
  // Lost on its way: asked for again by the next one.
  fetched.catch(() => coming.delete(wanted));
  return fetched;
}

export const loadedObjections = (wanted: Lang): Spoken<Objections> | null => objections.get(wanted) ?? null;
