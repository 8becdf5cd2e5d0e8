import type { Details, Tournament } from '@ronde/engine';

export type DetailName = keyof Details;

export const detailNames: readonly DetailName[] = ['name', 'date', 'endDate', 'place', 'event', 'theme', 'pool'];

export type DetailValues = Readonly<Record<DetailName, string>>;

export const detailValues = (t: Tournament): DetailValues => ({
  name: t.name,
  date: t.date,
  endDate: t.endDate ?? '',
  place: t.place ?? '',
  event: t.event ?? '',
  theme: t.theme ?? '',
  pool: t.pool ?? '',
});

/** The details that were changed: as they were seen, and as they become; an emptied one is left out. */
export function changedDetails(
  t: Tournament,
  values: DetailValues,
): { readonly saw: Details; readonly to: Details } | null {
  const was = detailValues(t);
  const names = detailNames.filter((name) => values[name].trim() !== was[name]);
  if (names.length === 0) return null;
  const side = (of: DetailValues): Details =>
    Object.fromEntries(names.flatMap((name) => (of[name].trim() === '' ? [] : [[name, of[name].trim()]])));
  return { saw: side(was), to: side(values) };
}
