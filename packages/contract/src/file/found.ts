import type { Found } from '@ronde/language';

const longest = 80;

/** A value of the file, short enough for a sentence. Never walks into it: it may be deep or huge. */
export function foundOf(value: unknown): Found {
  if (value === undefined) return { kind: 'nothing' };
  if (Array.isArray(value)) return { kind: 'list', length: value.length };
  if (typeof value === 'string') return { kind: 'value', value: short(value) };
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return { kind: 'value', value };
  return { kind: 'object' };
}

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
