import type { Person } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';

/** What a line says of a player, as read; the rest of the line was empty or beyond the three columns. */
export interface PastedPlayer {
  readonly person: Person;
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly club?: string;
}

/** `known`: somebody of that name is registered already, or stands higher in the same list. */
export type PastedLine =
  | { readonly kind: 'new'; readonly line: number; readonly player: PastedPlayer }
  | { readonly kind: 'known'; readonly line: number; readonly player: PastedPlayer }
  | { readonly kind: 'bad-rating'; readonly line: number; readonly text: string };

const rating = /^(\d{1,5})(\*?)$/;

/** Lines `NOM Prénom;cote;club`, also with tabs from a spreadsheet. Empty lines are skipped, `*` is a provisional rating. */
export function readPasted(text: string, registered: readonly string[]): readonly PastedLine[] {
  const seen = new Set(registered.map(frenchKey));
  return text.split(/\r?\n/u).flatMap((line, i): readonly PastedLine[] => {
    if (line.trim() === '') return [];
    const read = readLine(line, i + 1);
    if (read.kind === 'bad-rating') return [read];
    const key = frenchKey(read.player.person.name);
    const known = seen.has(key);
    seen.add(key);
    return [known ? { ...read, kind: 'known' } : read];
  });
}

function readLine(line: string, number: number): PastedLine {
  const [name = '', cote = '', club = ''] = line.split(/[;\t]/u).map((cell) => cell.trim());
  const found = rating.exec(cote);
  if (name === '' || (cote !== '' && !found))
    return { kind: 'bad-rating', line: number, text: name === '' ? line : cote };
  return {
    kind: 'new',
    line: number,
    player: {
      person: { name },
      ...(found ? { rating: Number(found[1]) } : {}),
      ...(found?.[2] ? { provisional: true } : {}),
      ...(club === '' ? {} : { club }),
    },
  };
}
