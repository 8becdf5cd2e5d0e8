import { type FormatId, isFormat, never, type Settings, type TableRef, traitsOf } from '@ronde/engine';
import { defaultScale } from '../margins.ts';
import { counted, type Forms, list, ordinal, plural, signed } from '../numbers.ts';

/** Nouns that are counted. */
export const nouns = {
  table: { one: 'table', other: 'tables' },
  round: { one: 'ronde', other: 'rondes' },
  player: { one: 'joueur', other: 'joueurs' },
  person: { one: 'personne', other: 'personnes' },
  result: { one: 'résultat', other: 'résultats' },
  game: { one: 'partie', other: 'parties' },
  point: { one: 'point', other: 'points' },
  exempt: { one: 'exempt', other: 'exempts' },
  line: { one: 'ligne', other: 'lignes' },
  post: { one: 'poste', other: 'postes' },
  decision: { one: 'décision', other: 'décisions' },
  change: { one: 'changement', other: 'changements' },
} satisfies Record<string, Forms>;

/** « 3 tables » */
export const of = (n: number, noun: keyof typeof nouns): string => counted('fr', n, nouns[noun]);

/** « tables 2 et 4 », « terrains 2 et 4 » */
export const tables = (refs: readonly TableRef[], noun: Forms = nouns.table): string =>
  `${plural('fr', refs.length, noun)} ${list(
    'fr',
    refs.map((ref) => String(ref.table)),
  )}`;

/** The places that tied players take: « 2ᵉ, 3ᵉ », « 4ᵉ à 9ᵉ », « 3ᵉ place » when it is shared. */
export function ranks(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  if (numbers.length === 1) return `${ordinal('fr', first)} place`;
  if (numbers.length > 3) return `${ordinal('fr', first)} à ${ordinal('fr', last)}`;
  return numbers.map((n) => ordinal('fr', n)).join(', ');
}

/** What a round is called, with the words that agree with it: « la ronde 3 est close », « le tour 3 est clos ». */
export interface RoundNoun {
  readonly one: RoundWord;
  readonly One: 'Ronde' | 'Tour';
  readonly other: string;
  readonly the: string;
  readonly The: string;
  readonly of: string;
  readonly in: string;
  readonly a: string;
  readonly A: string;
  readonly this: string;
  /** Ends what agrees with it. */
  readonly e: 'e' | '';
}

const ronde: RoundNoun = {
  one: 'ronde',
  One: 'Ronde',
  other: 'rondes',
  the: 'la ronde',
  The: 'La ronde',
  of: 'de la ronde',
  in: 'en ronde',
  a: 'une ronde',
  A: 'Une ronde',
  this: 'cette ronde',
  e: 'e',
};

const tour: RoundNoun = {
  one: 'tour',
  One: 'Tour',
  other: 'tours',
  the: 'le tour',
  The: 'Le tour',
  of: 'du tour',
  in: 'au tour',
  a: 'un tour',
  A: 'Un tour',
  this: 'ce tour',
  e: '',
};

/** « tour » in the wargame, « ronde » where Scrabble is played, or where it is not said. */
export function roundNoun(format?: string): RoundNoun {
  return isTour(format) ? tour : ronde;
}

/** Whether its rounds are « tours ». */
export const isTour = (format?: string): boolean =>
  format !== undefined && isFormat(format) && traitsOf(format).round === 'tour';

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

/** What an exemption is worth: « 3 PM, +50 », « 90 points ». */
export function exemptPoints(format: FormatId, settings: Settings): string {
  const { exempt } = traitsOf(format);
  switch (exempt) {
    case 'spread':
      return `3 PM, ${signed(settings.forfeitSpread ?? 50)}`;
    case 'own-rating':
      return '3 PM, et au Pdep la cote de l’exempt';
    case 'score':
      return '90 points';
    case 'win':
      return counted('fr', (settings.points ?? defaultScale).win, nouns.point);
    default:
      return never(exempt);
  }
}
