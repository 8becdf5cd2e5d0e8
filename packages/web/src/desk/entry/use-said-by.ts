import { clock, isolated } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import type { SaidBy } from './said-by.ts';
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
