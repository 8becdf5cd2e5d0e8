import type { Army } from '@ronde/engine';

// An army as a cell of the results workbook has it.

/** « V4-54-Anciens Carthaginois ». */
export const armyCell = ({ edition, number, name }: Army): string => `${edition}-${number}-${name}`;

/** The same read back; null: no army is written so. */
export function armyOf(text: string, dates = ''): Army | null {
  const [, edition, number, name] = /^(.+?)-(\d{1,4})-(.+)$/u.exec(text.trim()) ?? [];
  if (edition === undefined || name === undefined) return null;
  const [, from = '', to = ''] = /^(-?\d*)\/(-?\d*)$/u.exec(dates.trim()) ?? [];
  return {
    edition,
    number: Number(number),
    name,
    ...(from !== '' && { from: Number(from) }),
    ...(to !== '' && { to: Number(to) }),
  };
}
