import { type PlayerId, traitsOf } from '@ronde/engine';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { withoutTable } from '../presence/away.ts';
import { awayWords } from '../presence/away-words.ts';

/** Under the tables, who has none: still expected, absent, gone. */
export function WithoutTable({ round }: { readonly round: number }) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const say = awayWords(useExternal(lang), tournament);
  const { late, seatless, absent, gone } = withoutTable(tournament, round);
  const lines = [
    [late, say.lateHere],
    [seatless, traitsOf(tournament.format).circles === 'pools' ? say.seatless : say.seatlessToTheEnd],
    [absent, ui.draft.absent],
    [gone, say.gone],
  ] as const;
  const named = (ids: readonly PlayerId[]) => ids.map(names.full).join(', ');
  return lines.map(
    ([ids, line]) =>
      ids.length > 0 && (
        <p key={line('')} className="quiet small">
          {line(named(ids))}
        </p>
      ),
  );
}
