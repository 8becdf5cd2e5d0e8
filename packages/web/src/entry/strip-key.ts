/** What a key means in the fields of the strip. */
export type StripKey =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'minus' | 'forfeit' | 'empty' }
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
  if (key === 'Escape') return { kind: 'empty' };
  if (key === 'ArrowUp') return { kind: 'step', by: -1 };
  if (key === 'ArrowDown') return { kind: 'step', by: 1 };
  if (key === '-' || key.toLowerCase() === 'n') return { kind: 'minus' };
  return key.toLowerCase() === 'f' ? { kind: 'forfeit' } : null;
}
