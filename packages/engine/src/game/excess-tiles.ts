/** Tiles drawn in excess (9.1), the clock stopped. */
export interface ExcessTiles {
  readonly count: number;
  /** At least one of the new tiles was turned over. */
  readonly seen: boolean;
}

export interface ExcessRemedy {
  readonly article: '9.1';
  /** The opponent takes the excess from among the tiles just drawn, or from the whole rack, faces hidden. */
  readonly takenFrom: 'drawn' | 'rack';
  /** Off the player, a line of both score sheets; 0 is none. */
  readonly penalty: number;
}

/** Per tile in excess (9.1). */
export const excessPenalty = 5;

/** 9.1: unseen, put back without penalty; once one was seen, five points for each in excess. */
export function excessRemedy({ count, seen }: ExcessTiles): ExcessRemedy {
  return seen
    ? { article: '9.1', takenFrom: 'rack', penalty: excessPenalty * count }
    : { article: '9.1', takenFrom: 'drawn', penalty: 0 };
}
