import type { Person } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { cellsOf } from './cells.ts';
import { readRating } from './rating.ts';

/** What a line says of a player, as read; the rest of the line was empty or beyond the three columns. */
export interface PastedPlayer {
  readonly person: Person;
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly club?: string;
}

/** Why a line is refused. */
export type PasteFault =
  | { readonly code: 'no-name' | 'long-name' | 'long-club' | 'hidden-character' | 'open-quote' | 'no-separator' }
  | { readonly code: 'wrong-rating'; readonly text: string }
  | { readonly code: 'ambiguous-rating'; readonly text: string; readonly whole: string; readonly decimal: string };

/** `homonym`: somebody of that name is registered already, or stands higher in the list: one person or two? */
export type PastedLine =
  | { readonly kind: 'new' | 'homonym'; readonly line: number; readonly raw: string; readonly player: PastedPlayer }
  | { readonly kind: 'refused'; readonly line: number; readonly raw: string; readonly fault: PasteFault };

// What the registration of one person takes.
const longestName = 120;
const longestClub = 80;
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** « Emma 1500 » in one piece: a rating that was meant to stand apart. */
const ratingInside = /\s\d{3,4}\*?(\s|$)/u;

/**
 * Lines `NOM Prénom;cote;club`, with tabs or commas too, quoted as spreadsheets do. Empty lines are skipped, `*` is a
 * provisional rating. No line becomes somebody it does not say, and none is left out without a word.
 */
export function readPasted(text: string, registered: readonly string[]): readonly PastedLine[] {
  const seen = new Set(registered.map(frenchKey));
  return text.split(/\r?\n/u).flatMap((raw, i): readonly PastedLine[] => {
    if (raw.trim() === '') return [];
    const read = readLine(raw);
    if ('code' in read) return [{ kind: 'refused', line: i + 1, raw, fault: read }];
    const key = frenchKey(read.person.name);
    const kind = seen.has(key) ? 'homonym' : 'new';
    seen.add(key);
    return [{ kind, line: i + 1, raw, player: read }];
  });
}

function readLine(raw: string): PastedPlayer | PasteFault {
  const cells = cellsOf(raw);
  if (!cells) return { code: 'open-quote' };
  const [name = '', cote = '', club = ''] = cells;
  const fault = faultOf(name, club) ?? (cells.length === 1 && ratingInside.test(name) ? 'no-separator' : null);
  if (fault) return { code: fault };
  const rating = readRating(cote);
  if (rating.kind === 'wrong') return { code: 'wrong-rating', text: rating.text };
  if (rating.kind === 'ambiguous') {
    const { text, whole, decimal } = rating;
    return { code: 'ambiguous-rating', text, whole, decimal };
  }
  return {
    person: { name },
    ...(rating.kind === 'rating' ? { rating: rating.rating } : {}),
    ...(rating.kind === 'rating' && rating.provisional ? { provisional: true } : {}),
    ...(club === '' ? {} : { club }),
  };
}

function faultOf(name: string, club: string): 'no-name' | 'long-name' | 'long-club' | 'hidden-character' | null {
  if (name === '') return 'no-name';
  if (name.length > longestName) return 'long-name';
  if (club.length > longestClub) return 'long-club';
  return hidden.test(name) || hidden.test(club) ? 'hidden-character' : null;
}
