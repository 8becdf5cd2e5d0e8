import type { Event } from '@ronde/engine';
import { clock, isolated } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.ts';
import { entrySentences } from './sentences.ts';

/** What a phone writes as author: its player. */
const phone = 'player:';

/** « saisi par ROUSSEL Gérard, 14:47 » */
export function useSaidBy() {
  const say = useSentences(entrySentences);
  const { names } = useDesk();
  const author = (by: string): string => (by.startsWith(phone) ? names.full(by.slice(phone.length)) : isolated(by));
  return {
    author,
    player: names.full,
    /** `name`: where it is known without the log. */
    said: (line: SaidBy | null, name: string | null): string =>
      say.by(name ?? (line ? author(line.by) : '–'), line ? clock(line.at) : ''),
  };
}

/** Who wrote something of a table, and when (ISO); null while the log is not read, or holds nothing of it. */
interface SaidBy {
  readonly by: string;
  readonly at: string;
}

/** The newest line about a table that is of this kind and still stands; the log newest first. */
export function saidBy(
  log: readonly LogLine[],
  round: number,
  match: number,
  kind: 'result' | 'claimed' | 'disputed',
): SaidBy | null {
  const about = (event: Event): boolean =>
    event.kind === kind && event.round === round && event.match === match && event.to !== null;
  const line = log.find(({ events, undoneBy }) => undoneBy === null && events.some(about));
  return line ? { by: line.by, at: line.at } : null;
}
