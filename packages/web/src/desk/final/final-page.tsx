import { Button } from '@mantine/core';
import { type Final, finalStandings, impossibleInFinal, nextFinalMatches } from '@ronde/engine';
import { Suspense, useMemo, useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { shownResults } from '../../core/kept-results.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { useFocusWhenIdle } from '../../ui/focus.ts';
import { Page, useSmall } from '../../ui/page.tsx';
import { pageOf, partOf } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { matchIn } from '../decisions/about.ts';
import { EntryBar } from '../entry/entry-bar.tsx';
import { RefusedResults } from '../entry/refused-result.tsx';
import { keptAtTable } from '../entry/tables.ts';
import { type Entry, useResultEntry } from '../entry/use-result-entry.ts';
import { LazyLastDecisions } from '../lazy-parts/lazy-parts.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { StandingsTable } from '../standings-table/standings-table.tsx';
import styles from './final.module.css';
import { type FinalRow, finalRules, finalTables, MatchTable } from './match-table.tsx';
import { finalSentences } from './sentences.ts';
import { FinalEcho, Terms, TieChoice, WhoMeets } from './terms.tsx';

const PlanForm = pageOf(async () => ({ default: (await import('./plan-form.tsx')).PlanForm }));

/** The final: planned here, then set up match by match, its results typed in the same strip as those of the rounds. */
export function FinalPage() {
  const text = useSentences(finalSentences);
  const small = useSmall();
  const { tournament } = useDesk();
  const { final } = tournament;
  if (final) return <FinalInPlay key={final.matches.length} final={final} small={small} />;
  const closed = tournament.status === 'closed';
  return (
    <Page title={text.title} acts={closed ? <NextStep /> : null} side={<LazyLastDecisions />}>
      <RefusedResults round={0} />
      <p>{text.none}</p>
      <Suspense fallback={null}>{!closed && <PlanForm />}</Suspense>
    </Page>
  );
}

const EntrySheet = partOf(async () => ({ default: (await import('../entry/entry-sheet.tsx')).EntrySheet }));

interface Props {
  readonly final: Final;
  readonly small: boolean;
}

/** A final that is planned: what waits before it, its matches, the standings that it makes. */
function FinalInPlay({ final, small }: Props) {
  const text = useSentences(finalSentences);
  const { tournament, people, waits } = useDesk();
  const [sheet, setSheet] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const entry = useFinalEntry(() => {
    setSheet(false);
    setCorrecting(false);
    document.querySelector<HTMLElement>('[data-next]')?.focus();
  });
  const next = useMemo(() => nextFinalMatches(tournament, people), [tournament, people]);
  const { tables } = entry;
  const open = tournament.status === 'open';
  const typing = open && tables.length > 0 && (entry.missing.length > 0 || correcting);
  const pick = (table: number) => {
    if (!open) return;
    setCorrecting(true);
    if (small) setSheet(true);
    entry.pick(table);
  };
  const goBack = (line: LogLine) => {
    const match = matchIn(line, 0);
    if (match !== null) setCorrecting(true);
    entry.goBack(match);
  };
  const echo = <FinalEcho entry={entry} />;
  return (
    <Page
      title={text.title}
      note={waits.kind === 'close' || waits.kind === 'closed' ? text.over : null}
      acts={waits.kind === 'final-results' ? null : <SetUp final={final} next={next} />}
      side={
        <>
          <Terms final={final} />
          <LazyLastDecisions onUndone={goBack} />
        </>
      }
    >
      <RefusedResults round={0} />
      {!next.ok && next.refusal.code === 'final-tie' && <TieChoice final={final} refusal={next.refusal} />}
      {!next.ok && (next.refusal.code === 'rounds-left' || next.refusal.code === 'results-missing') && (
        <p>{text.waitsForRounds}</p>
      )}
      {open && next.ok && waits.kind === 'draw-final' && <WhoMeets final={final} />}
      {typing && !small && <EntryBar entry={entry} label={text.entry} echo={echo} />}
      <Suspense fallback={null}>
        {typing && small && sheet && <EntrySheet entry={entry} echo={echo} onClose={() => setSheet(false)} />}
      </Suspense>
      {tables.length > 0 && (
        <MatchTable
          tables={tables}
          typing={typing ? (entry.current?.table ?? null) : null}
          onPick={pick}
          compact={small}
        />
      )}
      {tables.length > 0 && <FinalPlaces />}
    </Page>
  );
}

interface SetUpProps {
  readonly final: Final;
  readonly next: ReturnType<typeof nextFinalMatches>;
}

/** Sets the next matches up; before and after, the way to what waits. */
function SetUp({ final, next }: SetUpProps) {
  const text = useSentences(finalSentences);
  const { t, waits } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const element = useFocusWhenIdle<HTMLButtonElement>(true);
  if (waits.kind !== 'draw-final') return <NextStep />;
  const [first] = next.ok ? next.value : [];
  return (
    <>
      <Button
        ref={element}
        loading={busy}
        data-next=""
        onClick={() => void run(() => send({ kind: 'draw-final', set: final.matches.length }))}
      >
        {first ? text.setUp[first.stage] : text.setUp.final}
      </Button>
      <RefusalNotice trouble={trouble} onClose={clear} />
    </>
  );
}

/** The places that the final gives; the others keep the order of the rounds. */
function FinalPlaces() {
  const text = useSentences(finalSentences);
  const { tournament, people, waits } = useDesk();
  const [tie, setTie] = useState<string | null>(null);
  const standings = useMemo(() => finalStandings(tournament, people), [tournament, people]);
  const over = waits.kind === 'close' || waits.kind === 'closed';
  return (
    <>
      <h2 className={styles.title}>{over ? text.standings : text.standingsNow}</h2>
      <StandingsTable brief standings={standings} openTie={tie} onTie={setTie} />
    </>
  );
}

/** The strip of a final: its matches by their number, each as long as it lasts, their game of the rounds included. */
function useFinalEntry(onDone: () => void): Entry<FinalRow> {
  const { t, tournament } = useDesk();
  const round = tournament.rounds.length + 1;
  return useResultEntry<FinalRow>({
    round: 0,
    tables: finalTables(tournament, keptAtTable(useExternal(shownResults), t, 0)),
    rulesOf: (table) => finalRules(tournament, table),
    wrongOf: (result, { stage, table }, players) =>
      impossibleInFinal(tournament, { stage, players }, result, { round, table, players }),
    commandOf: (result, saw, { stage }, players) => ({ kind: 'record-final', stage, players, result, saw }),
    stageOf: ({ stage }) => stage,
    onDone,
  });
}
