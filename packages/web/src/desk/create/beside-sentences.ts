import type { Dictionary } from '@ronde/language';

const fr = {
  expectedInAll: 'Joueurs attendus en tout',
  from: 'Reprendre les inscrits de',
  fromHelp: 'Facultatif\u00a0: ils sont proposés à l’inscription, et la liste se complète ensuite.',
  fromNone: 'Aucun tournoi',
  poolsMade: (n: number) => `${n} tournois créés, un par poule.`,
  perPool: (what: string) => `${what} dans chaque poule`,
  inPools: (parts: readonly (readonly [pool: string, what: string])[]) =>
    parts.map(([pool, what]) => `${pool}\u00a0: ${what}`).join('\u202f; '),
  poolsPlanned: (parts: readonly (readonly [pool: string, players: number | null])[]) =>
    parts.map(([pool, players]) => (players === null ? pool : `${pool} (${players})`)).join(', '),
  /** « 1–4 »: the numbers that a pool plays at. */
  tablesFrom: (n: number, first: number) => `${first}–${first + n - 1}`,
  onePerRoundIn: (pools: string) => `une personne par tour\u00a0: ${pools}`,
};

type BesideSentences = typeof fr;

const en: BesideSentences = {
  expectedInAll: 'Players expected in all',
  from: 'Take the people of',
  fromHelp: 'Optional: they are offered for registration, and the list goes on from there.',
  fromNone: 'No tournament',
  poolsMade: (n) => `${n} tournaments created, one per pool.`,
  perPool: (what) => `${what} in each pool`,
  inPools: (parts) => parts.map(([pool, what]) => `${pool}: ${what}`).join('; '),
  poolsPlanned: (parts) =>
    parts.map(([pool, players]) => (players === null ? pool : `${pool} (${players})`)).join(', '),
  tablesFrom: (n, first) => `${first}–${first + n - 1}`,
  onePerRoundIn: (pools) => `one player per round: ${pools}`,
};

/** Of an event of several pools, and of people who come from another tournament. */
export const besideSentences: Dictionary<BesideSentences> = { fr, en };
