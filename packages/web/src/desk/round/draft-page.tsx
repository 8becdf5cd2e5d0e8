import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type PlayerId, type Round, traitsOf, unusableTables } from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { hasOwnTables } from '@ronde/engine/pairing/opening-tables';
import { IconEyeOff } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { external, useExternal } from '../../core/external.ts';
import { telling, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { DirectorsAct, usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { useFocusWhenIdle } from '../../ui/focus.ts';
import { Mark } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { partOf } from '../../ui/page-of.ts';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { LazyLateNotice } from '../lazy-parts/late-notice.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { asFixed, fixedIn } from '../pairing/use-by-hand.ts';
import { draftRows, metOf } from './draft-rows.ts';
import { DraftSide } from './draft-side.tsx';
import { DraftTable } from './draft-table.tsx';
import { type DraftAct, DraftTools } from './draft-tools.tsx';
import styles from './round.module.css';
import { RoundFoot } from './round-foot.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
}

const acts: readonly DraftAct[] = ['echanger', 'fixer', 'exempter', 'detail'];

/** A draw that only the staff sees: read it, ask why, change it by hand, then publish. */
export function DraftPage({ round, content }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const allowed = usePermissions();
  const { run, busy, trouble, clear } = useAct();
  const [why, show] = usePanelParam('pourquoi');
  const [asked, open] = usePanelParam('acte');
  const [picked, setPicked] = useState<readonly PlayerId[]>([]);
  const [tried, setTried] = useState(0);
  const wide = useMatrixFits(content);
  const next = useFocusWhenIdle<HTMLButtonElement>();
  const { tournament, people } = desk;
  const phases = phasesOf(tournament.settings);
  const rows = useMemo(() => draftRows({ tournament, people }, round, content), [tournament, people, round, content]);
  // The notice above has the same act.
  const { stale, blocks } = useStale(round);
  const act = acts.find((one) => one === asked) ?? null;
  const row = rows.find(({ key }) => key === why) ?? null;
  const marked = rows.filter(({ marks }) => marks.length > 0).length;
  const phase3 = traitsOf(tournament.format).circles === 'pools' && phaseAt(phases, round) === 3;
  const exempt = rows.filter(({ match }) => match.players.length === 1).length;
  const { attempt } = content;
  const unused = unusableTables(tournament);
  const pick = (player: PlayerId) =>
    setPicked(picked.includes(player) ? picked.filter((id) => id !== player) : [...picked, player].slice(-2));
  const openAct = (one: DraftAct | null) => {
    setPicked([]);
    open(one);
  };
  const redraw = () => void run(() => send({ kind: 'redraw', round, attempt, ...asFixed(fixedIn(content)) }));

  // A draft that today would be drawn otherwise is paired again first: what Enter does is that, not the publication.
  const publish = (
    <Button
      key={stale ? 'as it is' : 'next'}
      ref={stale ? null : next}
      loading={busy && !stale}
      variant={stale ? 'default' : 'filled'}
      {...(!stale && { 'data-next': '' })}
      onClick={() => (blocks ? setTried(tried + 1) : void run(() => send({ kind: 'publish', round, attempt })))}
    >
      {ui.draft.publish(round)}
    </Button>
  );
  const again = stale && allowed.command('redraw') && (
    <Button loading={busy} data-next="" onClick={redraw}>
      {ui.draft.redraw}
    </Button>
  );
  const note = (
    <Mark>
      <IconEyeOff size={16} stroke={1.75} aria-hidden="true" />
      {ui.draft.draft}
    </Mark>
  );
  const side = (
    <DraftSide
      {...{ round, content, act, picked }}
      match={row?.match ?? null}
      onPick={setPicked}
      onClose={() => (row ? show(null) : openAct(null))}
    />
  );
  const beside = Boolean(row) || (act !== null && act !== 'detail');
  return (
    <Page
      title={ui.entry.title(round)}
      note={note}
      acts={
        <>
          <DirectorsAct kind="publish">{publish}</DirectorsAct>
          {again}
        </>
      }
      sideWidth="wide"
      side={beside ? side : null}
      third={
        wide && (
          <Suspense fallback={null}>
            <Matrix round={round} content={content} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={null}>
        <OutdatedDraft round={round} content={content} asked={tried} />
        <ProposalNotice round={round} content={content} />
        <ExemptByHandNotice />
      </Suspense>
      {/* What makes the day unofficial can still be put right before round 1 is published. */}
      <Suspense fallback={null}>{round === 1 && <Warnings on="before" />}</Suspense>
      <LazyLateNotice draft />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className="quiet" style={{ margin: '-6px 0 14px' }}>
        {ui.draft.summary(rows.length - exempt, exempt, ui.draft.met(...metOf(rows), phase3), marked)}
        {(['club', 'met', 'repeat', 'taken', 'rest'] as const).map((by) => {
          const many = rows.filter(({ moved }) => moved === by).length;
          return many > 0 && ` ${text.movedBy[by](many)}`;
        })}
        {unused.length > 0 && ` ${text.unusedTables(...unused)}`}
        {hasOwnTables(content) && ` ${text.ownTables}`}
        {traitsOf(tournament.format).circles === 'pools' && ` ${text.phases[phaseAt(phases, round)](phases.phase1)}`}
      </p>
      {allowed.command('redraw') && <DraftTools open={act} onOpen={openAct} onRedraw={stale ? undefined : redraw} />}
      {act !== 'detail' && (
        <Suspense fallback={null}>
          <OfRound round={round} match={rows[0]?.match} />
        </Suspense>
      )}
      {act === 'detail' ? (
        <Suspense fallback={null}>
          <DraftDetail round={round} rows={rows} />
        </Suspense>
      ) : (
        <DraftTable
          round={round}
          rows={rows}
          open={row?.key ?? null}
          onWhy={show}
          beside={beside}
          {...(act === 'echanger' && { picking: { picked, onPick: pick } })}
        />
      )}
      <p className={styles.foot}>
        <button
          type="button"
          className="link small"
          aria-expanded={act === 'detail'}
          data-opens="detail"
          onClick={() => openAct(act === 'detail' ? null : 'detail')}
        >
          {act === 'detail' ? text.tables : text.detail}
        </button>
      </p>
      <RoundFoot round={round} content={content} />
    </Page>
  );
}

// They come after the page: what is asked for, and notices that stand on today’s draw, rarely there.
const DraftDetail = partOf(async () => ({ default: (await telling(() => import('./draft-detail.tsx'))).DraftDetail }));
const Warnings = partOf(async () => ({ default: (await import('../../shell/warnings.tsx')).Warnings }));
const OfRound = partOf(async () => ({ default: (await telling(() => import('./draft-detail.tsx'))).OfRound }));
const Matrix = partOf(async () => ({ default: (await import('./matrix.tsx')).Matrix }));
const OutdatedDraft = partOf(async () => ({ default: (await import('./outdated-draft.tsx')).OutdatedDraft }));
const ExemptByHandNotice = partOf(async () => ({ default: (await import('./outdated-draft.tsx')).ExemptByHandNotice }));
const ProposalNotice = partOf(async () => ({ default: (await import('./outdated-draft.tsx')).ProposalNotice }));

/** As many as fit beside the tables, and are drawn without anybody waiting. */
const most = 60;

/** Whether there is room for the third column: else nothing of it is drawn. */
function useMatrixFits({ matches }: Round): boolean {
  const wide = useMediaQuery('(min-width: 1680px)', undefined, { getInitialValueInEffect: false }) ?? false;
  return wide && matches.length * 2 <= most;
}

type Drawing = typeof import('./draw-of-today.ts');

const fetched = external<Drawing | null>(null);

/** The rules of the draw, once they have come; the server refuses what was pressed before. */
function useDrawing(): Drawing | null {
  useEffect(() => {
    if (!fetched.get()) import('./draw-of-today.ts').then(fetched.set, () => {});
  }, []);
  return useExternal(fetched);
}

/** Whether a draft would be drawn otherwise today (`stale`), and whether publishing asks first (`blocks`). */
function useStale(round: number): { readonly stale: boolean; readonly blocks: boolean } {
  const drawing = useDrawing();
  const { tournament, people } = useDesk();
  return useMemo(() => {
    if (!drawing) return { stale: false, blocks: false };
    const blocks = drawing.draftOutdated(tournament, round, people) !== null;
    return { blocks, stale: blocks || drawing.outdated({ tournament, people }) !== null };
  }, [drawing, tournament, round, people]);
}
