import { type FormatId, gameOf, type Settings } from '@ronde/engine';

/** What a formula may be asked about itself. */
export type PlanField =
  | 'game'
  | 'rounds'
  | 'phase1'
  | 'phase2'
  | 'phase3'
  | 'turns'
  | 'bestOf'
  | 'repeats'
  | 'firstRound'
  | 'avoidClubs'
  | 'order'
  | 'final';

/** What stands in the fields, as typed or chosen. */
export interface NewTournament extends Readonly<Record<PlanField, string>> {
  readonly name: string;
  readonly place: string;
  readonly date: string;
  readonly expected: string;
  /** Of a day of the wargame, as its lists are named. */
  readonly theme: string;
  /** Names of the pools of an event, with commas between; one alone or none: a tournament by itself. */
  readonly pools: string;
  /** The tournament whose people are taken over, as addresses name it; none. */
  readonly from: string;
  readonly format: FormatId;
}

/** Each choice begins with the rule's own. */
export function blankFields(date: string): NewTournament {
  return {
    name: '',
    place: '',
    date,
    expected: '',
    theme: '',
    pools: '',
    from: '',
    game: 'scrabble',
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
    final: 'no',
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

const settings: Readonly<Record<FormatId, readonly PlanField[]>> = {
  classique: ['rounds', 'bestOf', 'repeats', 'final'],
  'classique-belge': ['rounds', 'bestOf', 'repeats', 'final'],
  combinee: ['phase1', 'phase2', 'phase3', 'bestOf', 'final'],
  'toutes-rondes': ['game', 'turns', 'bestOf', 'final'],
  suisse: ['game', 'rounds', 'order', 'bestOf', 'final'],
  'art-de-la-guerre': ['rounds', 'firstRound', 'avoidClubs', 'final'],
};

/** The fields of a formula, in the order of the page. */
export const settingsAsked = (format: FormatId): readonly PlanField[] => settings[format];

type Chosen = Pick<NewTournament, 'format' | 'game'>;

/** What is asked now: a match of several games is Scrabble's. */
export function fieldsAsked(fields: Chosen): readonly PlanField[] {
  return settings[fields.format].filter((field) => field !== 'bestOf' || !asksForArmies(fields));
}

/** L'Art de la Guerre, by its own formula or as the game of one that both games use. */
export function asksForArmies({ format, game }: Chosen): boolean {
  const played = gameOf(format);
  return played === 'wargame' || (played === 'either' && game === 'wargame');
}

/** The pools that are named, each once. */
export const poolsNamed = (fields: NewTournament): readonly string[] =>
  asksForArmies(fields) ? [...new Set(fields.pools.split(/[,;\n]/u).flatMap((one) => one.trim() || []))] : [];

/** How many of those who are expected each pool is planned for; the first ones may have one more. Null: nobody knows. */
export function sharesOf(fields: NewTournament): readonly (number | null)[] {
  const { length } = poolsNamed(fields);
  const all = wholeNumber(fields.expected);
  return Array.from({ length }, (_, i) =>
    all === null ? null : Math.floor(all / length) + (i < all % length ? 1 : 0),
  );
}

/** One hall has no table twice: each pool begins after those of the pools before it, one in hand where they are odd. */
export function firstTables(shares: readonly (number | null)[]): readonly (number | undefined)[] {
  let next: number | undefined = 1;
  return shares.map((share) => {
    const first = next;
    next = share === null || next === undefined ? undefined : next + Math.ceil(share / 2);
    return first;
  });
}

/** The formula whose words the page speaks: in the wargame a round is a « tour ». */
export const spokenIn = (fields: Chosen): FormatId => (asksForArmies(fields) ? 'art-de-la-guerre' : fields.format);

const whole = /^\d{1,3}$/;

/** The number typed; null for nothing or anything else. */
export function wholeNumber(text: string): number | null {
  return whole.test(text.trim()) ? Number(text.trim()) : null;
}

/** What was chosen, as the formula reads it; what was not typed is left out, so that the rule follows the hall. */
export function chosenSettings(fields: NewTournament): Settings {
  const asked = fieldsAsked(fields);
  const rounds = wholeNumber(fields.rounds);
  const parts: readonly Settings[] = asked.map((field) => {
    switch (field) {
      // No setting says it: the theme does, and then the armies; a final stands beside the settings.
      case 'game':
      case 'final':
        return {};
      case 'rounds':
        return rounds === null ? {} : { rounds };
      case 'phase1':
        return fields.phase1 === '7' ? { phase1: 7 } : { phase1: fields.phase1 === '9' ? 9 : 5 };
      case 'phase2':
        return phase(fields.phase2, (phase2) => ({ phase2 }));
      case 'phase3':
        return phase(fields.phase3, (phase3) => ({ phase3 }));
      case 'turns':
        return fields.turns === '2' ? { turns: 2 } : {};
      case 'bestOf':
        return fields.bestOf === '3' ? { bestOf: 3 } : {};
      case 'repeats':
        return fields.repeats === 'avoid' ? { repeats: 'avoid' } : {};
      case 'firstRound':
        return firstRound(fields.firstRound);
      case 'avoidClubs':
        return fields.avoidClubs === 'no' ? { avoidClubs: false } : {};
      case 'order':
        return fields.order === 'fold' ? { order: 'fold' } : {};
    }
    return {};
  });
  return Object.assign({}, ...parts) as Settings;
}

function phase(text: string, set: (rounds: number) => Settings): Settings {
  const rounds = wholeNumber(text);
  return rounds === null ? {} : set(rounds);
}

function firstRound(chosen: string): Settings {
  return chosen === 'lot' || chosen === 'armies' ? { firstRound: chosen } : {};
}
