import { type FormatId, formulaOf, type Settings, traitsOf } from '@ronde/engine';

/** Each field of the page; several make up one setting of the formula. */
export type SettingName =
  | Exclude<keyof Settings, 'composed' | 'drawn' | 'openingTables' | 'scale' | 'points' | 'rating' | 'prizes'>
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
  firstTable: [1, 9000],
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
    case 'prizes':
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

/** What stands in the fields, as typed or chosen. */
export type SettingValues = Readonly<Record<SettingName, string>>;

const typed = (n: number | undefined): string => (n === undefined ? '' : String(n));
const flag = (value: boolean | undefined, otherwise: boolean): string => ((value ?? otherwise) ? 'yes' : 'no');

/** The settings as fields: what follows the rule is empty, or the rule's own choice. */
export function settingValues(settings: Settings): SettingValues {
  const { avoidClubs, points, rating = {} } = settings;
  return {
    rounds: typed(settings.rounds),
    spreadCap: typed(settings.spreadCap),
    forfeitSpread: typed(settings.forfeitSpread),
    phase2: typed(settings.phase2),
    phase3: typed(settings.phase3),
    bestOf: String(settings.bestOf ?? 1),
    startsBy: settings.startsBy ?? 'balance',
    repeats: settings.repeats ?? 'as-written',
    phase1: String(settings.phase1 ?? 5),
    pools: settings.pools ?? 'balanced',
    firstRound: settings.firstRound ?? 'halves',
    turns: String(settings.turns ?? 1),
    order: settings.order ?? 'adjacent',
    avoidClubs:
      avoidClubs === undefined ? 'default' : Array.isArray(avoidClubs) ? 'rounds' : flag(avoidClubs === true, false),
    avoidedRounds: Array.isArray(avoidClubs) ? avoidClubs.join(', ') : '',
    win: typed(points?.win),
    draw: typed(points?.draw),
    loss: typed(points?.loss),
    category: typed(rating.category),
    classiqueB: flag(rating.classiqueB, false),
    nbpMax: typed(rating.nbpMax),
    jokerBar: typed(rating.jokerBar),
    games: typed(rating.games),
    approved: flag(rating.approved, true),
    firstTable: typed(settings.firstTable),
    closedTables: (settings.closedTables ?? []).join(', '),
  };
}

/** Fields that hold no number where one is needed, or one beyond its limits. */
export function wrongFields(values: SettingValues, format: FormatId): readonly SettingName[] {
  const names = settingKeys(format).flatMap((key) => fieldsOf(key, format));
  return names.filter((name) => {
    if (name === 'avoidedRounds') return values.avoidClubs === 'rounds' && roundsIn(values.avoidedRounds) === null;
    if (name === 'closedTables') return values[name].trim() !== '' && numbersIn(values[name], 9999) === null;
    const [least, most] = limits[name] ?? [];
    if (least === undefined || most === undefined || values[name].trim() === '') return false;
    const n = wholeNumber(values[name]);
    return n === null || n < least || n > most;
  });
}

/** The keys that were changed: as they were seen, and as they become; one that follows the rule again is left out. */
export function changedSettings(
  before: Settings,
  values: SettingValues,
  format: FormatId,
): { readonly saw: Settings; readonly to: Settings } | null {
  const was = settingValues(before);
  const keys = settingKeys(format).filter((key) =>
    fieldsOf(key, format).some((name) => was[name] !== values[name].trim()),
  );
  if (keys.length === 0) return null;
  const to = Object.fromEntries(keys.flatMap((key) => pair(key, settingOf(key, values, before))));
  return { saw: Object.fromEntries(keys.flatMap((key) => pair(key, before[key]))), to };
}

const pair = (key: string, value: unknown): readonly (readonly [string, unknown])[] =>
  value === undefined ? [] : [[key, value]];

/** Undefined: as the rule has it. */
function settingOf(key: keyof Settings, values: SettingValues, before: Settings): unknown {
  if (key === 'points') return pointsIn(values);
  if (key === 'rating') return ratingIn(values, before);
  if (key === 'avoidClubs') return clubsIn(values);
  if (key === 'closedTables') return numbersIn(values.closedTables, 9999) ?? undefined;
  const text = values[key as SettingName].trim();
  const options = choices[key as SettingName];
  if (options) return text === options[0] ? undefined : /^\d$/.test(text) ? Number(text) : text;
  return wholeNumber(text) ?? undefined;
}

function pointsIn({ win, draw, loss }: SettingValues): Settings['points'] {
  const all = [win, draw, loss].map(wholeNumber);
  if (all.every((n) => n === null)) return undefined;
  const [w, d, l] = all;
  return { win: w ?? 2, draw: d ?? 1, loss: l ?? 0 };
}

function ratingIn(values: SettingValues, { rating = {} }: Settings): Settings['rating'] {
  const numbers = (['category', 'nbpMax', 'jokerBar', 'games'] as const).flatMap((name) =>
    pair(name, wholeNumber(values[name]) ?? undefined),
  );
  // An answer that was given stays given; one that follows the rule is not written down.
  const flags = (['classiqueB', 'approved'] as const).flatMap((name) => {
    const said = values[name] === 'yes';
    return rating[name] === undefined && said === (name === 'approved') ? [] : pair(name, said);
  });
  // The season is no field of this form: it stays whatever else changes.
  const all = [...numbers, ...flags, ...pair('season', rating.season)];
  return all.length === 0 ? undefined : (Object.fromEntries(all) as Settings['rating']);
}

function clubsIn({ avoidClubs, avoidedRounds }: SettingValues): Settings['avoidClubs'] {
  if (avoidClubs === 'default') return undefined;
  return avoidClubs === 'rounds' ? (roundsIn(avoidedRounds) ?? []) : avoidClubs === 'yes';
}

const roundsIn = (text: string): readonly number[] | null => numbersIn(text, 99);

/** « 1, 2 et 5-8 » → 1, 2, 5, 6, 7, 8; null where something else stands there, or nothing. */
function numbersIn(text: string, most: number): readonly number[] | null {
  const parts = text.split(/[\s,;]+|et|and/u).filter(Boolean);
  const numbers = parts.flatMap((part) => {
    const [from = null, to = from, ...more] = part.split(/[-–]/u).map(wholeNumber);
    if (from === null || to === null || more.length > 0 || to < from || from < 1 || to > most) return [null];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  const all = numbers.flatMap((n) => n ?? []);
  return all.length > 0 && all.length === numbers.length && all.length <= 500 ? [...new Set(all)] : null;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null;
}
