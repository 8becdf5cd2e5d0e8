import { Button } from '@mantine/core';
import { missingTables, type PlayerId, type Round } from '@ronde/engine';
import { correctedIn } from '@ronde/views/corrections';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { DirectorsAct, usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Page, useSmall } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { matchIn } from '../decisions/about.ts';
import { EntryBar } from '../entry/entry-bar.tsx';
import { EntrySheet } from '../entry/entry-sheet.tsx';
import { RefusedResults } from '../entry/refused-result.tsx';
import { ResultsTable } from '../entry/results-table.tsx';
import {
  LazyGameEnd,
  LazyLeavingPanel,
  LazyRoundWarnings,
  LazySeatPanel,
  LazyStartClocks,
  TablePanels,
  useRuling,
} from '../entry/table-panels.tsx';
import { hasTwoScores, playersWithoutTable } from '../entry/tables.ts';
import { useEntry } from '../entry/use-entry.ts';
import { LazyLastDecisions, LazyRereadLink, LazyShortStandings } from '../lazy-parts/lazy-parts.tsx';
import { LazyResultsLink, LazyResultsPanel } from '../lazy-parts/results-file.tsx';
import { useWhy } from '../why/use-why.tsx';
import { whyKey } from '../why/why-key.ts';
import { LazyArrivedNotice, LazyOutdatedNotice, LazyReseatPanel, LazyStrandedNotice } from './lazy-parts.ts';
import { RoundFoot } from './round-foot.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** A round in play: results in, then closed. */
export function EntryPage({ round, content }: Props) {
  const sentences = useSentences(sharedSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const allowed = usePermissions();
  const { run, busy, trouble, clear } = useAct();
  const small = useSmall();
  const [leaving, setLeaving] = useState<PlayerId | null>(null);
  const [picked, setPicked] = useState<{ readonly table: number } | null>(null);
  const [seating, setSeating] = useState<PlayerId | null>(null);
  const entry = useEntry(round, () => {
    setSheet(false);
    document.querySelector<HTMLElement>('[data-next]')?.focus();
  });
  const [sheet, setSheet] = useState(entry.resumed);
  const log = useLog(desk.t).data;
  const corrected = useMemo(() => correctedIn(log ?? [], round), [log, round]);
  const missing = missingTables(desk.tournament, round);
  const open = missing.length + entry.tables.filter(({ match }) => match.disputed).length;
  // The refusal named the tables that were missing or disputed: with another result it is out of date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what makes it stale.
  useEffect(clear, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    // Also after the link of the strip that led here: a figure typed there would open the round of that number.
    const { activeElement, body } = document;
    if (activeElement !== body && !activeElement?.closest('nav')) return;
    if (entry.resumed) entry.resume();
    else entry.fields.table.current?.focus();
  }, [entry.fields.table]);

  const pick = (table: number) => {
    // Two scores wait for a choice; a doubt, for the score to be typed.
    const chosen = entry.tables.some((one) => one.table === table && hasTwoScores(one.match));
    setPicked(chosen ? { table } : null);
    if (small && !chosen) setSheet(true);
    entry.pick(table, !chosen);
  };
  useTableAsked(pick);
  const { onRuling, onCounters, panels } = useRuling(entry, round);
  const [reseating, setReseating] = usePanelParam('tables');
  const why = useWhy(round, content);
  const onWhy = () => why.show(entry.current ? whyKey(entry.current.match) : null);
  const close = (
    <Button
      variant={missing.length > 0 || entry.unsaved.size > 0 ? 'default' : 'filled'}
      loading={busy}
      data-next=""
      onClick={() => void run(() => send({ kind: 'close-round', round }))}
    >
      {sentences.ui.entry.close(round)}
    </Button>
  );
  const side = (
    <>
      <Suspense fallback={null}>{entry.rules.wargame && <LazyGameEnd round={round} />}</Suspense>
      <LazyResultsPanel round={round} />
      {why.panel}
      {reseating !== null && (
        <LazyReseatPanel {...{ round, content }} first={entry.current?.at ?? null} onClose={() => setReseating(null)} />
      )}
      {panels}
      <Suspense fallback={null}>
        {leaving && <LazyLeavingPanel player={leaving} onClose={() => setLeaving(null)} />}
        {seating && (
          <LazySeatPanel opponent={seating} round={round} content={content} onClose={() => setSeating(null)} />
        )}
      </Suspense>
      <TablePanels entry={entry} round={round} picked={picked} />
      <LazyLastDecisions onUndone={(line) => entry.goBack(matchIn(line, round))} />
    </>
  );
  return (
    <Page
      title={sentences.ui.entry.title(round)}
      note={sentences.missing(missing, entry.tables.length)}
      acts={
        <>
          <Suspense fallback={null}>
            <LazyStartClocks round={round} />
          </Suspense>
          <DirectorsAct kind="close-round">{close}</DirectorsAct>
        </>
      }
      side={side}
      third={<LazyShortStandings after={desk.tournament.rounds.length} />}
    >
      <LazyOutdatedNotice />
      <LazyStrandedNotice round={round} content={content} />
      <LazyArrivedNotice round={round} content={content} />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <RefusalNotice trouble={entry.acts.trouble} onClose={entry.acts.clear} />
      <RefusedResults round={round} />
      <Suspense fallback={null}>
        <LazyRoundWarnings round={round} />
      </Suspense>
      {!small && (
        <EntryBar
          entry={entry}
          round={round}
          onLeave={allowed.command('withdraw') ? setLeaving : undefined}
          onRuling={onRuling}
          onCounters={onCounters}
          onWhy={onWhy}
        />
      )}
      {small && sheet && (
        <EntrySheet
          entry={entry}
          round={round}
          onClose={() => setSheet(false)}
          onRuling={onRuling}
          onCounters={onCounters}
          onWhy={onWhy}
        />
      )}
      <ResultsTable
        compact={small}
        entry={entry}
        round={round}
        content={content}
        corrected={corrected}
        onPick={pick}
        why={why}
        onSeat={
          allowed.command('seat') && playersWithoutTable(desk.tournament, content).length > 0 ? setSeating : undefined
        }
      />
      <LazyRereadLink round={round} />
      <LazyResultsLink />
      <RoundFoot
        round={round}
        content={content}
        reseat={{ open: reseating !== null, toggle: () => setReseating(reseating === null ? 'corriger' : null) }}
      />
    </Page>
  );
}

/** `?table=7` in the address opens that table once, as a press on its row does; then the address is plain again. */
function useTableAsked(open: (table: number) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('table');
  const newest = useRef(open);
  newest.current = open;
  useEffect(() => {
    if (asked === null) return;
    const table = Number(asked);
    if (Number.isInteger(table)) newest.current(table);
    setParams({}, { replace: true });
  }, [asked, setParams]);
}
