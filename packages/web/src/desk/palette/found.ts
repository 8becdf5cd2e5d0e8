import { frenchKey } from '@ronde/engine/base/french-order';
import type { PaletteEntry } from './entry.ts';

/** As many as are read at a glance. */
const shown = 12;

/**
 * The lines that hold every word that was typed, accents and case ignored: first those that begin with it, then those
 * where each word begins one, then the others. A number is a table before it is anything else. Nothing typed: the pages
 * and acts of every day.
 */
export function found(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = frenchKey(typed);
  if (wanted === '') return entries.filter(({ first }) => first);
  const parts = wanted.split(' ');
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(frenchKey(`${entry.text} ${entry.beside ?? ''}`), wanted, parts);
    const table = entry.kind === 'table' && /^\d+$/.test(wanted);
    return rank === null ? [] : [{ entry, rank: table ? rank - 1 : rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, shown).map(({ entry }) => entry);
}

function rankOf(key: string, wanted: string, parts: readonly string[]): number | null {
  if (!parts.every((part) => key.includes(part))) return null;
  if (key === wanted || key.startsWith(`${wanted} `)) return 0;
  if (key.startsWith(wanted)) return 1;
  const padded = ` ${key}`;
  if (parts.every((part) => `${padded} `.includes(` ${part} `))) return 2;
  return parts.every((part) => padded.includes(` ${part}`)) ? 3 : 4;
}
