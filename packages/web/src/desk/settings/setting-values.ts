import type { FormatId, Settings } from '@ronde/engine';
import { choices, fieldsOf, limits, type SettingName, settingKeys } from './setting-names.ts';

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
  };
}

/** Fields that hold no number where one is needed, or one beyond its limits. */
export function wrongFields(values: SettingValues, format: FormatId): readonly SettingName[] {
  const names = settingKeys(format).flatMap((key) => fieldsOf(key, format));
  return names.filter((name) => {
    if (name === 'avoidedRounds') return values.avoidClubs === 'rounds' && roundsIn(values.avoidedRounds) === null;
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

/** « 1, 2 et 3 » → 1, 2, 3; null where something else stands there. */
function roundsIn(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+|et|and/u).filter(Boolean);
  const rounds = parts.map(wholeNumber);
  return parts.length > 0 && rounds.every((n) => n !== null && n >= 1 && n <= 99) ? (rounds as number[]) : null;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null;
}
