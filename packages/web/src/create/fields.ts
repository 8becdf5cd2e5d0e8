import type { FormatId } from '@ronde/engine';

/** What a formula may be asked about itself. */
export type SettingField =
  | 'rounds'
  | 'phase1'
  | 'phase2'
  | 'phase3'
  | 'turns'
  | 'bestOf'
  | 'repeats'
  | 'firstRound'
  | 'avoidClubs'
  | 'order';

/** What stands in the fields, as typed or chosen. */
export interface Fields extends Readonly<Record<SettingField, string>> {
  readonly name: string;
  readonly place: string;
  readonly date: string;
  readonly expected: string;
  readonly format: FormatId;
}

/** Each choice begins with the rule's own. */
export function blankFields(date: string): Fields {
  return {
    name: '',
    place: '',
    date,
    expected: '',
    format: 'classique',
    rounds: '',
    phase1: '5',
    phase2: '3',
    phase3: '3',
    turns: '1',
    bestOf: '1',
    repeats: 'as-written',
    firstRound: 'halves',
    avoidClubs: 'rule',
    order: 'adjacent',
  };
}

export const formulas: readonly FormatId[] = [
  'classique',
  'combinee',
  'toutes-rondes',
  'art-de-la-guerre',
  'classique-belge',
  'suisse',
];

const settings: Readonly<Record<FormatId, readonly SettingField[]>> = {
  classique: ['rounds', 'bestOf', 'repeats'],
  'classique-belge': ['rounds', 'bestOf', 'repeats'],
  combinee: ['phase1', 'phase2', 'phase3', 'bestOf'],
  'toutes-rondes': ['turns', 'bestOf'],
  suisse: ['rounds', 'order', 'bestOf'],
  'art-de-la-guerre': ['rounds', 'firstRound', 'avoidClubs'],
};

/** The fields of a formula, in the order of the page. */
export const settingsAsked = (format: FormatId): readonly SettingField[] => settings[format];

const whole = /^\d{1,3}$/;

/** The number typed; null for nothing or anything else. */
export function wholeNumber(text: string): number | null {
  return whole.test(text.trim()) ? Number(text.trim()) : null;
}
