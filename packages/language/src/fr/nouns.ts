import type { TableRef } from '@ronde/engine';
import { list, ordinal } from '../numbers.ts';
import { counted, type Forms, plural } from '../plural.ts';

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

/** « tables 2 et 4 » */
export const tables = (refs: readonly TableRef[]): string =>
  `${plural('fr', refs.length, nouns.table)} ${list(
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
