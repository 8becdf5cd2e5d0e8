/** Who decides: the arbiter (8.2), or the director alone (8.3). The director may always. */
export type Office = 'arbiter' | 'director';

/** What a choice does to the game. */
type Effect =
  | { readonly kind: 'none' }
  | { readonly kind: 'warning' }
  /** Off the player's total: `points` for each one counted (tiles, words), or once. */
  | { readonly kind: 'points'; readonly points: number; readonly each: 'once' | 'tile' | 'word' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'forfeit' }
  | { readonly kind: 'exclusion' }
  /** The clock of whom it is about. */
  | { readonly kind: 'clock'; readonly clock: 'stopped' | 'started' | 'runs-on' }
  /** The score is settled from the sheets, or from the opponent's alone. */
  | { readonly kind: 'score'; readonly from: 'sheets' | 'opponent' | 'as-established' }
  /** An appeal against the arbiter's decision. */
  | { readonly kind: 'appeal'; readonly upheld: boolean };

/** What can have happened. `language` has words for each. */
export type RulingCode =
  | 'excess-tiles'
  | 'board-upset'
  | 'incomplete-set'
  | 'totals-differ'
  | 'absent-at-start'
  | 'pause'
  | 'resigned'
  | 'left-in-silence'
  | 'conduct'
  | 'appeal'
  | 'exclusion'
  | 'not-foreseen';

/** What can be decided of it. */
export type ChoiceCode =
  | 'unseen'
  | 'seen'
  | 'restored'
  | 'restored-warning'
  | 'restored-penalty'
  | 'not-restored'
  | 'scores-stand'
  | 'deliberate'
  | 'from-sheets'
  | 'no-sheet'
  | 'start-clock'
  | 'came-in-time'
  | 'half-gone'
  | 'opponent-agrees'
  | 'clock-runs-on'
  | 'said-so'
  | 'no-penalty'
  | 'warning'
  | 'penalty'
  | 'lost'
  | 'upheld'
  | 'overturned'
  | 'excluded';

export interface RulingChoice {
  /** The second key. */
  readonly key: string;
  readonly code: ChoiceCode;
  readonly effect: Effect;
}

/** A situation that the text names, and what can be decided. */
export interface Ruling {
  /** The first key: two keys record a decision. */
  readonly key: string;
  readonly code: RulingCode;
  readonly article: string;
  readonly office: Office;
  readonly choices: readonly RulingChoice[];
  /** The text leaves it open: the decision needs its reason. */
  readonly reason: boolean;
}

/** Points per tile in excess (9.1). */
export const excessPenalty = 5;

const none: Effect = { kind: 'none' };
const lost: Effect = { kind: 'lost' };
const warning: Effect = { kind: 'warning' };
const five: Effect = { kind: 'points', points: 5, each: 'once' };
const clock = (state: 'stopped' | 'started' | 'runs-on'): Effect => ({ kind: 'clock', clock: state });

/** Choices keyed 1, 2, 3… in their order. */
const choices = (...list: readonly (readonly [ChoiceCode, Effect])[]): readonly RulingChoice[] =>
  list.map(([code, effect], i) => ({ key: String(i + 1), code, effect }));

type Row = readonly [key: string, code: RulingCode, article: string, office: Office, choices: readonly RulingChoice[]];

const byTheText: readonly Row[] = [
  [
    't',
    'excess-tiles',
    '9.1',
    'arbiter',
    choices(['unseen', none], ['seen', { kind: 'points', points: excessPenalty, each: 'tile' }]),
  ],
  [
    'g',
    'board-upset',
    '9.2',
    'arbiter',
    choices(['restored', none], ['restored-warning', warning], ['restored-penalty', five], ['not-restored', lost]),
  ],
  [
    'j',
    'incomplete-set',
    '9.3',
    'director',
    choices(['scores-stand', { kind: 'score', from: 'as-established' }], ['deliberate', lost]),
  ],
  [
    'd',
    'totals-differ',
    '9.4',
    'arbiter',
    choices(['from-sheets', { kind: 'score', from: 'sheets' }], ['no-sheet', { kind: 'score', from: 'opponent' }]),
  ],
  [
    'a',
    'absent-at-start',
    '9.5',
    'director',
    choices(['start-clock', clock('started')], ['came-in-time', clock('stopped')], ['half-gone', { kind: 'forfeit' }]),
  ],
  ['p', 'pause', '9.6', 'arbiter', choices(['opponent-agrees', clock('stopped')], ['clock-runs-on', clock('runs-on')])],
  ['q', 'resigned', '9.7', 'arbiter', choices(['said-so', lost])],
];

const byJudgement: readonly Row[] = [
  ['s', 'left-in-silence', '9.7', 'arbiter', choices(['no-penalty', none], ['penalty', five], ['lost', lost])],
  ['c', 'conduct', '8.2', 'arbiter', choices(['warning', warning], ['penalty', five], ['lost', lost])],
  [
    'r',
    'appeal',
    '8.3',
    'director',
    choices(['upheld', { kind: 'appeal', upheld: true }], ['overturned', { kind: 'appeal', upheld: false }]),
  ],
  ['x', 'exclusion', '8.3', 'director', choices(['excluded', { kind: 'exclusion' }])],
  [
    'n',
    'not-foreseen',
    '8.3',
    'director',
    choices(['no-penalty', none], ['warning', warning], ['penalty', five], ['lost', lost]),
  ],
];

const rulingOf =
  (reason: boolean) =>
  ([key, code, article, office, list]: Row): Ruling => ({ key, code, article, office, choices: list, reason });

/** The catalogue: articles 9.1 to 9.7, then what arbiter and director judge. */
export const rulings: readonly Ruling[] = [...byTheText.map(rulingOf(false)), ...byJudgement.map(rulingOf(true))];
