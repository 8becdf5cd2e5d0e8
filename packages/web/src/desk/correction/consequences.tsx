import { apply, type Match, type MatchResult, standingsOf, type Tournament } from '@ronde/engine';
import { type Dictionary, ordinal } from '@ronde/language';
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
 * The places of both players with a result that is typed and not saved: « what if 451–407 ». Those of the round at hand
 * as far as it is played, or of the standings that a correction of a closed one comes to.
 */
export function PlacesThen({ round, at, result }: Omit<Props, 'match'>) {
  const text = useSentences(placesThen);
  const { tournament, people, names } = useDesk();
  const typed = useTyped(result);
  const closed = tournament.rounds.findLastIndex(({ status }) => status === 'closed') + 1;
  const after = Math.max(round, closed);
  const now = useMemo(() => placesIn({ tournament, people }, after), [tournament, people, after]);
  const then = useMemo(
    () => placesIn({ tournament: withResult(tournament, round, at, typed), people }, after),
    [tournament, people, round, at, typed, after],
  );
  const each = (tournament.rounds[round - 1]?.matches[at]?.players ?? []).flatMap((player) => {
    const [place, before] = [then.get(player), now.get(player)];
    if (place === undefined) return [];
    return text.place(names.short(player), place, before === place ? undefined : before);
  });
  const sofar = after > closed && missing(tournament, after) > 1;
  return (
    <p className="quiet small" aria-live="polite">
      {`${sofar ? text.sofar : text.head}${each.join(', ')}.`}
    </p>
  );
}

const placesIn = ({ tournament, people }: Pick<Desk, 'tournament' | 'people'>, after: number) =>
  new Map(standingsOf(tournament, people, { after }).rows.map(({ player, rank }) => [player, rank]));

/** What is typed, a moment later, so that typing is never slowed; the same result is the same value. */
function useTyped(result: MatchResult): MatchResult {
  const typed = useDeferredValue(JSON.stringify(result));
  return useMemo(() => JSON.parse(typed) as MatchResult, [typed]);
}

const missing = ({ rounds }: Tournament, round: number): number =>
  rounds[round - 1]?.matches.filter(({ players, result }) => players.length > 1 && !result).length ?? 0;

/** The tournament as it would be. `at`: index of the match in its round. */
function withResult(tournament: Tournament, round: number, at: number, to: MatchResult): Tournament {
  const from = tournament.rounds[round - 1]?.matches[at]?.result ?? null;
  return apply(tournament, { kind: 'result', round, match: at, from, to });
}

/**
 * What follows from a correction, before it is saved (CORR-02): which standings change, which tables stay, which the
 * rule would have drawn otherwise, what redrawing would cost. An open round that nothing follows says nothing.
 */
export function CorrectionConsequences({ round, match, at, result }: Props) {
  const { rounds } = useDesk().tournament;
  const typed = useTyped(result);
  if (rounds.length === round && rounds[round - 1]?.status !== 'closed') return null;
  return <Effects {...{ round, match, at }} result={typed} />;
}

const Effects = memo(function Effects({ round, match, at, result }: Props) {
  const { entry: ui } = useSentences(uiSentences);
  const { tournament, people } = useDesk();
  const changed = useMemo(
    () => changedStandings({ tournament, people }, round, at, result),
    [tournament, people, round, at, result],
  );
  const last = tournament.rounds.length;
  return (
    <p className="small" aria-live="polite">
      {ui.correctionEffect(changed)}
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
  const corrected = withResult(tournament, round, at, result);
  const rows = (state: Tournament, after: number) => JSON.stringify(standingsOf(state, people, { after }).rows);
  const later = tournament.rounds
    .map((_, i) => i + 1)
    .filter((n) => n >= round && tournament.rounds[n - 1]?.status === 'closed');
  return later.filter((after) => rows(tournament, after) !== rows(corrected, after));
}

interface PlacesSentences {
  readonly head: string;
  /** While other results of the round are missing. */
  readonly sofar: string;
  /** `before`: where it is another place without this result. */
  place(name: string, place: number, before: number | undefined): string;
}

const placesThen: Dictionary<PlacesSentences> = {
  fr: {
    head: 'Au classement\u00a0: ',
    sofar: 'Au classement, pour l’instant\u00a0: ',
    place: (name, place, before) =>
      `${name} ${ordinal('fr', place)}${before === undefined ? '' : ` (${ordinal('fr', before)} sans cela)`}`,
  },
  en: {
    head: 'In the standings: ',
    sofar: 'In the standings so far: ',
    place: (name, place, before) =>
      `${name} ${ordinal('en', place)}${before === undefined ? '' : ` (${ordinal('en', before)} without it)`}`,
  },
};
