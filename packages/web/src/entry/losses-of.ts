interface Losses {
  readonly lost: number;
  readonly total: number;
}

/** « 7/23 – 25/25 »: what each army lost of what it had, who stands first on the left. */
export const lossesOf = (sides: readonly Losses[]): string =>
  sides.map(({ lost, total }) => `${lost}/${total}`).join('\u00a0–\u2060\u00a0');
