// One sample of every refusal, warning, step and event. The types make a missing kind a compile error.
import type {
  Event,
  GameRefusal,
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
  'too-many-players': { code: 'too-many-players', present: 45, most: 40 },
  'pools-impossible': {
    code: 'pools-impossible',
    players: 22,
    phase1: 7,
    suggestions: [
      { phase1: 5, phase2: 6, phase3: 1, pools: [8, 8, 6] },
      { phase1: 9, phase2: 3, phase3: 0, pools: [12, 10] },
    ],
    numbers: [20, 23, 24],
  },
  'phases-impossible': { code: 'phases-impossible', phase1: 5, phase2: 2, phase3: 3 },
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
  'result-kind': { code: 'result-kind', table, found: 'losses' },
  'bad-losses': { code: 'bad-losses', table, lost: -1, total: 22 },
  'winner-broken': { code: 'winner-broken', table, player: 'p1' },
  'not-present': { code: 'not-present', player: 'p1' },
  'plays-twice': { code: 'plays-twice', player: 'p1' },
  'odd-rest': { code: 'odd-rest', present: 9, exempt: 2, left: 7 },
  'no-pools': { code: 'no-pools', format: 'suisse' },
  'no-final': { code: 'no-final' },
  'final-impossible': { code: 'final-impossible', why: 'carry', bestOf: 1 },
  'rounds-left': { code: 'rounds-left', played: 3, planned: 5 },
  'final-tie': { code: 'final-tie', place: 2, players: ['p1', 'p2', 'p3'], seats: 1 },
  'not-rated': { code: 'not-rated' },
  'empty-name': { code: 'empty-name' },
};

export const gameRefusals: ByCode<GameRefusal> = {
  'unknown-letter': { code: 'unknown-letter', letter: '4' },
  'too-many-tiles': { code: 'too-many-tiles', found: 8, most: 7 },
  'not-in-the-set': { code: 'not-in-the-set', letter: 'K', found: 2, held: 1 },
  'bag-too-low': { code: 'bag-too-low', inBag: 1, needed: 7 },
  'bad-exchange': { code: 'bad-exchange', found: 8, most: 7 },
  'out-of-time': { code: 'out-of-time' },
  'opponent-out-of-time': { code: 'opponent-out-of-time' },
  'nothing-challenged': { code: 'nothing-challenged' },
  'challenge-too-late': { code: 'challenge-too-late' },
  'not-in-the-move': { code: 'not-in-the-move', word: 'WU' },
  'scores-missing': { code: 'scores-missing' },
  'sheet-disputed': { code: 'sheet-disputed' },
  'sheet-signed': { code: 'sheet-signed' },
  'unknown-ruling': { code: 'unknown-ruling', keys: 'z9' },
  'director-only': { code: 'director-only', article: '8.3' },
  'reason-missing': { code: 'reason-missing' },
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
  'repeats-unavoidable': { code: 'repeats-unavoidable', phase: 2, rounds: 7, free: 6 },
  'below-the-text': { code: 'below-the-text', players: 11, needed: 12 },
  'no-seat': { code: 'no-seat', round: 2, player: 'p1', until: 'phase-2' },
  'not-official': { code: 'not-official', why: { code: 'too-few-players', found: 7, needed: 8 } },
  'players-advised': { code: 'players-advised', rounds: 4, players: 9, least: 12, most: 16, atMost: 24, best: 16 },
  'pool-advised': { code: 'pool-advised', players: 30, most: 24 },
  'clubs-outside-the-rules': { code: 'clubs-outside-the-rules', found: [], rule: [1, 2] },
  'same-club-left': { code: 'same-club-left', round: 2, sameClub: 1 },
  'losses-above-total': { code: 'losses-above-total', round: 2, player: 'p1', lost: 26, total: 24 },
  'points-do-not-add-up': { code: 'points-do-not-add-up', round: 2, players: ['p1', 'p2'], found: 111, rule: 110 },
  'draw-with-one-broken': { code: 'draw-with-one-broken', round: 2, player: 'p5' },
  'malus-outside-the-rules': { code: 'malus-outside-the-rules', round: 2, player: 'p1', found: 5, rule: 10 },
};

export const steps: ByStep = {
  'thirds-fold': { step: 'thirds-fold', place: 2, of: 16, opponent: 'p2' },
  'thirds-neighbours': { step: 'thirds-neighbours', place: 19, after: 16, opponent: 'p2' },
  opening: { step: 'opening', round: 2, of: 12, places: [1, 11], official: false },
  'left-over': { step: 'left-over', player: 'p1' },
  pool: { step: 'pool', pool: 2, of: 12, round: 3, places: [1, 5], opponent: 'p2' },
  circle: { step: 'circle', turn: 2, of: 8, round: 3, places: [3, 8], opponent: 'p2' },
  'half-shift': { step: 'half-shift', free: 6, opponent: 'p3' },
  nearest: { step: 'nearest', opponent: 'p2' },
  halves: { step: 'halves', player: 'p1', half: 'upper', place: 2, opponent: 'p5' },
  lot: { step: 'lot', player: 'p1', place: 3 },
  armies: { step: 'armies', player: 'p1', opponent: 'p2', years: 12.5 },
  'not-exempt': { step: 'not-exempt', player: 'p1', rounds: [1] },
  'exempt-ahead': { step: 'exempt-ahead', player: 'p1' },
  spare: { step: 'spare', player: 'p1', spare: 'p2' },
  'by-hand': { step: 'by-hand' },
  'turn-on-points': { step: 'turn-on-points', player: 'p1', place: 5, points: 12 },
  club: { step: 'club', opponent: 'p3' },
  'same-club': { step: 'same-club', opponent: 'p2' },
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

export const results: readonly MatchResult[] = [
  result,
  { kind: 'games', games: [[400, 400]] },
  { kind: 'forfeit', by: 'p1', games: [] },
  { kind: 'forfeit', by: 'both', games: [] },
  { kind: 'awarded', to: 'p2', games: [] },
  {
    kind: 'losses',
    winner: 'p1',
    cohesion: [
      { lost: 9, total: 22 },
      { lost: 24, total: 24 },
    ],
  },
  {
    kind: 'losses',
    winner: null,
    cohesion: [
      { lost: 26, total: 25 },
      { lost: 10, total: 25 },
    ],
  },
  { kind: 'points', winner: 'p2', points: [13, 97] },
  { kind: 'points', winner: null, points: [41, 50] },
  { kind: 'decided', winner: 'p1' },
  { kind: 'decided', winner: null },
];

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
