/** What a key means in the fields of the strip. */
export type StripKey =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'minus' | 'forfeit' | 'dispute' | 'points' | 'victory' | 'malus' | 'empty' }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'next'; readonly by: 'Enter' | ' ' | 'Tab' };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const acts: Readonly<Record<string, StripKey>> = {
  Escape: { kind: 'empty' },
  ArrowUp: { kind: 'step', by: -1 },
  ArrowDown: { kind: 'step', by: 1 },
  '-': { kind: 'minus' },
  n: { kind: 'minus' },
  f: { kind: 'forfeit' },
  l: { kind: 'dispute' },
  p: { kind: 'points' },
  v: { kind: 'victory' },
  m: { kind: 'malus' },
};

/**
 * French keyboards need Shift for digits: the top row is read by its position (`code`), not by its character.
 * Null: the key keeps its own meaning.
 */
export function stripKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): StripKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { kind: 'digit', digit };
  if (key === 'Tab') return shiftKey ? null : { kind: 'next', by: 'Tab' };
  if (key === 'Enter' || key === ' ') return { kind: 'next', by: key };
  return acts[key] ?? acts[key.toLowerCase()] ?? null;
}
