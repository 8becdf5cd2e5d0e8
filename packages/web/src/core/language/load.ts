import type { FormatId } from '@ronde/engine';
import type { Dictionary, Lang, Objections, Sentences, Spoken, Told } from '@ronde/language';
import { loaded } from '../script.ts';

/** Sentences that come as a script a language: a reader of one does not load the other. */
function scripts<T>(sources: Dictionary<() => Promise<Spoken<T>>>) {
  const here = new Map<Lang, Spoken<T>>();
  const coming = new Map<Lang, Promise<Spoken<T>>>();
  const fetched = async (wanted: Lang): Promise<Spoken<T>> => {
    const said = await sources[wanted]();
    here.set(wanted, said);
    return said;
  };
  return {
    /** Null until they have been fetched. */
    loaded: (wanted: Lang): Spoken<T> | null => here.get(wanted) ?? null,
    /** The same promise to everybody who waits for the same language. */
    load(wanted: Lang): Promise<Spoken<T>> {
      const before = coming.get(wanted);
      if (before) return before;
      const now = fetched(wanted);
      coming.set(wanted, now);
      now.then(
        // So that `use` finds it there at once, without a moment of nothing on the page.
        (value) => Object.assign(now, { status: 'fulfilled', value }),
        // Lost on its way: asked for again by the next one.
        () => coming.delete(wanted),
      );
      return now;
    },
  };
}

const sentences = scripts<Sentences>({
  fr: async () => (await import('@ronde/language/fr')).fr,
  en: async () => (await import('@ronde/language/en')).en,
});

const told = scripts<Told>({
  fr: async () => (await import('@ronde/language/fr/log-and-reasons')).frTold,
  en: async () => (await import('@ronde/language/en/log-and-reasons')).enTold,
});

// Asked for by a part that is shown, not only by a page that comes: it waits for a server that is away.
const objections = scripts<Objections>({
  fr: () => loaded(async () => (await import('@ronde/language/fr/refusals-and-warnings')).frObjections),
  en: () => loaded(async () => (await import('@ronde/language/en/refusals-and-warnings')).enObjections),
});

/** Once a page tells something, every language comes with what it takes to tell. */
let tells = false;

export async function loadSentences(wanted: Lang): Promise<void> {
  await sentences.load(wanted);
  if (tells) await loadTold(wanted);
}

/** Fetches what tells the log and the reasons of a draw, for a page that does. */
export async function loadTold(wanted: Lang): Promise<void> {
  tells = true;
  await told.load(wanted);
}

/** Fetches refusals and warnings of a language: once the first page stands, and for whatever shows one before. */
export const loadObjections = objections.load;

export const loadedSentences = (wanted: Lang, format?: FormatId): Sentences | null =>
  sentences.loaded(wanted)?.(format) ?? null;
export const loadedTold = (wanted: Lang, format?: FormatId): Told | null => told.loaded(wanted)?.(format) ?? null;
