import type { Refusal, Tournament, Waiting } from '@ronde/engine';
import { disputedTables } from '@ronde/engine/decide/table-at';
import type { TableRef } from '@ronde/engine/tournament/state';
import { IconPin, IconUserMinus } from '@tabler/icons-react';
import { useObjections } from '../../core/language/objections.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { MissingLinks } from '../../shell/refused.tsx';
import { Warnings } from '../../shell/warnings.tsx';
import { Page, pageStyles } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { LazyLateNotice } from '../lazy-parts/late-notice.tsx';
import { LazyRequestsNotice } from '../lazy-parts/requests-notice.tsx';
import { LazyResultsLink, LazyResultsPanel } from '../lazy-parts/results-file.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { useDraw } from '../pairing/use-draw.tsx';
import { ByHandPanel } from './by-hand-panel.tsx';
import { DraftTool } from './draft-tools.tsx';
import { LazyPaperLink } from './lazy-parts.ts';

/** A round that is not drawn: its draw when it is its turn, tables by hand first; else the way to what waits before it. */
export function NotYet({ round }: { readonly round: number }) {
  const ui = useSentences(uiSentences);
  const screen = useSentences(screenSentences);
  const { waits } = useDesk();
  const [asked, open] = usePanelParam('acte');
  const drawing = useDraw(round);
  const turn = (waits.kind === 'draw' && waits.round === round) || (waits.kind === 'registration' && round === 1);
  const act = turn && (asked === 'fixer' || asked === 'exempter') ? asked : null;
  const { busy, notice, drawAround } = drawing;
  const side = act && (
    <ByHandPanel
      key={act}
      {...{ round, busy }}
      content={null}
      first={act}
      refused={null}
      onDraw={drawAround}
      onClose={() => open(null)}
    />
  );
  const [filing] = usePanelParam('fichier');
  return (
    <Page
      title={ui.entry.title(round)}
      acts={turn ? drawing.button : <NextStep />}
      sideWidth="wide"
      side={filing ? <LazyResultsPanel round={round} /> : side}
    >
      {notice}
      {turn && round === 1 && <LazyRequestsNotice />}
      {turn && round === 1 && <Warnings on="before" />}
      {turn && <LazyLateNotice />}
      <p className="quiet">{turn ? screen.notYetDrawn : screen.notYet(round)}</p>
      {!turn && <WaitsFor />}
      {turn && <Before open={act} onOpen={open} />}
      {turn && <LazyPaperLink round={round} />}
      {turn && <LazyResultsLink />}
    </Page>
  );
}

interface BeforeProps {
  readonly open: string | null;
  readonly onOpen: (act: string | null) => void;
}

/** What may be made by hand before the draw. */
function Before({ open, onOpen }: BeforeProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const tools = [
    ['fixer', ui.draft.fix, IconPin],
    ['exempter', text.exempt, IconUserMinus],
  ] as const;
  return (
    <div className={pageStyles.tools} style={{ marginTop: 14 }}>
      {tools.map(([act, word, Sign]) => (
        <DraftTool key={act} {...{ act, word, Sign, open, onOpen }} />
      ))}
    </div>
  );
}

/**
 * Why a round cannot be drawn yet: the round before it, its tables without result, who has left, the tables in dispute,
 * or that it only has to be closed; a link to each table.
 */
function WaitsFor() {
  const objections = useObjections();
  const { waits, tournament, names } = useDesk();
  return reasonsOf(waits, tournament).map((refusal) => {
    const { what, why, next } = objections.refusal(refusal, names, tournament.format);
    const tables = tablesOf(refusal);
    return (
      <div key={refusal.code} style={{ marginBottom: 14 }}>
        <p>{what}</p>
        {why && <p>{why}</p>}
        <p>{next}</p>
        {tables.length > 0 && (
          <div className={pageStyles.tools} style={{ marginTop: 14 }}>
            <MissingLinks missing={tables} />
          </div>
        )}
      </div>
    );
  });
}

/** What the round in play would answer if it were closed, all of it. */
function reasonsOf(waits: Waiting, tournament: Tournament): readonly Refusal[] {
  switch (waits.kind) {
    case 'results': {
      const { round, missing } = waits;
      const gone = new Set(tournament.players.flatMap(({ id, left }) => (left === undefined ? [] : [id])));
      const left = missing.flatMap(({ players }) => players.filter((player) => gone.has(player)));
      return [{ code: 'results-missing', round, missing, left }, ...disputedIn(tournament, round)];
    }
    case 'disputes':
      return disputedIn(tournament, waits.round);
    case 'close-round':
      return [{ code: 'round-not-closed', round: waits.round }];
    default:
      return [];
  }
}

function disputedIn(tournament: Tournament, round: number): readonly Refusal[] {
  const tables = disputedTables(tournament, round);
  return tables.length > 0 ? [{ code: 'disputed', round, tables }] : [];
}

function tablesOf(refusal: Refusal): readonly TableRef[] {
  if (refusal.code === 'results-missing') return refusal.missing;
  return refusal.code === 'disputed' ? refusal.tables : [];
}
