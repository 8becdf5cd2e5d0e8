import type { Decision, People, Tournament } from '@ronde/engine';
import { allSentences, type Dictionary, type Lang, logSentences, namesOf } from '@ronde/language';
import type { DataSheet } from './sheet.ts';

/** A decision as the staff reads it. */
export type ListedDecision = Decision & {
  /** The name of who decided. */
  readonly by: string;
  readonly undoneBy: number | null;
  /** Why, in free words. */
  readonly note?: string;
};

/** Who decided what, oldest first, as the staff keeps it: with names and notes, for nobody else. */
export function logSheet(
  log: readonly ListedDecision[],
  { name, players }: Pick<Tournament, 'name' | 'players'>,
  people: People,
  lang: Lang,
): DataSheet {
  const spoken = allSentences[lang]();
  const { log: ui } = spoken.ui;
  const sentences = logSentences(log, namesOf(people, players), spoken);
  const oldestFirst = [...log].sort((a, b) => a.seq - b.seq);
  return {
    lang,
    title: name,
    subtitle: ui.title,
    caption: ui.caption,
    columns: [
      { key: 'seq', header: number[lang], kind: 'number' },
      { key: 'at', header: ui.time, kind: 'short' },
      { key: 'by', header: ui.author, kind: 'text' },
      { key: 'decision', header: ui.decision, kind: 'text' },
      { key: 'undone', header: undone[lang], kind: 'number' },
      { key: 'note', header: 'Note', kind: 'text' },
    ],
    rowHeader: 'decision',
    rows: oldestFirst.map(({ seq, at, by, undoneBy, note }) => [
      seq,
      moment(at),
      by,
      sentences.get(seq) ?? null,
      undoneBy,
      note ?? null,
    ]),
    notes: [],
  };
}

const number: Dictionary<string> = { fr: 'N°', en: 'No.' };
const undone: Dictionary<string> = { fr: 'Annulée par', en: 'Undone by' };

/**
 * `2026-11-14 10:42:07 +01:00`, on the clock of the house that writes it: with its offset, for the last Sunday of October
 * has an hour twice.
 */
function moment(at: string): string {
  const time = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  const ahead = -time.getTimezoneOffset();
  const offset = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map(two).join(':');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
  return `${day} ${clock} ${ahead < 0 ? '-' : '+'}${offset}`;
}
