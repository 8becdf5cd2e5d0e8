/** 16 random bytes in hexadecimal. `crypto.randomUUID` is missing on the hall's plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number of a draw: five digits, said aloud and printed. */
export function newSeed(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 10_000 + (word % 90_000);
}
