import type { PublicOptions } from '@ronde/contract/http/player';

export interface OptionValues {
  readonly registration: boolean;
  /** As typed; nothing: as many as come. */
  readonly places: string;
  readonly presence: boolean;
}

export const optionValues = (options: PublicOptions | undefined): OptionValues => ({
  registration: options?.registration ?? false,
  places: options?.places == null ? '' : String(options.places),
  presence: options?.presence ?? false,
});

const mostPlaces = 2000;

/** Null where the places are no number of places. */
export function optionsIn({ registration, places, presence }: OptionValues): PublicOptions | null {
  const text = places.trim();
  if (text === '') return { registration, places: null, presence };
  const n = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return n >= 1 && n <= mostPlaces ? { registration, places: n, presence } : null;
}

export const sameOptions = (a: PublicOptions, b: PublicOptions): boolean =>
  a.registration === b.registration && a.places === b.places && a.presence === b.presence;
