import { Button } from '@mantine/core';
import { missingTables, type PlayerId, type Round, traitsOf } from '@ronde/engine';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { partOf } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { LazyTakenSeats } from '../lazy-parts/taken-seats.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { withoutTable } from '../presence/away.ts';
import { awaySentences } from '../presence/away-sentences.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly content: Round;
  /** Opens the panel where tables are made as they are really played. */
  readonly reseat?: { readonly open: boolean; readonly toggle: () => void };
}

/** Under the tables: who is away, and the acts that change the last round. */
export function RoundFoot({ round, content, reseat }: Props) {
  const text = useSentences(draftSentences);
  const { tournament } = useDesk();
  const allowed = usePermissions();
  return (
    <div className={styles.foot}>
      <WithoutTable round={round} />
      <LazyTakenSeats round={round} />
      <PhaseLine {...{ round, content }} />
      {round === tournament.rounds.length && tournament.status === 'open' && allowed.command('cancel-round') && (
        <>
          {reseat && allowed.command('reseat') && (
            <button
              type="button"
              className="link small"
              aria-expanded={reseat.open}
              data-opens="corriger"
              onClick={reseat.toggle}
            >
              {text.reseat}
            </button>
          )}
          <Withhold round={round} content={content} />
          <CancelRound round={round} content={content} />
        </>
      )}
    </div>
  );
}

const Line = partOf(async () => ({ default: (await import('./phase-line.tsx')).PhaseLine }));

/** The phase of a published round: Formule Combinée alone has them, and fetches the line. */
function PhaseLine(props: { readonly round: number; readonly content: Round }) {
  if (traitsOf(useDesk().tournament.format).circles !== 'pools' || props.content.status === 'draft') return null;
  return (
    <Suspense fallback={null}>
      <Line {...props} />
    </Suspense>
  );
}

interface WithholdProps {
  readonly round: number;
  readonly content: Round;
}

/** A published round becomes a draft again, while nothing is said of its tables. */
function Withhold({ round, content }: WithholdProps) {
  const text = useSentences(draftSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, trouble, clear } = useAct();
  const tables = content.matches.filter(({ players }) => players.length === 2).length;
  if (content.status !== 'published' || missingTables(desk.tournament, round).length < tables) return null;
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <button type="button" className="link small" onClick={() => void run(() => send({ kind: 'withhold', round }))}>
        {text.withhold}
      </button>
    </>
  );
}

/** Under the tables, who has none: still expected, absent, gone. */
function WithoutTable({ round }: { readonly round: number }) {
  const ui = useSentences(uiSentences);
  const { tournament, names } = useDesk();
  const text = useSentences(awaySentences);
  const { late, arrived, seatless, absent, gone } = withoutTable(tournament, round);
  const lines = [
    [late, text.lateHere],
    [arrived, text.arrivedHere],
    [seatless, traitsOf(tournament.format).circles === 'pools' ? text.seatless : text.seatlessToTheEnd],
    [absent, ui.draft.absent],
    [gone, text.gone],
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

interface CancelRoundProps {
  readonly round: number;
  readonly content: Round;
}

/** Takes the last round away. What it costs is said first; a draft costs nothing, and the log can give it back. */
function CancelRound({ round, content }: CancelRoundProps) {
  const ui = useSentences(uiSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { run, trouble, clear } = useAct();
  const losing = content.matches.filter((match) => match.result).length;
  const cancel = async () => {
    setAsking(false);
    if (await run(() => send({ kind: 'cancel-round', round, losing }))) go(address.desk(desk.t));
  };
  if (!asking)
    return (
      <>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <button type="button" className="link small" onClick={() => (losing > 0 ? setAsking(true) : void cancel())}>
          {ui.entry.cancelRound(round)}
        </button>
      </>
    );
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={() => void cancel()}>
        {ui.entry.cancelRound(round)}
      </Button>
      <Button size="sm" variant="default" onClick={() => setAsking(false)}>
        {ui.app.cancel}
      </Button>
    </>
  );
  return <Notice tone="advice" title={ui.entry.willLose(losing)} focus acts={acts} />;
}
