/**
 * What the director may choose, by the names of the tournament file. A missing key is its default.
 * Each formula says which keys it reads (`settingsOf` in `formats/format.ts`); another key is refused.
 */
export interface Settings {
  /** Planned rounds; missing: by the number registered (FISF Formule Classique §1). */
  readonly rounds?: number;
  /** The margin that counts in one game at most. Default 100; another value is "hors règlement". */
  readonly spreadCap?: number;
  /** Pdep of a win without an opponent. Default 50; another value is "hors règlement". */
  readonly forfeitSpread?: number;
  readonly bestOf?: 1 | 3;
  /** `letters`: the players draw a letter, the program does not decide. */
  readonly startsBy?: 'balance' | 'letters';
  /** `avoid` takes the draw with the fewest repeats where the text would keep an avoidable one. */
  readonly repeats?: 'as-written' | 'avoid';
  readonly rating?: RatingSettings;
}

export interface RatingSettings {
  readonly category?: number;
  readonly classiqueB?: boolean;
  readonly nbpMax?: number;
  readonly jokerBar?: number;
  readonly games?: number;
  readonly approved?: boolean;
}
