import { apply, type Match, type MatchResult, standingsOf, type Tournament } from '@ronde/engine';
import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { partOf } from '../../ui/page-of.ts';

// What the rule would have drawn asks for all of its commands: they come when somebody corrects.
const OtherTables = partOf(async () => ({ default: (await import('./other-tables.tsx')).OtherTables }));

interface Props {
  readonly round: number;
  /** As it stands, and its index in the round. */
  readonly match: Match;
  readonly at: number;
  readonly result: MatchResult;
}

/**
 * What follows from a correction, before it is saved (CORR-02): which standings change, which tables stay, which the
 * rule would have drawn otherwise, what redrawing would cost. An open round that nothing follows says nothing.
 */
export function CorrectionConsequences({ round, match, at, result }: Props) {
  const { rounds } = useDesk().tournament;
  // Typing is never slowed by it: it follows a moment later.
  const typed = useDeferredValue(JSON.stringify(result));
  if (rounds.length === round && rounds[round - 1]?.status !== 'closed') return null;
  return <Effects {...{ round, match, at, typed }} />;
}

interface EffectsProps extends Omit<Props, 'result'> {
  /** The result, as text: the same text is the same result. */
  readonly typed: string;
}

const Effects = memo(function Effects({ round, match, at, typed }: EffectsProps) {
  const { entry: ui } = useSentences(uiSentences);
  const { tournament, people } = useDesk();
  const result = useMemo(() => JSON.parse(typed) as MatchResult, [typed]);
  const changed = useMemo(
    () => changedStandings({ tournament, people }, round, at, result),
    [tournament, people, round, at, result],
  );
  const last = tournament.rounds.length;
  return (
    <p className="small" aria-live="polite">
      {ui.correctionEffect(changed, '')}
      {last > round && ` ${ui.tablesStay(last)}`}
      {last > round && (
        <Suspense fallback={null}>
          <OtherTables {...{ round, match, result }} />
        </Suspense>
      )}
    </p>
  );
});

/** The closed rounds after which a corrected result changes the standings. `at`: index of the match in its round. */
function changedStandings(
  { tournament, people }: Pick<Desk, 'tournament' | 'people'>,
  round: number,
  at: number,
  result: MatchResult,
): readonly number[] {
  const from = tournament.rounds[round - 1]?.matches[at]?.result ?? null;
  const corrected = apply(tournament, { kind: 'result', round, match: at, from, to: result });
  const rows = (state: Tournament, after: number) => JSON.stringify(standingsOf(state, people, { after }).rows);
  const later = tournament.rounds
    .map((_, i) => i + 1)
    .filter((n) => n >= round && tournament.rounds[n - 1]?.status === 'closed');
  return later.filter((after) => rows(tournament, after) !== rows(corrected, after));
}
