/** After the mark that sets a name apart, where there is one. */
const vowel = /^\u2068?[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]/iu;

/** « de TOUSSAINT », « d’AUBIN ». H and Y keep « de »: nothing says how a name is pronounced. */
export function de(name: string): string {
  return vowel.test(name) ? `d’${name}` : `de ${name}`;
}

/** Rounds are « rondes » in Scrabble, « tours » in the wargame. */
export type RoundWord = 'ronde' | 'tour';

/** « ronde 2 », « tours 1 et 3 ». */
export function inRounds(rounds: readonly number[], word: RoundWord = 'ronde'): string {
  if (rounds.length === 0) return '';
  if (rounds.length === 1) return `${word} ${rounds[0]}`;
  return `${word}s ${rounds.slice(0, -1).join(', ')} et ${rounds.at(-1)}`;
}
