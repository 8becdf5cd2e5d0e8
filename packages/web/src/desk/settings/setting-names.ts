import { type FormatId, formulaOf, type Settings, traitsOf } from '@ronde/engine';

/** Each field of the page; several make up one setting of the formula. */
export type SettingName =
  | Exclude<keyof Settings, 'composed' | 'drawn' | 'openingTables' | 'scale' | 'points' | 'rating'>
  | 'avoidedRounds'
  | 'win'
  | 'draw'
  | 'loss'
  | 'category'
  | 'classiqueB'
  | 'nbpMax'
  | 'jokerBar'
  | 'games'
  | 'approved';

/** What is typed as a whole number, and between which limits. */
export const limits: Readonly<Partial<Record<SettingName, readonly [number, number]>>> = {
  rounds: [1, 99],
  spreadCap: [1, 9999],
  forfeitSpread: [0, 9999],
  phase2: [3, 19],
  phase3: [0, 16],
  win: [0, 99],
  draw: [0, 99],
  loss: [0, 99],
  nbpMax: [1, 999],
  jokerBar: [0, 9999],
  games: [1, 999],
};

/** What is chosen, the rule's own first. */
export const choices: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  bestOf: ['1', '3'],
  startsBy: ['balance', 'letters'],
  repeats: ['as-written', 'avoid'],
  phase1: ['5', '7', '9'],
  pools: ['balanced', 'plain'],
  firstRound: ['halves', 'lot', 'armies'],
  avoidClubs: ['default', 'yes', 'no', 'rounds'],
  turns: ['1', '2'],
  order: ['adjacent', 'fold'],
  category: ['', '1', '2', '3', '4', '5'],
  classiqueB: ['no', 'yes'],
  approved: ['yes', 'no'],
};

const scrabbleRating = ['approved', 'category', 'classiqueB', 'nbpMax', 'jokerBar', 'games'] as const;

/** The fields of one setting. What has one value only, or belongs to a page of its own, has none. */
export function fieldsOf(key: keyof Settings, format: FormatId): readonly SettingName[] {
  switch (key) {
    case 'composed':
    case 'drawn':
    case 'openingTables':
    case 'scale':
      return [];
    case 'points':
      return ['win', 'draw', 'loss'];
    case 'avoidClubs':
      return ['avoidClubs', 'avoidedRounds'];
    case 'rating':
      return traitsOf(format).rating === 'elo' ? ['approved'] : scrabbleRating;
    default:
      return [key];
  }
}

/** The settings that a formula reads and that are chosen here, in its own order. */
export const settingKeys = (format: FormatId): readonly (keyof Settings)[] =>
  formulaOf(format).settings.filter((key) => fieldsOf(key, format).length > 0);
