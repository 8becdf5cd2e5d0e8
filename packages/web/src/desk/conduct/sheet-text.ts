import { frenchKey } from '@ronde/engine/base/french-order';
import type { WrittenTotal } from '@ronde/engine/game/check-sums';
import type { SheetLine } from '@ronde/engine/game/score-sheet';
import { otherSeat, type Seat } from '@ronde/engine/game/seat';

/** A score sheet as somebody copied it, or the first line that can't be read. */
export type ReadSheet =
  | { readonly ok: true; readonly lines: readonly SheetLine[]; readonly written: readonly WrittenTotal[] }
  | { readonly ok: false; readonly line: number; readonly text: string };

/**
 * One move a line, in turn from who started: « MAISON 24 », « passe », « change 3 », « refusé MOT ». A penalty is
 * nobody's turn: « pénalité 2 5 9.1 ». « = 142 » at the end: the running total as it is written.
 */
export function readSheet(text: string): ReadSheet {
  const lines: SheetLine[] = [];
  const written: WrittenTotal[] = [];
  let mover: Seat = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const whole = raw.trim();
    if (whole === '') continue;
    const [move = '', total] = whole.split('=').map((part) => part.trim());
    const line = readMove(move, mover);
    const said = total === undefined ? null : numberIn(total);
    if (!line || (total !== undefined && said === null)) return { ok: false, line: lines.length + 1, text: whole };
    lines.push(line);
    if (said !== null) written.push({ line: lines.length, total: said });
    if (line.kind !== 'penalty') mover = otherSeat(mover);
  }
  return { ok: true, lines, written };
}

const numberIn = (text: string): number | null => (/^[-−]?\d{1,4}$/.test(text) ? Number(text.replace('−', '-')) : null);

function readMove(text: string, by: Seat): SheetLine | null {
  const [head = '', ...rest] = text.split(/\s+/);
  const [first, second, third = ''] = rest;
  switch (frenchKey(head)) {
    case 'passe':
    case 'pass':
      return rest.length === 0 ? { kind: 'pass', by } : null;
    case 'change':
    case 'exchange':
      return rest.length === 1 && first && /^[1-7]$/.test(first)
        ? { kind: 'exchange', by, count: Number(first) }
        : null;
    case 'refuse':
    case 'refused':
      return rest.length > 1 ? null : { kind: 'refused', by, ...(first && { word: first }) };
    case 'penalite':
    case 'penalty': {
      const points = numberIn(second ?? '');
      if ((first !== '1' && first !== '2') || points === null || points < 1 || rest.length > 3) return null;
      return { kind: 'penalty', by: first === '1' ? 0 : 1, points, article: third };
    }
    default: {
      const score = rest.length === 1 ? numberIn(first ?? '') : null;
      return score !== null && /^\p{L}+$/u.test(head) ? { kind: 'word', by, word: head, score } : null;
    }
  }
}
