import type { PlayerId } from '@ronde/engine';
import { list } from '@ronde/language';
import { useMemo } from 'react';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { awayWords } from './away-words.ts';
import { leftDraft } from './left-draft.ts';

/** What the round drawn again without somebody looks like: how many tables, who is exempt. */
export function LeftDraftNote({ player }: { readonly player: PlayerId }) {
  const { tournament, people, names } = useDesk();
  const current = useExternal(lang);
  const say = awayWords(current, tournament);
  const after = useMemo(() => leftDraft({ tournament, people }, player), [tournament, people, player]);
  if (!after) return null;
  const exempt = after.exempt.length === 0 ? null : list(current, after.exempt.map(names.short));
  return (
    <p>
      {say.without(tournament.rounds.length, names.short(player))} {say.after(after.tables, exempt, after.changed)}
      {after.starts.length > 0 &&
        ` ${say.startsNow(list(current, after.starts.map(names.short)), after.starts.length)}`}
    </p>
  );
}
