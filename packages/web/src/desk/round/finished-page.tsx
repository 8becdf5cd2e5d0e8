import { Button } from '@mantine/core';
import type { Round } from '@ronde/engine';
import { correctedIn } from '@ronde/views/corrections';
import { IconPin } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type LogLine, useLog } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Page, useSmall } from '../../ui/page.tsx';
import { partOf } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { matchIn } from '../decisions/about.ts';
import { EntryBar } from '../entry/entry-bar.tsx';
import { RefusedResults } from '../entry/refused-result.tsx';
import { ResultsTable } from '../entry/results-table.tsx';
import { LazyRoundWarnings, TablePanels, useRuling } from '../entry/table-panels.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { LazyLateNotice } from '../lazy-parts/late-notice.tsx';
import { LazyLastDecisions, LazyRereadLink, LazyShortStandings } from '../lazy-parts/lazy-parts.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { useDraw } from '../pairing/use-draw.tsx';
import { useWhy } from '../why/use-why.tsx';
import { whyKey } from '../why/why-key.ts';
import { LazyOutdatedNotice, LazyPaperLink } from './lazy-parts.ts';
import { RoundFoot } from './round-foot.tsx';

/** A correction on a phone: its sheet comes when it is asked for. */
const EntrySheet = partOf(async () => ({ default: (await import('../entry/entry-sheet.tsx')).EntrySheet }));

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** A closed round: its results, the next draw, and the ways back: reopen, or correct one result without reopening. */
export function FinishedPage({ round, content }: Props) {
  const ui = useSentences(uiSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const allowed = usePermissions();
  const { run, trouble, clear } = useAct();
  const small = useSmall();
  const entry = useEntry(round, () => {
    setCorrecting(false);
    document.querySelector<HTMLElement>('[data-correct]')?.focus();
  });
  // Typed here while another desk closed the round: it goes on where it was, and Enter saves it and draws nothing.
  const [correcting, setCorrecting] = useState(entry.resumed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (entry.resumed) entry.resume();
  }, []);
  const { onRuling, onCounters, panels } = useRuling(entry, round);
  const why = useWhy(round, content);
  const onWhy = () => why.show(entry.current ? whyKey(entry.current.match) : null);
  const corrected = correctedIn(useLog(desk.t).data ?? [], round);
  // A correction that is typed and not saved is what comes next: leaving it must be meant.
  const quiet = entry.unsaved.size > 0;
  const drawing = useDraw(round + 1, { focus: !entry.resumed, quiet });
  const { waits, tournament } = desk;
  const drawsNext = waits.kind === 'draw' && waits.round === round + 1;
  const open = tournament.status === 'open';

  const pick = (table: number) => {
    // Nothing is typed in a closed tournament: what can be asked of a row is why.
    if (!open) return why.show(String(table));
    setCorrecting(true);
    entry.pick(table);
  };
  // A correction taken back: its table may be typed again; the figures open no round.
  const goBack = (line: LogLine) => {
    const match = matchIn(line, round);
    if (!open || match === null) return;
    setCorrecting(true);
    entry.goBack(match);
  };
  const correct = () => {
    setCorrecting(true);
    entry.open(entry.tables[0]?.table ?? 0);
  };
  const acts = (
    <>
      {open && allowed.command('reopen-round') && (
        <Button variant="default" onClick={() => void run(() => send({ kind: 'reopen-round', round }))}>
          {ui.entry.reopen(round)}
        </Button>
      )}
      {open && (
        <Button variant="default" data-correct="" onClick={correct}>
          {ui.entry.correct}
        </Button>
      )}
      {drawsNext ? drawing.button : <NextStep focus={!entry.resumed} quiet={quiet} />}
    </>
  );
  return (
    <Page
      title={ui.entry.title(round)}
      note={ui.entry.roundClosed}
      acts={acts}
      side={
        <>
          {why.panel}
          {panels}
          <TablePanels entry={entry} round={round} picked={null} />
          <LazyLastDecisions onUndone={goBack} />
        </>
      }
      third={<LazyShortStandings after={round} />}
    >
      {drawing.notice}
      {drawsNext && <LazyLateNotice />}
      {round < tournament.rounds.length && <LazyOutdatedNotice />}
      <RefusalNotice trouble={trouble} onClose={clear} />
      <RefusalNotice trouble={entry.acts.trouble} onClose={entry.acts.clear} />
      <RefusedResults round={round} />
      <Suspense fallback={null}>
        <LazyRoundWarnings round={round} />
      </Suspense>
      {correcting && !small && <EntryBar {...{ entry, round, onRuling, onCounters, onWhy }} />}
      {correcting && small && (
        <Suspense fallback={null}>
          <EntrySheet {...{ entry, round, onRuling, onCounters, onWhy }} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
      <ResultsTable compact={small} {...{ entry, round, content, corrected, why }} onPick={pick} />
      {!open && (
        <p className="quiet small" style={{ marginTop: 14 }}>
          {ui.closing.closedLong}{' '}
          <Link href={address.closing(desk.t)} className="link">
            {ui.closing.reopen}
          </Link>
        </p>
      )}
      <LazyRereadLink round={round} />
      {drawsNext && <ByHandLink round={round + 1} />}
      {drawsNext && <LazyPaperLink round={round + 1} />}
      <RoundFoot round={round} content={content} />
    </Page>
  );
}

/** Where the next round is drawn: the way to the tables that are made by hand before it. */
function ByHandLink({ round }: { readonly round: number }) {
  const text = useSentences(draftSentences);
  const { t } = useDesk();
  return (
    <p>
      <Link href={`${address.round(t, round)}?acte=fixer`} className="link small">
        <IconPin size={15} stroke={1.75} aria-hidden="true" /> {text.byHandFirst}
      </Link>
    </p>
  );
}
