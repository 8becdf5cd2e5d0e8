import type { Forms } from '../plural.ts';

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
