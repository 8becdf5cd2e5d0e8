import type { Season } from '@ronde/engine';

/** A season as it is typed: what changes every year. */
export interface SeasonTyped {
  readonly name: string;
  readonly from: string;
  readonly joker: string;
  readonly a: string;
  readonly b: string;
  readonly ten: string;
}

export const nothingTyped: SeasonTyped = { name: '', from: '', joker: '', a: '', b: '', ten: '' };

/**
 * The season as its file would say it: what is typed, the rest from the one before. What is no number stays as typed,
 * for the server says what is wrong with a season, in one place for a form and a file.
 */
export function seasonText({ name, from, joker, a, b, ten }: SeasonTyped, before: Season): string {
  const figure = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : text);
  const worldTopTen = ten
    .split(/[,;\n]/u)
    .map((licence) => licence.trim())
    .filter(Boolean);
  const bars = { joker: figure(joker), a: figure(a), b: figure(b) };
  return JSON.stringify({ ...before, name: name.trim(), from, bars, worldTopTen });
}

/** The season that the house knows for a day, where the tournament has another one; null: nothing to take. */
export function seasonToTake(known: readonly Season[], lastDay: string, own: Season): Season | null {
  const [newest] = known.filter(({ from }) => from <= lastDay).toSorted((x, y) => (x.from < y.from ? 1 : -1));
  return newest && JSON.stringify(newest) !== JSON.stringify(own) ? newest : null;
}
