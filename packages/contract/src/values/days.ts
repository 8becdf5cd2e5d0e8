/** The civil date so many days after another one, or before it where they are fewer than none. */
export const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
