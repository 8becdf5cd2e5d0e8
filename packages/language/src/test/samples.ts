// One sample of every refusal, warning, step and event. The types make a missing kind a compile error.
import type {
  Event,
  Match,
  MatchResult,
  People,
  Refusal,
  Round,
  Step,
  TableRef,
  Tournament,
  Warning,
} from '@ronde/engine';

type ByCode<T extends { readonly code: string }> = { readonly [C in T['code']]: Extract<T, { readonly code: C }> };
type ByKind<T extends { readonly kind: string }> = { readonly [K in T['kind']]: Extract<T, { readonly kind: K }> };
type ByStep = { readonly [S in Step['step']]: Extract<Step, { readonly step: S }> };

export const people: People = new Map(
  [
    'BERTHIER Paul',
    'LEFÈVRE Zoé',
    'TOUSSAINT Luc',
    'N’DIAYE Aminata',
    'AUBIN Colette',
    'GARNIER Élodie',
    'PÉRIER Solange',
  ].map((name, i) => [`p${i + 1}`, { name }] as const),
);

export const table: TableRef = { round: 3, table: 5, players: ['p1', 'p2'] };
const other: TableRef = { round: 3, table: 7, players: ['p3', 'p4'] };

export const refusals: ByCode<Refusal> = {
  'unknown-player': { code: 'unknown-player', player: 'p1' },
  'already-registered': { code: 'already-registered', player: 'p1' },
  'has-been-drawn': { code: 'has-been-drawn', player: 'p1', round: 1 },
  'already-left': { code: 'already-left', player: 'p1' },
  'has-not-left': { code: 'has-not-left', player: 'p1' },
  'match-running': { code: 'match-running', player: 'p1', table, redrawPossible: true },
  'presence-changed': { code: 'presence-changed', player: 'p1', presence: 'absent' },
  'unknown-round': { code: 'unknown-round', round: 4, drawn: 3 },
  'already-drawn': { code: 'already-drawn', round: 2 },
  'round-order': { code: 'round-order', round: 5, next: 3 },
  'results-missing': { code: 'results-missing', round: 3, missing: [table, other], left: ['p4'] },
  'round-not-closed': { code: 'round-not-closed', round: 3 },
  'absences-changed': { code: 'absences-changed', absent: ['p1', 'p2'] },
  'too-few-players': { code: 'too-few-players', present: 1, needed: 2 },
  'too-few-for-fixed-tables': { code: 'too-few-for-fixed-tables', present: 12 },
  'no-planned-round-left': { code: 'no-planned-round-left', planned: 5 },
  'not-the-last-round': { code: 'not-the-last-round', round: 2, last: 3 },
  'round-has-results': { code: 'round-has-results', round: 3, results: [table, other] },
  'draw-outdated': { code: 'draw-outdated', round: 3, attempt: 2 },
  'round-is-draft': { code: 'round-is-draft', round: 3 },
  'round-published': { code: 'round-published', round: 3 },
  'round-closed': { code: 'round-closed', round: 3, table },
  'round-already-closed': { code: 'round-already-closed', round: 3 },
  'round-open': { code: 'round-open', round: 3 },
  'results-lost': { code: 'results-lost', round: 3, losing: 4 },
  'no-such-table': { code: 'no-such-table', round: 3, players: ['p1', 'p3'] },
  'result-changed': { code: 'result-changed', table, current: { kind: 'games', games: [[450, 400]] } },
  'no-result': { code: 'no-result', table },
  'same-result': { code: 'same-result', table },
  'bad-games': { code: 'bad-games', table, found: 2, bestOf: 1 },
  'bad-score': { code: 'bad-score', table, found: -12345 },
  'not-at-table': { code: 'not-at-table', table, player: 'p3' },
  'tournament-closed': { code: 'tournament-closed' },
  'tournament-open': { code: 'tournament-open' },
  'nothing-played': { code: 'nothing-played' },
  'unknown-decision': { code: 'unknown-decision', decision: 12 },
  'not-undoable': { code: 'not-undoable', decision: 1 },
  'already-undone': { code: 'already-undone', decision: 12, by: 14 },
  'undo-blocked': { code: 'undo-blocked', decision: 12, by: [15, 14] },
  'empty-name': { code: 'empty-name' },
};

export const warnings: ByCode<Warning> = {
  'outside-the-rules': { code: 'outside-the-rules', setting: 'spreadCap', found: 150, rule: 100 },
  'rounds-outside-the-rules': { code: 'rounds-outside-the-rules', found: 6, rule: 5, players: 23 },
  'rounds-not-in-text': { code: 'rounds-not-in-text', rounds: 8, players: 140 },
  'beyond-planned': { code: 'beyond-planned', round: 6, planned: 5 },
  'repeats-left': { code: 'repeats-left', repeats: 2, fewest: 0 },
  repeat: { code: 'repeat', round: 4, players: ['p1', 'p2'], earlier: [1, 3] },
  'second-exemption': { code: 'second-exemption', round: 4, player: 'p1' },
  'counted-absent': { code: 'counted-absent', round: 4, player: 'p1' },
  'drawn-otherwise': { code: 'drawn-otherwise', round: 4 },
  'missing-identity': { code: 'missing-identity' },
};

export const steps: ByStep = {
  'thirds-fold': { step: 'thirds-fold', place: 2, of: 16, opponent: 'p2' },
  'thirds-neighbours': { step: 'thirds-neighbours', place: 19, after: 16, opponent: 'p2' },
  turn: { step: 'turn', player: 'p1', place: 5, pm: 7 },
  natural: { step: 'natural', free: 6, pm: 7, opponent: 'p3', upwards: false },
  met: { step: 'met', opponent: 'p3', rounds: [1] },
  'keeps-exemption': { step: 'keeps-exemption', opponent: 'p3' },
  ahead: { step: 'ahead', opponent: 'p3' },
  up: { step: 'up', opponent: 'p2' },
  down: { step: 'down', opponent: 'p2' },
  repeat: { step: 'repeat', opponent: 'p2', rounds: [2] },
  repaired: { step: 'repaired', repeats: [['p3', 'p4']], from: 17 },
  exempt: { step: 'exempt', player: 'p1', wins: 0 },
  starts: { step: 'starts', player: 'p2', by: 'fewer', started: [2, 1] },
};

export const match: Match = { table: 11, players: ['p1', 'p2'], starts: 'p2', why: [] };

export const round: Round = {
  status: 'published',
  absent: [],
  bestOf: 1,
  attempt: 1,
  matches: [match, { players: ['p7'] }],
};

export const tournament: Tournament = {
  id: 't',
  name: 'Tournoi de la Saint-Martin',
  format: 'classique',
  date: '2026-11-14',
  seed: 48213,
  settings: {},
  players: [],
  ranking: [],
  rounds: [round],
  status: 'open',
};

const ranking = { from: [], to: ['p1'] };
const player = { id: 'p2', number: 2, presence: 'expected', from: 1 } as const;
const result: MatchResult = { kind: 'games', games: [[337, 287]] };

export const events: ByKind<Event> = {
  created: { kind: 'created', tournament },
  registered: { kind: 'registered', player, rankedAt: null },
  removed: { kind: 'removed', player, rankedAt: null },
  presence: { kind: 'presence', player: 'p2', from: 'expected', to: 'here' },
  left: { kind: 'left', player: 'p2', from: null, to: 3 },
  entry: { kind: 'entry', player: 'p2', from: 2, to: 1 },
  drawn: { kind: 'drawn', round: 2, content: round, ranking, engine: '0.1.0' },
  cancelled: { kind: 'cancelled', round: 2, content: round, ranking, engine: '0.1.0' },
  redrawn: { kind: 'redrawn', round: 2, from: round, to: { ...round, attempt: 2 }, engine: '0.1.0' },
  published: { kind: 'published', round: 2 },
  withheld: { kind: 'withheld', round: 2 },
  result: { kind: 'result', round: 1, match: 0, from: null, to: result },
  'round-closed': { kind: 'round-closed', round: 2 },
  'round-reopened': { kind: 'round-reopened', round: 2 },
  closed: { kind: 'closed', digest: '' },
  reopened: { kind: 'reopened', digest: '' },
};
