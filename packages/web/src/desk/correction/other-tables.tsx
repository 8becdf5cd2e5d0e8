import { type Match, type MatchResult, playedTables } from '@ronde/engine';
import { type Consequences, consequences } from '@ronde/engine/decide/consequences';
import { useMemo } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { correctionSentences } from './redraw-notice.tsx';

interface Props {
  readonly round: number;
  readonly match: Match;
  readonly result: MatchResult;
}

/** The later tables that the right result would have drawn otherwise, and what drawing the last round again would erase. */
export function OtherTables({ round, match, result }: Props) {
  const text = useSentences(correctionSentences);
  const { tournament, people } = useDesk();
  const follows = useMemo(
    () => following({ tournament, people }, round, match, result),
    [tournament, people, round, match, result],
  );
  if (!follows || follows.rounds.length === 0) return null;
  const last = tournament.rounds.length;
  const redrawable = tournament.rounds[last - 1]?.status !== 'closed' && follows.rounds.at(-1)?.round === last;
  const tablesOf = (refs: readonly { readonly table: number }[]) => refs.map(({ table }) => table);
  return (
    <>
      {` ${text.otherwise(follows.rounds.map(({ round, tables }) => ({ round, tables: tablesOf(tables) })))}`}
      {redrawable && ` ${text.wouldErase(last, tablesOf(playedTables(tournament, last)))}`}
    </>
  );
}

function following(
  { tournament, people }: Pick<Desk, 'tournament' | 'people'>,
  round: number,
  { players: [first, second], result: stands }: Match,
  result: MatchResult,
): Consequences | null {
  if (second === undefined) return null;
  const saw = stands ?? null;
  const command = { kind: 'record', round, players: [first, second], result, saw, anyway: true } as const;
  const found = consequences(tournament, command, people);
  return found.ok ? found.value : null;
}
