import { type FormatId, playsWargame } from '@ronde/engine';
import type { Lang } from './lang.ts';

/** The one shape of what is said: a language that lacks its sentences does not compile. */
export type Dictionary<T> = Readonly<Record<Lang, T>>;

/** Sentences that follow what is played; where no formula is said, a Scrabble one. */
export type Spoken<T> = (format?: FormatId) => T;

/** The same sentences whenever the same formula is spoken: a screen that is drawn again finds nothing new. */
export function spoken<T>(make: Spoken<T>): Spoken<T> {
  const made = new Map<FormatId | undefined, T>();
  return (format) => {
    const known = made.get(format) ?? make(format);
    made.set(format, known);
    return known;
  };
}

/**
 * The formula whose words a tournament is spoken in: its own, but that of the wargame where a formula of both games
 * plays it, so that its rounds are « tours » too.
 */
export function spokenAs(tournament: Parameters<typeof playsWargame>[0]): FormatId {
  return playsWargame(tournament) ? 'art-de-la-guerre' : tournament.format;
}
