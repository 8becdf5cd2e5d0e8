/** The places of `docs/rules/formule-classique.md` that sentences point to; a test holds them against the page. */
export const ruleAnchors = {
  rounds: 'rondes',
  ranking: 'classement-initial',
  exempt: 'exempt',
  points: 'points',
  ppm: 'ppm',
  first: 'premiere-ronde',
  next: 'rondes-suivantes',
  permutations: 'permutations',
  starts: 'qui-commence',
  forfeits: 'forfaits',
  final: 'classement-final',
} as const;

/** The page itself, from the root of the project. */
export const rulesPage = 'docs/rules/formule-classique.md';
