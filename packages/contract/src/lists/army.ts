import type { Army } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { armies } from './armies.ts';

/** The edition that is played; a list of another one is corrected in the file. */
const edition = 'V4';
const numbered = /^(\d{1,4})(?:[\s·.,:)-]+(.*\S))?$/u;
const year = /^[-−]?\d{1,4}$/u;

const longestName = 120;

/**
 * An army as typed or in a list: « 54 Anciens Carthaginois »; a number or a name alone where the other is known for it.
 * Null: it is no army.
 */
export function armyNamed(typed: string): Army | null {
  const text = typed.trim();
  // Number and space stand before the name.
  if (text.length > longestName + 5) return null;
  const [, number, name] = numbered.exec(text) ?? [];
  if (number === undefined) return byName(text);
  const full = name ?? nameOf(armies.find((one) => one.startsWith(`${Number(number)} `)) ?? '');
  return full === '' || full.length > longestName ? null : { edition, number: Number(number), name: full };
}

/** The armies of each name. */
const named = new Map<string, Army[]>();
for (const known of armies) {
  const army = { edition, number: Number.parseInt(known, 10), name: nameOf(known) };
  const key = frenchKey(army.name);
  named.set(key, [...(named.get(key) ?? []), army]);
}

/** Two lists of the same name are told apart by their number alone. */
function byName(text: string): Army | null {
  const [only, ...more] = named.get(frenchKey(text)) ?? [];
  return only === undefined || more.length > 0 ? null : only;
}

function nameOf(army: string): string {
  return army.replace(/^\d+ /u, '');
}

/** A year, before our era with either minus: −336. Null: it is none. */
export function readYear(typed: string): number | null {
  const text = typed.trim();
  return year.test(text) ? Number(text.replace('−', '-')) : null;
}

/** The total of an army list: 1 to 99; null for anything else, undefined for nothing. */
export function readCohesion(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[1-9]\d?$/.test(text) ? Number(text) : null;
}
