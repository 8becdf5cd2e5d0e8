/** Whole points, a minus sign in front at most; null for nothing or a minus alone. */
export function points(text: string): number | null {
  const clean = text.replace('−', '-');
  return /^-?\d{1,4}$/.test(clean) ? 0 + Number(clean) : null;
}

/** Keeps what can be part of a score, whatever was typed, dictated or pasted. */
export function scoreText(text: string): string {
  const sign = /^\s*[-−]/.test(text) ? '−' : '';
  return sign + countText(text);
}

/** The same for what is counted: cohesion is never negative. */
export const countText = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** What a digit typed in the table field means: a table of this round, or already the first score. */
export function meantForTable(text: string, mostTables: number): boolean {
  return text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostTables);
}
