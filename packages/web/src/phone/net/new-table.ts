import { readJson, writeJson } from '../../core/storage.ts';
import { type OwnPage, plainCode } from './own-page.ts';

/** Which seat of which round a page shows; null where it shows none. */
export function seatShown({ now }: OwnPage): string | null {
  if (now.kind === 'table') return `${now.round} ${now.table} ${now.opponent.id}`;
  return now.kind === 'exempt' ? `${now.round} exempt` : null;
}

/**
 * The phone vibrates once when a new table is published: once a table, however often the page is read and opened. A
 * browser allows it only once somebody has touched the page, and says so aloud when asked before.
 */
export function newTable(code: string, before: OwnPage | undefined, page: OwnPage): boolean {
  const seat = seatShown(page);
  const key = `ronde.phone.seat.${plainCode(code)}`;
  if (seat === null || readJson<string>(key) === seat) return false;
  writeJson(key, seat);
  if (!before || seatShown(before) === seat) return false;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  return true;
}
