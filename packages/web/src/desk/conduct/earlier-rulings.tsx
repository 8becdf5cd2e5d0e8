import type { PlayerId } from '@ronde/engine';
import { rulingLines } from '@ronde/language';
import { toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { conductSentences } from './sentences.ts';

/** What was decided of somebody before: penalties are graded. */
export function EarlierRulings({ of }: { readonly of: PlayerId }) {
  const text = useSentences(conductSentences);
  const told = useSentences(toldSentences);
  const { tournament, names } = useDesk();
  const lines = rulingLines(tournament, names, told, tournament.rounds.length);
  const own = lines.filter(({ players }) => players.includes(of));
  if (own.length === 0) return null;
  return (
    <section>
      <h3>{text.before(names.short(of))}</h3>
      <ul>
        {own.map(({ line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be decided twice.
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
