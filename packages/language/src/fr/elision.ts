const vowel = /^[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]/iu;

/** « de TOUSSAINT », « d’AUBIN ». H and Y keep « de »: nothing says how a name is pronounced. */
export function de(name: string): string {
  return vowel.test(name) ? `d’${name}` : `de ${name}`;
}

/** « ronde 2 », « rondes 1 et 3 ». */
export function inRounds(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  if (rounds.length === 1) return `ronde ${rounds[0]}`;
  return `rondes ${rounds.slice(0, -1).join(', ')} et ${rounds.at(-1)}`;
}
