/**
 * Why a file of results is refused: where it stands, what was found, what was expected. `line`: of the file, from 1.
 * `unreadable-line`: no player, or no result, as the format writes them. `cut-short`: its last line is missing.
 * `opponents-disagree`: `opponent` met `found` by their own line. `scores-count`: more scores than opponents.
 * `games-count`: others have played `expected` rounds. `no-columns`: no two columns of players, or no scores.
 */
export type ResultFault =
  | { readonly code: 'unreadable-line'; readonly line: number; readonly found: string }
  | { readonly code: 'no-header'; readonly line: number; readonly found: string }
  | { readonly code: 'cut-short'; readonly line: number }
  | { readonly code: 'no-players' | 'no-columns' | 'no-rounds' }
  | { readonly code: 'too-many-players' | 'too-many-rounds'; readonly found: number; readonly most: number }
  | (AtRound & {
      readonly code: 'unknown-opponent';
      readonly name: string;
      readonly found: number;
      readonly most: number;
    })
  | (AtRound & {
      readonly code: 'opponents-disagree';
      readonly name: string;
      readonly opponent: string;
      readonly found: string;
    })
  | (AtRound & { readonly code: 'own-opponent'; readonly name: string })
  | (AtRound & { readonly code: 'no-score'; readonly name: string })
  | (AtRound & { readonly code: 'plays-twice'; readonly name: string; readonly above: number })
  | (AtRound & {
      readonly code: 'lines-disagree';
      readonly above: number;
      readonly found: string;
      readonly expected: string;
    })
  | (AtRound & { readonly code: 'not-a-score'; readonly found: string })
  | { readonly code: 'no-round'; readonly line: number; readonly found: string }
  | {
      readonly code: 'scores-count' | 'games-count';
      readonly line: number;
      readonly found: number;
      readonly expected: number;
    };

interface AtRound {
  readonly line: number;
  readonly round: number;
}

/** What a desk asks about before it is saved: an unlikely score, two scores of a won wargame that do not add up. */
export interface ScoreDoubt {
  readonly kind: 'score' | 'sum';
  readonly score: readonly [number, number];
}

/**
 * What was taken otherwise than it stands. `forfeit-supposed`: the format does not say against whom. `loss-left-out`: a
 * lost game without an opponent, and nobody who won one: an absence. `bye-amount`: a win without an opponent counts
 * `found` there and `taken` here. `bye-not-won`: a round without an opponent that was no win. `starts-unknown`: the two
 * lines do not agree. `name-written`: names turned to « NOM Prénom ». `name-cut`: the format has no room, or no letter,
 * for it. `final-left-out`, `sanctions-left-out`, `departures-left-out`: the format has no place for them; `unseated-left-out`:
 * who never sat at a table. `forfeit-unsaid`: it does not say against whom. `round-unfinished`: left out. `doubtful`: taken as it stands, hardly likely. `award`: won by decision, against the scores.
 */
export type Adjustment =
  | { readonly code: 'forfeit-supposed'; readonly round: number; readonly winner: string; readonly loser: string }
  | {
      readonly code: 'loss-left-out' | 'bye-not-won';
      readonly round: number;
      readonly name: string;
      readonly found: number;
    }
  | {
      readonly code: 'bye-amount';
      readonly round: number;
      readonly name: string;
      readonly found: number;
      readonly taken: number;
    }
  | {
      readonly code: 'award' | 'award-as-forfeit';
      readonly round: number;
      readonly winner: string;
      readonly loser: string;
    }
  | { readonly code: 'starts-unknown' | 'table-left-out' | 'absences'; readonly round: number; readonly count: number }
  | {
      readonly code: 'names-turned' | 'no-rating';
      readonly count: number;
    }
  | Lost
  | { readonly code: 'name-changed'; readonly name: string; readonly taken: string }
  | { readonly code: 'round-unfinished'; readonly round: number }
  | {
      readonly code: 'doubtful';
      readonly round: number;
      readonly one: string;
      readonly other: string;
      readonly doubt: ScoreDoubt;
    }
  | { readonly code: 'field-left-out'; readonly field: string }
  | { readonly code: 'spread-capped'; readonly most: number }
  | {
      readonly code: 'claims-differ';
      readonly name: string;
      readonly found: number;
      readonly expected: number;
      readonly what: 'points' | 'place';
    };

/** What a format has no place for, where a tournament is written in it. */
export type Lost =
  | {
      readonly code: 'final-left-out' | 'sanctions-left-out' | 'departures-left-out' | 'unseated-left-out';
      readonly count: number;
    }
  | { readonly code: 'forfeit-unsaid'; readonly round: number; readonly winner: string; readonly loser: string }
  | { readonly code: 'forfeits-as-absences'; readonly round: number; readonly one: string; readonly other: string };

export const mostPlayers = 2000;
export const mostRounds = 99;
