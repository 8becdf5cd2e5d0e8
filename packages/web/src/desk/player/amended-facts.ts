import { readRating } from '@ronde/contract/lists/rating';
import type { Player, PlayerFacts } from '@ronde/engine';
import { ratingText } from '../roster/rating-text.ts';

/** The card's facts as typed. */
export interface FactFields {
  readonly rating: string;
  readonly provisional: boolean;
  readonly duplicateSeries: string;
  readonly club: string;
  readonly category: string;
  readonly table: string;
  readonly spare: boolean;
}

export function factFields(player: Player): FactFields {
  const { rating, provisional = false, duplicateSeries = '', club = '', category = '', table, spare = false } = player;
  return {
    rating: rating === undefined ? '' : ratingText({ rating }),
    provisional,
    duplicateSeries,
    club,
    category,
    table: table === undefined ? '' : String(table),
    spare,
  };
}

/** Which fields can't be read. `decimals`: whether a rating may have some (an Elo). */
export function factFaults({ rating, table }: FactFields, decimals = false): readonly ('rating' | 'table')[] {
  const { kind } = readRating(rating, decimals);
  const wrongTable = table.trim() !== '' && !/^[1-9]\d{0,3}$/.test(table.trim());
  return [
    ...(kind === 'wrong' || kind === 'ambiguous' ? (['rating'] as const) : []),
    ...(wrongTable ? (['table'] as const) : []),
  ];
}

/** Only the keys that change, as they were and as they become; a key that is missing in `to` is taken away. */
export interface Amendment {
  readonly saw: PlayerFacts;
  readonly to: PlayerFacts;
}

const keys = ['rating', 'provisional', 'duplicateSeries', 'club', 'category', 'table', 'spare'] as const;

/** Null: nothing changes. */
export function amendment(player: Player, fields: FactFields, decimals = false): Amendment | null {
  const to = factsOf(fields, decimals);
  const changed = keys.filter((key) => player[key] !== to[key]);
  if (changed.length === 0) return null;
  const only = (facts: PlayerFacts): PlayerFacts =>
    Object.fromEntries(changed.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])));
  return { saw: only(player), to: only(to) };
}

function factsOf(fields: FactFields, decimals: boolean): PlayerFacts {
  const read = readRating(fields.rating, decimals);
  const text = (key: 'duplicateSeries' | 'club' | 'category') => {
    const typed = fields[key].trim();
    return typed === '' ? {} : { [key]: typed };
  };
  return {
    ...(read.kind === 'rating' ? { rating: read.rating } : {}),
    ...(read.kind === 'rating' && (fields.provisional || read.provisional) ? { provisional: true } : {}),
    ...text('duplicateSeries'),
    ...text('club'),
    ...text('category'),
    ...(fields.table.trim() === '' ? {} : { table: Number(fields.table) }),
    ...(fields.spare ? { spare: true } : {}),
  };
}
