// The alphabetical order of the rules, the same on every machine: no Intl, no locale.

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/**
 * Marks off, œ → oe, æ → ae, case ignored; apostrophe, hyphen and runs of space count as one space
 * (rules: initial ranking).
 */
export function frenchKey(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      // Accents, and the marks that set a name apart in a sentence.
      .replace(/[\p{M}\u2066-\u2069]/gu, '')
      .replace(/[œæßøđł]/gu, (letter) => ligatures[letter] ?? letter)
      .replace(/[\s'’ʼ‘`´\-‐‑–—]+/gu, ' ')
      .trim()
  );
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Negative when `a` comes first; 0 only for the same text: the plain name settles what the key leaves level. */
export function frenchOrder(a: string, b: string): number {
  return byCodeUnit(frenchKey(a), frenchKey(b)) || byCodeUnit(a, b);
}
