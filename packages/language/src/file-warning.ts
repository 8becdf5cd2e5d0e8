/** What a tournament file is let through with, and what is said of it. `path` as in `FileProblem`; players by name. */
export type FileWarning =
  | { readonly code: 'no-id'; readonly path: string }
  | { readonly code: 'no-revision'; readonly path: string }
  | { readonly code: 'zero-rating'; readonly path: string; readonly player: string }
  /** Asked about, never refused. */
  | {
      readonly code: 'implausible-rating';
      readonly path: string;
      readonly player: string;
      readonly rating: number;
    }
  | { readonly code: 'counted-absent'; readonly path: string; readonly player: string; readonly round: number }
  | { readonly code: 'same-name'; readonly path: string; readonly player: string; readonly first: string }
  /** A key that is of the contract for this format and changes nothing in it. */
  | { readonly code: 'no-use'; readonly path: string; readonly key: string; readonly format: string }
  /** Of a won game of the wargame, the winner's typed points are not above the other's. */
  | { readonly code: 'winner-behind'; readonly path: string; readonly player: string }
  /** More points than a won game gives. */
  | { readonly code: 'points-above'; readonly path: string; readonly found: number; readonly most: number }
  /** A win that is worth no more than a defeat, or less than a draw. */
  | {
      readonly code: 'points-order';
      readonly path: string;
      readonly win: number;
      readonly draw: number;
      readonly loss: number;
    }
  /** Results of Scrabble and of the wargame in one tournament. */
  | { readonly code: 'mixed-results'; readonly path: string }
  /** A late entry after the last planned round. */
  | {
      readonly code: 'from-beyond';
      readonly path: string;
      readonly player: string;
      readonly from: number;
      readonly planned: number;
    }
  /** A round of `avoidClubs` that is named twice, or is not planned. */
  | { readonly code: 'clubs-twice'; readonly path: string; readonly round: number }
  | { readonly code: 'clubs-beyond'; readonly path: string; readonly round: number; readonly planned: number }
  /** Two players keep one table. */
  | {
      readonly code: 'same-fixed-table';
      readonly path: string;
      readonly player: string;
      readonly table: number;
      readonly first: string;
    }
  /** Own tables of the fixed rounds that let two places meet again. */
  | {
      readonly code: 'opening-again';
      readonly path: string;
      readonly places: readonly [number, number];
      readonly first: string;
    }
  /** A malus, a penalty, or a match given by decision, that nothing explains. */
  | { readonly code: 'no-reason'; readonly path: string; readonly what: 'malus' | 'penalty' | 'awarded' }
  /** Excluded, and their match of that round has no result: a running game is a forfeit. */
  | { readonly code: 'excluded-open'; readonly path: string; readonly player: string; readonly round: number }
  /** A trophy for who is excluded: it is given to nobody. */
  | { readonly code: 'trophy-excluded'; readonly path: string; readonly trophy: string; readonly player: string }
  /** Pools of other sizes, or of other players, than the rule would have made. */
  | { readonly code: 'pools-otherwise'; readonly path: string }
  /** The pools of the file no longer hold all who play: the draw makes others. */
  | { readonly code: 'pools-made-anew'; readonly path: string }
  /** The final was played after fewer rounds than planned. */
  | { readonly code: 'final-before-planned'; readonly path: string; readonly played: number; readonly planned: number }
  /** A match of the final between others than the rule's; `players`: those of the rule, null where a tie is not settled. */
  | {
      readonly code: 'final-otherwise';
      readonly path: string;
      readonly players: readonly [string, string] | null;
    };
